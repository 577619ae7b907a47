import { useLingui } from '@lingui/react/macro';
import { ProofHost } from '../../secondFactor/ProofHost.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/useFailure.ts';
import type { ListedUser } from './dialogs.ts';
import { useUpdateUser } from './useUpdateUser.ts';

interface AdminRightsDialogProps {
  user: ListedUser;
  onClose: () => void;
}

/** Asks before somebody becomes an administrator, or stops being one. */
export function AdminRightsDialog({ user: { id, username, isAdmin }, onClose }: AdminRightsDialogProps) {
  const { t } = useLingui();
  const { updateUser, isUpdating } = useUpdateUser(id);
  const { failure, fail, clearFailure } = useFailure(t`Update failed`);

  const handleConfirm = async () => {
    clearFailure();
    const outcome = await updateUser({ isAdmin: !isAdmin });
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({
      tone: 'plain',
      title: t`User updated`,
      description: t`User admin status has been updated successfully.`,
    });
    onClose();
  };

  return (
    <ConfirmDialog
      title={isAdmin ? t`Remove ${username} as an administrator?` : t`Make ${username} an administrator?`}
      confirmLabel={isAdmin ? t`Remove Admin` : t`Make Admin`}
      pendingLabel={t`Saving…`}
      isDestructive={isAdmin}
      isPending={isUpdating}
      error={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <ProofHost />
      {isAdmin
        ? t`${username} will no longer be able to see or change other people’s accounts.`
        : t`${username} will be able to see and change every account.`}
    </ConfirmDialog>
  );
}
