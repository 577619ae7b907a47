import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { latePart } from '../../ui/latePart.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { useExport } from './useExport.ts';

// Loaded with the screen rather than with the click, or the dialog could not give the focus back.
const DeleteAccountDialog = latePart(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog);

export function YourData({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui();
  const { exportData, isExporting } = useExport();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <SettingsSection title={t`Your data`} text={t`Export what Stackling holds about you, or delete it.`}>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" aria-disabled={isExporting} onClick={exportData}>
          <Download className="size-5" aria-hidden="true" />
          <Trans>Export my data as JSON</Trans>
        </Button>
        <Button look="danger-outline" onClick={() => setIsDeleting(true)}>
          <Trash2 className="size-5" aria-hidden="true" />
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      <DeleteAccountDialog isOpen={isDeleting} hasPassword={hasPassword} onClose={() => setIsDeleting(false)} />
    </SettingsSection>
  );
}
