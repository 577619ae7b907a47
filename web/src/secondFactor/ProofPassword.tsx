import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { proofPasswordForm } from '../../../common/forms/accountForms.ts';
import { Alert } from '../ui/Alert.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { showIssues, type Issue } from '../ui/showIssues.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useZodForm } from '../ui/useZodForm.ts';

interface ProofPasswordProps {
  isPending: boolean;
  /** Sends the password; resolves with what is wrong with it. */
  onPassword: (password: string) => Promise<readonly Issue[]>;
}

/** Asks for the password again. */
export function ProofPassword({ isPending, onPassword }: ProofPasswordProps) {
  const { t } = useLingui();
  const form = useZodForm(proofPasswordForm, { defaultValues: { password: '' } });
  const { errors } = form.formState;
  const send = async ({ password }: z.output<typeof proofPasswordForm>) => {
    if (!isPending) showIssues(form, await onPassword(password));
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-5">
      <PasswordField
        data-autofocus
        label={t`Password`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Alert message={errors.root?.message} />
      <SubmitButton isPending={isPending} pendingText={t`Checking...`} className="min-h-12 text-lg">
        <Trans>Continue</Trans>
      </SubmitButton>
    </form>
  );
}
