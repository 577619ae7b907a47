import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/useFailure.ts';
import { useRemoveSubscription } from './useRemoveSubscription.ts';

interface RemoveSubscriptionDialogProps {
  stackId: string;
  id: string;
  name: string;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveSubscriptionDialog({ stackId, id, name, onRemoved, onClose }: RemoveSubscriptionDialogProps) {
  const { t } = useLingui();
  const { removeSubscription, isRemoving } = useRemoveSubscription(stackId);
  const { failure, fail, clearFailure } = useFailure(t`Failed to remove subscription`);

  const handleConfirm = async () => {
    clearFailure();
    const outcome = await removeSubscription(id);
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({ tone: 'plain', title: t`Subscription removed`, description: t`${name} is out of this stack.` });
    onRemoved();
  };

  return (
    <ConfirmDialog
      title={t`Remove subscription?`}
      confirmLabel={t`Remove`}
      pendingLabel={t`Removing…`}
      isDestructive
      isPending={isRemoving}
      error={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Trans>
        This takes <strong className="text-ink wrap-anywhere">{name}</strong> out of this stack. What you track on your
        dashboard stays as it is.
      </Trans>
    </ConfirmDialog>
  );
}
