import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import { accountChangesForm } from '../../../../common/forms/accountForms.ts';
import type { NamesForm_user$key } from '../../__generated__/NamesForm_user.graphql.ts';
import { useDraftForm } from '../../drafts/useDraftForm.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import { AccountSection } from './AccountSection.tsx';
import { useUpdateAccount } from './useUpdateAccount.ts';

interface NamesFormProps {
  user: NamesForm_user$key;
  /** Whether the account has a password to ask for. */
  hasPassword: boolean;
}

export function NamesForm({ user, hasPassword }: NamesFormProps) {
  const { t } = useLingui();
  const { username, email } = useFragment(
    graphql`
      fragment NamesForm_user on User @throwOnFieldError {
        username
        email
      }
    `,
    user,
  );
  const { form, forgetDraft } = useDraftForm(accountChangesForm, {
    key: 'names',
    fields: ['username', 'email'],
    defaultValues: { username, email, currentPassword: '' },
  });
  const { updateAccount, isUpdating } = useUpdateAccount();
  const { errors } = form.formState;
  const asksPassword = hasPassword && form.watch('email')?.trim() !== email;

  const update = async ({ currentPassword, ...changes }: z.output<typeof accountChangesForm>) => {
    if (isUpdating) return;
    const outcome = await updateAccount({ ...changes, ...(currentPassword && { currentPassword }) });
    if (outcome.status !== 'done') return showIssues(form, outcome.issues);
    const { username, email } = outcome.payload.user;
    form.reset({ username, email, currentPassword: '' });
    forgetDraft();
    showToast({ tone: 'plain', title: t`Account updated`, description: t`Your changes are saved.` });
  };

  return (
    <AccountSection
      title={t`Name and email`}
      text={
        hasPassword
          ? t`You log in with your email. To change it, enter your current password.`
          : t`Your account has no password. To set one, ask for a link on the login page.`
      }
    >
      <form noValidate onSubmit={form.handleSubmit(update)} className="flex flex-col gap-5">
        <TextField
          label={t`Username`}
          autoComplete="nickname"
          error={errors.username?.message}
          {...form.register('username')}
        />
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        {asksPassword && (
          <PasswordField
            label={t`Current password`}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        )}
        <Alert message={errors.root?.message} />
        <SubmitButton isPending={isUpdating} pendingText={t`Saving...`} className="self-start">
          <Trans>Save changes</Trans>
        </SubmitButton>
      </form>
    </AccountSection>
  );
}
