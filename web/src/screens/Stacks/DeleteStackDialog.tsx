import { useRelayEnvironment } from 'react-relay/hooks';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/useFailure.ts';
import { neighbourOf } from './stackList.ts';
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
  const { failure, fail, clearFailure } = useFailure('Error Deleting Project');
  const environment = useRelayEnvironment();

  const handleConfirm = async () => {
    clearFailure();
    const neighbour = neighbourOf(environment, userId, id);
    const outcome = await deleteStack(id);
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({ tone: 'plain', title: 'Project Deleted', description: `“${name}” is gone.` });
    onDeleted(neighbour);
  };

  return (
    <ConfirmDialog
      title="Delete stack?"
      confirmLabel="Delete stack"
      pendingLabel="Deleting…"
      isDestructive
      isPending={isDeleting}
      error={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      This permanently deletes <strong className="text-ink wrap-anywhere">{name}</strong> and all subscriptions saved to
      it. This cannot be undone.
    </ConfirmDialog>
  );
}
