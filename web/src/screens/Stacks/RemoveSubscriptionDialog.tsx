import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import { showToast } from '../../ui/toast.ts';
import { useRemoveSubscription } from './useRemoveSubscription.ts';

interface RemoveSubscriptionDialogProps {
  stackId: string;
  id: string;
  name: string;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveSubscriptionDialog({ stackId, id, name, onRemoved, onClose }: RemoveSubscriptionDialogProps) {
  const { removeSubscription, isRemoving } = useRemoveSubscription(stackId);
  const [error, setError] = useState<string>();

  const handleConfirm = async () => {
    setError(undefined);
    try {
      await removeSubscription(id);
      showToast({ tone: 'plain', title: 'Subscription removed', description: `${name} is out of this stack.` });
      onRemoved();
    } catch (failure) {
      const description = messageOf(failure);
      setError(`Failed to remove subscription: ${description}`);
      showToast({ tone: 'error', title: 'Failed to remove subscription', description });
    }
  };

  return (
    <ConfirmDialog
      title="Remove subscription?"
      confirmLabel="Remove"
      pendingLabel="Removing…"
      isDestructive
      isPending={isRemoving}
      error={error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      This takes <strong className="text-ink wrap-anywhere">{name}</strong> out of this stack. What you track on your
      dashboard stays as it is.
    </ConfirmDialog>
  );
}
