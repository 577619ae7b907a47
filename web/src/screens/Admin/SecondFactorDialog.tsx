import { useLingui } from '@lingui/react/macro';
import { ProofHost } from '../../secondFactor/ProofHost.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/useFailure.ts';
import type { ListedUser } from './dialogs.ts';
import { useRenewAuditLog } from './useRenewAuditLog.ts';
import { useResetSecondFactor } from './useResetSecondFactor.ts';

/** Asks before the second factor of a user is removed who has lost it. */
export function SecondFactorDialog({ user: { id, username }, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useLingui();
  const { resetSecondFactor, isResetting } = useResetSecondFactor();
  const renewAuditLog = useRenewAuditLog();
  const { failure, fail, clearFailure } = useFailure(t`Not removed`);

  const handleConfirm = async () => {
    clearFailure();
    const outcome = await resetSecondFactor(id);
    if (outcome.status !== 'done') return fail(outcome.issues);
    renewAuditLog();
    showToast({
      tone: 'plain',
      title: t`Second step removed`,
      description: t`${username} can log in with the password alone.`,
    });
    onClose();
  };

  return (
    <ConfirmDialog
      title={t`Remove the second step of ${username}?`}
      confirmLabel={t`Remove second step`}
      pendingLabel={t`Removing…`}
      isDestructive
      isPending={isResetting}
      error={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t`First make sure that it is really ${username} who asks. They will be signed out everywhere, and their password alone will be enough to log in.`}
      <ProofHost />
    </ConfirmDialog>
  );
}
