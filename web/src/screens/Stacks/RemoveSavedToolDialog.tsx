import { Trans, useLingui } from '@lingui/react/macro';
import { useRelayEnvironment } from 'react-relay/hooks';
import { undoButton } from '../../relay/undoButton.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/useFailure.ts';
import { restoreSavedTool } from './restoreSavedTool.ts';
import { useRemoveSavedTool } from './useRemoveSavedTool.ts';

interface RemoveSavedToolDialogProps {
  stackId: string;
  id: string;
  name: string;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveSavedToolDialog({ stackId, id, name, onRemoved, onClose }: RemoveSavedToolDialogProps) {
  const { t } = useLingui();
  const { removeSavedTool, isRemoving } = useRemoveSavedTool(stackId);
  const environment = useRelayEnvironment();
  const { failure, fail, clearFailure } = useFailure(t`Failed to remove subscription`);

  const handleConfirm = async () => {
    clearFailure();
    const outcome = await removeSavedTool(id);
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({
      tone: 'plain',
      title: t`Subscription removed`,
      description: t`${name} is out of this stack.`,
      action: undoButton(() => restoreSavedTool(environment, id), {
        done: { title: t`Subscription restored`, description: t`${name} is back in its stack.` },
        failed: t`Failed to restore subscription`,
      }),
    });
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
