import { Trans, useLingui } from '@lingui/react/macro';
import { Description } from '@headlessui/react';
import { useState, type FormEvent } from 'react';
import { ProofHost } from '../../secondFactor/ProofHost.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { giveFocusBack } from '../../ui/giveFocusBack.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/useFailure.ts';
import type { ListedUser } from './dialogs.ts';
import { useDeleteUser } from './useDeleteUser.ts';

interface DeleteUserDialogProps {
  user: ListedUser;
  /** The list that the user is in, if there is one. */
  connection: string | undefined;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes an account once its username was typed. */
export function DeleteUserDialog({ user: { id, username }, connection, onDeleted, onClose }: DeleteUserDialogProps) {
  const { t } = useLingui();
  const { deleteUser, isDeleting } = useDeleteUser(connection);
  const { failure, fail, clearFailure } = useFailure(t`Account not deleted`);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isDeleting) return;
    clearFailure();
    if (typed.trim().toLowerCase() !== username.toLowerCase()) return setError(t`This is not the username`);
    const outcome = await deleteUser(id);
    if (outcome.status !== 'done') return fail(outcome.issues);
    showToast({ tone: 'plain', title: t`Account deleted`, description: t`All data of ${username} has been deleted.` });
    onDeleted();
    // The closing dialog first gives the focus back to what opened it, and that is gone.
    setTimeout(() => giveFocusBack(null));
  };

  return (
    <Dialog title={t`Delete ${username}?`} role="alertdialog" isPending={isDeleting} onClose={onClose}>
      <Description className="mt-3 text-lg text-soft">
        <Trans>
          This permanently deletes the account and all its stacks, subscriptions and access tokens. It cannot be undone.
        </Trans>
      </Description>
      <form noValidate autoComplete="off" onSubmit={handleSubmit} className="mt-5">
        <div className="flex flex-col gap-5">
          <TextField
            label={t`Type ${username} to confirm`}
            autoComplete="off"
            value={typed}
            error={error}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(undefined);
            }}
          />
          <Alert message={failure} />
        </div>
        <DialogActions>
          <Button look="outline" data-autofocus onClick={() => !isDeleting && onClose()}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton look="danger" isPending={isDeleting} pendingText={t`Deleting...`}>
            <Trans>Delete account</Trans>
          </SubmitButton>
        </DialogActions>
      </form>
      <ProofHost />
    </Dialog>
  );
}
