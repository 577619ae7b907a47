import { Trans, useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const { deleteStack, isDeleting } = useDeleteStack(userId);
  const { failure, fail, clearFailure } = useFailure(t`Error Deleting Project`);
  const environment = useRelayEnvironment();

  const handleConfirm = async () => {
    clearFailure();
    const neighbour = neighbourOf(environment, userId, id);
    const outcome = await deleteStack(id);
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({ tone: 'plain', title: t`Project Deleted`, description: t`“${name}” is gone.` });
    onDeleted(neighbour);
  };

  return (
    <ConfirmDialog
      title={t`Delete stack?`}
      confirmLabel={t`Delete stack`}
      pendingLabel={t`Deleting…`}
      isDestructive
      isPending={isDeleting}
      error={failure}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Trans>
        This permanently deletes <strong className="text-ink wrap-anywhere">{name}</strong> and all subscriptions saved
        to it. This cannot be undone.
      </Trans>
    </ConfirmDialog>
  );
}
