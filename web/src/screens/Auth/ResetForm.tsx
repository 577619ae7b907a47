import { resetPasswordForm } from '../../../../common/forms/accountForms.ts';
import { FormError } from '../../ui/FormError.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useZodForm } from '../../ui/useZodForm.ts';
import { useResetPassword } from './useResetPassword.ts';

interface ResetFormProps {
  token: string;
  /** Is told why, when the link turns out to be good for nothing. */
  onUseless: (message: string) => void;
}

export function ResetForm({ token, onUseless }: ResetFormProps) {
  const form = useZodForm(resetPasswordForm, { defaultValues: { token, newPassword: '' } });
  const { resetPassword, isResetting } = useResetPassword(form, onUseless);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(resetPassword)} className="flex flex-col gap-5">
      <p className="text-soft">
        You are logged out everywhere, and your access tokens end. Then you log in with the new password.
      </p>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <FormError message={errors.token?.message ?? errors.root?.message} />
      <SubmitButton isPending={isResetting} pendingText="Setting the password..." className="min-h-12 text-lg">
        Set the new password
      </SubmitButton>
    </form>
  );
}
