import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { expiryStore } from '../../relay/environment.ts';
import { showToast } from '../../ui/toast.ts';

/** Downloads all the user's data as a file. */
export function useExport() {
  const { t } = useLingui();
  const [isExporting, setIsExporting] = useState(false);

  const exportData = async () => {
    if (isExporting) return;
    setIsExporting(true);
    try {
      const answer = await fetch('/api/user/export');
      if (answer.status === 401) expiryStore.set(true);
      else if (answer.ok) save(await answer.json());
      else throw new Error(t`The server answered with status ${answer.status}.`);
    } catch (error) {
      showToast({ tone: 'error', title: t`Export failed`, description: (error as Error).message });
    } finally {
      setIsExporting(false);
    }
  };

  return { exportData, isExporting };
}

function save(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: 'stackling.json' }).click();
  URL.revokeObjectURL(url);
}
