import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import { userChangesForm } from '../../../../common/forms/accountForms.ts';
import { paths } from '../../../../common/paths.ts';
import { useDraftForm } from '../../drafts/useDraftForm.ts';
import { ProofHost } from '../../secondFactor/ProofHost.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import { ownRights, type ListedUser } from './dialogs.ts';
import { useUpdateUser } from './useUpdateUser.ts';

interface EditUserDialogProps {
  user: ListedUser;
  isOwn: boolean;
  onClose: () => void;
}

/** The form of an account. It sends only changed fields, and keeps its values when saving fails. */
export function EditUserDialog({ user: { id, ...saved }, isOwn, onClose }: EditUserDialogProps) {
  const { t } = useLingui();
  const { updateUser, isUpdating } = useUpdateUser(id);
  const { form, forgetDraft } = useDraftForm(userChangesForm, {
    key: `user:${id}`,
    fields: ['username', 'email'],
    defaultValues: { ...saved, password: '' },
  });
  const { errors } = form.formState;

  const close = () => {
    forgetDraft();
    onClose();
  };

  const save = async (edited: z.output<typeof userChangesForm>) => {
    const outcome = await updateUser(changesOf(edited, saved));
    if (outcome.status !== 'done') {
      showIssues(form, outcome.issues);
      return showFailure(t`Error`, outcome.issues);
    }
    showToast({ tone: 'plain', title: t`User updated`, description: t`User details have been updated successfully.` });
    close();
  };

  return (
    <Dialog title={t`Edit User`} isPending={isUpdating} onClose={close}>
      <form noValidate autoComplete="off" onSubmit={form.handleSubmit(save)} className="mt-5">
        <div className="flex flex-col gap-5">
          <TextField
            label={t`Username`}
            data-autofocus
            autoComplete="off"
            error={errors.username?.message}
            {...form.register('username')}
          />
          {isOwn ? (
            <p className="text-soft">
              <Trans>
                Change your own email and password on your{' '}
                <Link to={paths.account} className="font-semibold text-fern underline underline-offset-4">
                  account page
                </Link>
                .
              </Trans>
            </p>
          ) : (
            <>
              <TextField
                label={t`Email`}
                type="email"
                autoComplete="off"
                error={errors.email?.message}
                {...form.register('email')}
              />
              <NewPasswordField
                label={t`New Password (optional)`}
                control={form.control}
                nameFields={['username', 'email']}
                hint={t`A new password logs the user out everywhere and revokes their access tokens and calendar address.`}
                error={errors.password?.message}
                {...form.register('password')}
              />
            </>
          )}
          <Switch
            label={t`Admin Status`}
            reason={isOwn ? `${t(ownRights)}.` : undefined}
            {...form.register('isAdmin')}
          />
          <Alert message={errors.root?.message ?? errors.isAdmin?.message} />
        </div>
        <DialogActions>
          <Button look="outline" onClick={() => !isUpdating && close()}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton isPending={isUpdating} pendingText={t`Saving...`}>
            <Trans>Save Changes</Trans>
          </SubmitButton>
        </DialogActions>
      </form>
      <ProofHost />
    </Dialog>
  );
}

/** The changed fields; an empty password is undefined and left out. */
const changesOf = (edited: z.output<typeof userChangesForm>, saved: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(edited).filter(([field, value]) => value !== undefined && value !== saved[field]));
