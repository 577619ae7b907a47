import { Trans, useLingui } from '@lingui/react/macro';
import { useRelayEnvironment } from 'react-relay/hooks';
import { undoButton } from '../../relay/undoButton.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/useFailure.ts';
import { neighbourOf } from './stackList.ts';
import { restoreStack } from './restoreStack.ts';
import { useRemoveStack } from './useRemoveStack.ts';

interface RemoveStackDialogProps {
  userId: string;
  id: string;
  name: string;
  /** @param next the id of the neighbouring stack; undefined when there is none */
  onDeleted: (next: string | undefined) => void;
  onClose: () => void;
}

export function RemoveStackDialog({ userId, id, name, onDeleted, onClose }: RemoveStackDialogProps) {
  const { t } = useLingui();
  const { removeStack, isRemoving } = useRemoveStack(userId);
  const { failure, fail, clearFailure } = useFailure(t`Error Deleting Project`);
  const environment = useRelayEnvironment();

  const handleConfirm = async () => {
    clearFailure();
    const neighbour = neighbourOf(environment, userId, id);
    const outcome = await removeStack(id);
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({
      tone: 'plain',
      title: t`Project Deleted`,
      description: t`“${name}” is gone.`,
      action: undoButton(() => restoreStack(environment, id), {
        done: { title: t`Stack restored`, description: t`“${name}” is back.` },
        failed: t`Failed to restore stack`,
      }),
    });
    onDeleted(neighbour);
  };

  return (
    <ConfirmDialog
      title={t`Delete stack?`}
      confirmLabel={t`Delete stack`}
      pendingLabel={t`Deleting…`}
      isDestructive
      isPending={isRemoving}
      error={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Trans>
        This deletes <strong className="text-ink wrap-anywhere">{name}</strong> and all subscriptions saved to it. You
        can undo it right afterwards.
      </Trans>
    </ConfirmDialog>
  );
}
