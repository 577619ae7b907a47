import { PendingButton } from '../../ui/PendingButton.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showToast } from '../../ui/toast.ts';
import type { ListedUser } from './dialogs.ts';
import { useUpdateUser } from './useUpdateUser.ts';

/** Makes somebody an administrator, or takes that away. */
export function AdminToggle({ user: { id, username, isAdmin } }: { user: ListedUser }) {
  const { updateUser, isUpdating } = useUpdateUser(id);

  const toggle = async () => {
    const outcome = await updateUser({ isAdmin: !isAdmin });
    if (outcome.status !== 'done') return showFailure('Update failed', outcome.issues);
    showToast({
      tone: 'plain',
      title: 'User updated',
      description: 'User admin status has been updated successfully.',
    });
  };

  return (
    <PendingButton look="outline" isPending={isUpdating} pendingLabel="Saving..." onClick={toggle} className="min-w-40">
      {isAdmin ? 'Remove Admin' : 'Make Admin'} <span className="sr-only">{username}</span>
    </PendingButton>
  );
}
