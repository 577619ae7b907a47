import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { resetPasswordForm } from '../../../../common/forms/accountForms.ts';
import { paths } from '../../../../common/paths.ts';
import { renewEnvironment } from '../../relay/environment.ts';
import { Alert } from '../../ui/Alert.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useZodForm } from '../../ui/useZodForm.ts';
import { useResetPassword } from './useResetPassword.ts';

interface ResetFormProps {
  token: string;
  /** Called with the reason when the link turns out to be invalid. */
  onUseless: (message: string) => void;
}

export function ResetForm({ token, onUseless }: ResetFormProps) {
  const { t } = useLingui();
  const form = useZodForm(resetPasswordForm, { defaultValues: { token, newPassword: '' } });
  const { resetPassword, isResetting } = useResetPassword();
  const navigate = useNavigate();
  const { errors } = form.formState;

  const reset = async (input: z.output<typeof resetPasswordForm>) => {
    if (isResetting) return;
    const outcome = await resetPassword(input);
    if (outcome.status !== 'done') {
      const useless = outcome.issues.find(({ field }) => field === 'token');
      return useless ? onUseless(useless.message) : showIssues(form, outcome.issues);
    }
    // A session in this browser may have ended with the change: /auth checks again.
    renewEnvironment();
    showToast({ tone: 'plain', title: t`Your new password is set`, description: t`Please log in with it.` });
    void navigate(paths.auth, { replace: true });
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(reset)} className="flex flex-col gap-5">
      <p className="text-soft">
        <Trans>
          This logs you out everywhere and revokes your access tokens and your calendar address. You can then log in
          with the new password.
        </Trans>
      </p>
      <NewPasswordField
        label={t`New password`}
        control={form.control}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <Alert message={errors.token?.message ?? errors.root?.message} />
      <SubmitButton isPending={isResetting} pendingText={t`Setting the password...`} className="min-h-12 text-lg">
        <Trans>Set the new password</Trans>
      </SubmitButton>
    </form>
  );
}
