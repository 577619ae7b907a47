import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useFailure } from '../../../ui/useFailure.ts';
import type { ListedMail } from './MailRow.tsx';
import { useDropMail } from './useDropMail.ts';

interface DropMailDialogProps {
  mail: ListedMail;
  connection: string;
  onDropped: () => void;
  onClose: () => void;
}

/** Asks before a mail is dropped. */
export function DropMailDialog({ mail: { id, about }, connection, onDropped, onClose }: DropMailDialogProps) {
  const { t } = useLingui();
  const { dropMail, isDropping } = useDropMail(connection);
  const { failure, fail, clearFailure } = useFailure(t`Not dropped`);

  const handleConfirm = async () => {
    clearFailure();
    const outcome = await dropMail(id);
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({ tone: 'plain', title: t`Mail dropped`, description: about });
    onClose();
    onDropped();
  };

  return (
    <ConfirmDialog
      title={t`Drop this mail?`}
      confirmLabel={t`Drop mail`}
      pendingLabel={t`Dropping…`}
      isDestructive
      isPending={isDropping}
      error={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t`${about} will not be sent. This cannot be undone.`}
    </ConfirmDialog>
  );
}
