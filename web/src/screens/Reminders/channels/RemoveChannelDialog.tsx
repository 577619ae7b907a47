import { Trans, useLingui } from '@lingui/react/macro';
import { undoButton } from '../../../relay/undoButton.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useFailure } from '../../../ui/useFailure.ts';
import type { ListedChannel } from './ChannelRow.tsx';
import { useRemoveChannel } from './useRemoveChannel.ts';

interface RemoveChannelDialogProps {
  /** Undefined while the dialog is closed. */
  channel: ListedChannel | undefined;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a channel is removed. */
export function RemoveChannelDialog({ channel, ...props }: RemoveChannelDialogProps) {
  return channel && <Removal channel={channel} {...props} />;
}

function Removal({ channel: { id, name }, onRemoved, onClose }: RemoveChannelDialogProps & { channel: ListedChannel }) {
  const { t } = useLingui();
  const { remove, restore, isRemoving } = useRemoveChannel(id);
  const { failure, fail, clearFailure } = useFailure(t`Failed to remove the channel`);

  const handleConfirm = async () => {
    clearFailure();
    const outcome = await remove();
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({
      tone: 'plain',
      title: t`Channel removed`,
      description: name,
      action: undoButton(restore, {
        done: { title: t`Channel restored`, description: name },
        failed: t`Failed to restore the channel`,
      }),
    });
    onRemoved();
  };
  return (
    <ConfirmDialog
      title={t`Remove ${name}?`}
      confirmLabel={t`Remove channel`}
      pendingLabel={t`Removing…`}
      isDestructive
      isPending={isRemoving}
      error={failure}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Trans>Reminders no longer go there.</Trans>
    </ConfirmDialog>
  );
}
