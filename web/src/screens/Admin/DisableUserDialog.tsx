import { useLingui } from '@lingui/react/macro';
import { ProofHost } from '../../secondFactor/ProofHost.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/useFailure.ts';
import type { ListedUser } from './dialogs.ts';
import { useUpdateUser } from './useUpdateUser.ts';

interface DisableUserDialogProps {
  user: ListedUser;
  isDisabled: boolean;
  onClose: () => void;
}

/** Asks before an account is disabled, or enabled again. */
export function DisableUserDialog({ user: { id, username }, isDisabled, onClose }: DisableUserDialogProps) {
  const { t } = useLingui();
  const { updateUser, isUpdating } = useUpdateUser(id);
  const { failure, fail, clearFailure } = useFailure(t`Update failed`);

  const handleConfirm = async () => {
    clearFailure();
    const outcome = await updateUser({ isDisabled: !isDisabled });
    if (outcome.status !== 'done') return fail(outcome.issues);
    const title = isDisabled ? t`Account enabled` : t`Account disabled`;
    const description = isDisabled ? t`${username} can sign in again.` : t`${username} can no longer sign in.`;
    showToast({ tone: 'plain', title, description });
    onClose();
  };

  return (
    <ConfirmDialog
      title={isDisabled ? t`Enable ${username}?` : t`Disable ${username}?`}
      confirmLabel={isDisabled ? t`Enable account` : t`Disable account`}
      pendingLabel={t`Saving…`}
      isDestructive={!isDisabled}
      isPending={isUpdating}
      error={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <ProofHost />
      {isDisabled
        ? t`${username} will be able to sign in again, and their access tokens will work again.`
        : t`${username} will be signed out everywhere and cannot sign in. Their access tokens stop working. Nothing is deleted.`}
    </ConfirmDialog>
  );
}
