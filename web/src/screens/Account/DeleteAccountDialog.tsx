import { Trans, useLingui } from '@lingui/react/macro';
import { Description } from '@headlessui/react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { type deleteAccountForm, deleteWithPasswordForm } from '../../../../common/forms/accountForms.ts';
import { paths } from '../../../../common/paths.ts';
import { ProofHost } from '../../secondFactor/ProofHost.tsx';
import { forgetUser } from '../../session/forgetUser.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useZodForm } from '../../ui/useZodForm.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

interface DeleteAccountDialogProps {
  isOpen: boolean;
  /** Whether the account has a password to ask for. */
  hasPassword: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ isOpen, ...props }: DeleteAccountDialogProps) {
  return isOpen && <Confirmation {...props} />;
}

/** Asks for the password, if there is one. It cannot be closed while the account is being deleted. */
function Confirmation({ hasPassword, onClose }: Omit<DeleteAccountDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const form = useZodForm(deleteWithPasswordForm, { defaultValues: { currentPassword: '' } });
  const { deleteAccount, isDeleting } = useDeleteAccount();
  const navigate = useNavigate();
  const { errors } = form.formState;

  const confirm = async (input: z.output<typeof deleteAccountForm>) => {
    if (isDeleting) return;
    const outcome = await deleteAccount(input);
    if (outcome.status !== 'done') return showIssues(form, outcome.issues);
    forgetUser();
    showToast({ tone: 'plain', title: t`Account deleted`, description: t`All your data has been deleted.` });
    void navigate(paths.home, { replace: true });
  };

  const confirmWithoutPassword = (event: FormEvent) => {
    event.preventDefault();
    void confirm({});
  };

  return (
    <Dialog title={t`Delete your account?`} role="alertdialog" isPending={isDeleting} onClose={onClose}>
      <Description className="mt-3 text-lg text-soft">
        <Trans>
          This permanently deletes your account and all your stacks, subscriptions and access tokens. It cannot be
          undone.
        </Trans>
      </Description>
      <form noValidate onSubmit={hasPassword ? form.handleSubmit(confirm) : confirmWithoutPassword} className="mt-5">
        <div className="flex flex-col gap-5">
          {hasPassword && (
            <PasswordField
              label={t`Current password`}
              autoComplete="current-password"
              error={errors.currentPassword?.message}
              {...form.register('currentPassword')}
            />
          )}
          <Alert message={errors.root?.message} />
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
