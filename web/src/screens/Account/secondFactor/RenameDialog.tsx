import { Trans, useLingui } from '@lingui/react/macro';
import { graphql } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import { passkeyNameForm } from '../../../../../common/forms/accountForms.ts';
import type { RenameDialogMutation } from '../../../__generated__/RenameDialogMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { showIssues } from '../../../ui/showIssues.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useZodForm } from '../../../ui/useZodForm.ts';

interface RenameDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Gives a passkey another name. */
export function RenameDialog({ id, name, onClose }: RenameDialogProps) {
  const { t } = useLingui();
  const form = useZodForm(passkeyNameForm, { defaultValues: { name } });
  const [commit, isRenaming] = useCommit<RenameDialogMutation>(graphql`
    mutation RenameDialogMutation($id: ID!, $input: RenamePasskeyInput!) {
      result: renamePasskey(id: $id, input: $input) {
        __typename
        ... on RenamePasskeyPayload {
          passkey {
            ...PasskeyRow_passkey
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  const { errors } = form.formState;

  const rename = async (input: z.output<typeof passkeyNameForm>) => {
    if (isRenaming) return;
    const outcome = await commit({ variables: { id, input } });
    if (outcome.status === 'done') onClose();
    else showIssues(form, outcome.issues);
  };

  return (
    <Dialog title={t`Rename passkey`} isPending={isRenaming} onClose={onClose}>
      <form noValidate onSubmit={form.handleSubmit(rename)} className="mt-4 flex flex-col gap-4">
        <TextField
          data-autofocus
          label={t`Name`}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Alert message={errors.root?.message} />
        <DialogActions>
          <Button look="outline" onClick={() => !isRenaming && onClose()}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton isPending={isRenaming} pendingText={t`Saving...`}>
            <Trans>Save name</Trans>
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
