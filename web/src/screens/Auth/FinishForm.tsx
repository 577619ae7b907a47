import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { finishRegistrationForm } from '../../../../common/forms/accountForms.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useZodForm } from '../../ui/useZodForm.ts';
import { leadToSetUp, mustSetUp } from './mustSetUp.ts';
import { useEnter } from './useEnter.ts';
import { useFinishRegistration } from './useFinishRegistration.ts';

interface FinishFormProps {
  token: string;
  /** Called with the reason when the link turns out to be invalid. */
  onUseless: (message: string) => void;
}

/** Asks for the password that was chosen, which programs that open links in mails do not know. */
export function FinishForm({ token, onUseless }: FinishFormProps) {
  const { t } = useLingui();
  const form = useZodForm(finishRegistrationForm, { defaultValues: { token, password: '' } });
  const { finishRegistration, isFinishing } = useFinishRegistration();
  const enter = useEnter();
  const { errors } = form.formState;

  const finish = async (input: z.output<typeof finishRegistrationForm>) => {
    if (isFinishing) return;
    const outcome = await finishRegistration(input);
    if (outcome.status === 'done') {
      enter(outcome.payload.user);
      const description = t`Your account has been created successfully!`;
      return showToast({ tone: 'plain', title: t`Account created`, description });
    }
    if (mustSetUp(outcome)) return leadToSetUp();
    // Somebody may have taken the username since: the registration starts again.
    const useless = outcome.issues.find(({ field }) => field !== 'password' && field !== '');
    return useless ? onUseless(useless.message) : showIssues(form, outcome.issues);
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(finish)} className="flex flex-col gap-5">
      <p className="text-soft">
        <Trans>Enter the password that you registered with.</Trans>
      </p>
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Alert message={errors.root?.message} />
      <SubmitButton isPending={isFinishing} pendingText={t`Creating account...`} className="min-h-12 text-lg">
        <Trans>Create my account</Trans>
      </SubmitButton>
    </form>
  );
}
