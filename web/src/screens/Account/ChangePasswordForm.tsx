import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import { changePasswordForm } from '../../../../common/forms/accountForms.ts';
import type { ChangePasswordForm_user$key } from '../../__generated__/ChangePasswordForm_user.graphql.ts';
import { Alert } from '../../ui/Alert.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useZodForm } from '../../ui/useZodForm.ts';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { useChangePassword } from './useChangePassword.ts';

export function ChangePasswordForm({ user }: { user: ChangePasswordForm_user$key }) {
  const { t } = useLingui();
  const { username, email } = useFragment(
    graphql`
      fragment ChangePasswordForm_user on User @throwOnFieldError {
        username
        email
      }
    `,
    user,
  );
  const form = useZodForm(changePasswordForm, { defaultValues: { currentPassword: '', newPassword: '' } });
  const { changePassword, isChanging } = useChangePassword();
  const { errors } = form.formState;

  const change = async (input: z.output<typeof changePasswordForm>) => {
    if (isChanging) return;
    const outcome = await changePassword(input);
    if (outcome.status !== 'done') return showIssues(form, outcome.issues);
    form.reset();
    showToast({ tone: 'plain', title: t`Password changed`, description: t`Your other devices are logged out.` });
  };

  return (
    <SettingsSection
      title={t`Password`}
      text={t`A new password logs you out on your other devices and revokes all your access tokens and your calendar address.`}
    >
      <form noValidate onSubmit={form.handleSubmit(change)} className="flex flex-col gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <NewPasswordField
          label={t`New password`}
          control={form.control}
          names={[username, email]}
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <Alert message={errors.root?.message} />
        <SubmitButton isPending={isChanging} pendingText={t`Changing...`} className="self-start">
          <Trans>Change password</Trans>
        </SubmitButton>
      </form>
    </SettingsSection>
  );
}
