import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { latePart } from '../../ui/latePart.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useExport } from './useExport.ts';

// Its code comes with the screen and not with the click, or the dialog could not give the focus back.
const DeleteAccountDialog = latePart(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog);

export function YourData() {
  const { exportData, isExporting } = useExport();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <AccountSection title="Your data" text="All that Stackling has of you, to take with you or to delete.">
      <div className="flex flex-wrap gap-3">
        <Button look="outline" aria-disabled={isExporting} onClick={exportData}>
          <Download className="size-5" aria-hidden="true" />
          Export my data as JSON
        </Button>
        <Button look="danger-outline" onClick={() => setIsDeleting(true)}>
          <Trash2 className="size-5" aria-hidden="true" />
          Delete my account
        </Button>
      </div>
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </AccountSection>
  );
}
