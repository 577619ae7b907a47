import { graphql, useFragment } from 'react-relay/hooks';
import { accountChangesForm } from '../../../../common/forms/accountForms.ts';
import type { NamesForm_user$key } from '../../__generated__/NamesForm_user.graphql.ts';
import { FormError } from '../../ui/FormError.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useKeptDraft } from '../../ui/useKeptDraft.ts';
import { useZodForm } from '../../ui/useZodForm.ts';
import { AccountSection } from './AccountSection.tsx';
import { useUpdateAccount } from './useUpdateAccount.ts';

export function NamesForm({ user }: { user: NamesForm_user$key }) {
  const { username, email } = useFragment(
    graphql`
      fragment NamesForm_user on User @throwOnFieldError {
        username
        email
      }
    `,
    user,
  );
  const form = useZodForm(accountChangesForm, { defaultValues: { username, email, currentPassword: '' } });
  const forgetDraft = useKeptDraft(form, 'names', ['username', 'email']);
  const { updateAccount, isUpdating } = useUpdateAccount(form, forgetDraft);
  const { errors } = form.formState;
  const isNewEmail = form.watch('email')?.trim() !== email;

  return (
    <AccountSection title="Name and email" text="You log in with your email. A new one takes your password.">
      <form noValidate onSubmit={form.handleSubmit(updateAccount)} className="flex flex-col gap-5">
        <TextField
          label="Username"
          autoComplete="nickname"
          error={errors.username?.message}
          {...form.register('username')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        {isNewEmail && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        )}
        <FormError message={errors.root?.message} />
        <SubmitButton isPending={isUpdating} pendingText="Saving..." className="self-start">
          Save changes
        </SubmitButton>
      </form>
    </AccountSection>
  );
}
