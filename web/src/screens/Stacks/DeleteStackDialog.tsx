import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import { showToast } from '../../ui/toast.ts';
import { useDeleteStack } from './useDeleteStack.ts';

interface DeleteStackDialogProps {
  userId: string;
  id: string;
  name: string;
  /** @param next the id of the stack that stood next to it */
  onDeleted: (next: string | undefined) => void;
  onClose: () => void;
}

export function DeleteStackDialog({ userId, id, name, onDeleted, onClose }: DeleteStackDialogProps) {
  const { deleteStack, isDeleting } = useDeleteStack(userId);
  const [error, setError] = useState<string>();

  const handleConfirm = async () => {
    setError(undefined);
    try {
      const next = await deleteStack(id);
      showToast({ tone: 'plain', title: 'Project Deleted', description: `“${name}” is gone.` });
      onDeleted(next);
    } catch (failure) {
      const description = messageOf(failure);
      setError(`Error Deleting Project: ${description}`);
      showToast({ tone: 'error', title: 'Error Deleting Project', description });
    }
  };

  return (
    <ConfirmDialog
      title="Delete stack?"
      confirmLabel="Delete stack"
      pendingLabel="Deleting…"
      isDestructive
      isPending={isDeleting}
      error={error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      This permanently deletes <strong className="text-ink wrap-anywhere">{name}</strong> and all subscriptions saved to
      it. This cannot be undone.
    </ConfirmDialog>
  );
}
