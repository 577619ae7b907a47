import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import { showToast } from '../../ui/toast.ts';
import type { ListedUser } from './dialogs.ts';
import { useUpdateUser } from './useUpdateUser.ts';

interface AdminRightsDialogProps {
  user: ListedUser;
  onClose: () => void;
}

/** Asks before somebody becomes an administrator, or stops being one. */
export function AdminRightsDialog({ user: { id, username, isAdmin }, onClose }: AdminRightsDialogProps) {
  const { updateUser, isUpdating } = useUpdateUser(id);
  const [error, setError] = useState<string>();

  const fail = (description: string) => {
    setError(`Update failed: ${description}`);
    showToast({ tone: 'error', title: 'Update failed', description });
  };

  const handleConfirm = async () => {
    setError(undefined);
    try {
      const [issue] = await updateUser({ isAdmin: !isAdmin });
      if (issue) return fail(issue.message);
      showToast({
        tone: 'plain',
        title: 'User updated',
        description: 'User admin status has been updated successfully.',
      });
      onClose();
    } catch (failure) {
      fail(messageOf(failure));
    }
  };

  return (
    <ConfirmDialog
      title={isAdmin ? `Remove ${username} as an administrator?` : `Make ${username} an administrator?`}
      confirmLabel={isAdmin ? 'Remove Admin' : 'Make Admin'}
      pendingLabel="Saving…"
      isDestructive={isAdmin}
      isPending={isUpdating}
      error={error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {isAdmin
        ? `${username} will no longer be able to see or change other people’s accounts.`
        : `${username} will be able to see and change every account.`}
    </ConfirmDialog>
  );
}
