import { useLingui } from '@lingui/react/macro';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showToast } from '../../ui/toast.ts';
import type { ListedUser } from './dialogs.ts';
import { useUpdateUser } from './useUpdateUser.ts';

/** Makes somebody an administrator, or takes that away. */
export function AdminToggle({ user: { id, username, isAdmin } }: { user: ListedUser }) {
  const { t } = useLingui();
  const { updateUser, isUpdating } = useUpdateUser(id);

  const toggle = async () => {
    const outcome = await updateUser({ isAdmin: !isAdmin });
    if (outcome.status !== 'done') return showFailure(t`Update failed`, outcome.issues);
    showToast({
      tone: 'plain',
      title: t`User updated`,
      description: t`User admin status has been updated successfully.`,
    });
  };

  return (
    <PendingButton
      look="outline"
      isPending={isUpdating}
      pendingLabel={t`Saving...`}
      onClick={toggle}
      className="min-w-40"
    >
      {isAdmin ? t`Remove Admin` : t`Make Admin`} <span className="sr-only">{username}</span>
    </PendingButton>
  );
}
