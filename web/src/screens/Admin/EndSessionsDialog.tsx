import { useLingui } from '@lingui/react/macro';
import { ProofHost } from '../../secondFactor/ProofHost.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/useFailure.ts';
import type { ListedUser } from './dialogs.ts';
import { useEndUserSessions } from './useEndUserSessions.ts';

/** Asks before a user is signed out everywhere. */
export function EndSessionsDialog({ user: { id, username }, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useLingui();
  const { endUserSessions, isEnding } = useEndUserSessions();
  const { failure, fail, clearFailure } = useFailure(t`Not signed out`);

  const handleConfirm = async () => {
    clearFailure();
    const outcome = await endUserSessions(id);
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({ tone: 'plain', title: t`Sessions ended`, description: t`${username} is signed out everywhere.` });
    onClose();
  };

  return (
    <ConfirmDialog
      title={t`Sign ${username} out everywhere?`}
      confirmLabel={t`End all sessions`}
      pendingLabel={t`Ending…`}
      isDestructive
      isPending={isEnding}
      error={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t`${username} has to sign in again on every device. Their password, second step and access tokens stay.`}
      <ProofHost />
    </ConfirmDialog>
  );
}
