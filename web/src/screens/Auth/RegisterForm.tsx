import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { registerPageForm } from '../../../../common/forms/accountForms.ts';
import { Alert } from '../../ui/Alert.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import { useZodForm } from '../../ui/useZodForm.ts';
import { leadToSetUp, mustSetUp } from './mustSetUp.ts';
import { OtherTab } from './OtherTab.tsx';
import { RegistrationMailed } from './RegistrationMailed.tsx';
import { useEnter } from './useEnter.ts';
import { useRegister } from './useRegister.ts';

interface RegisterFormProps {
  /** The email typed so far, shared with the login form. */
  email: RefObject<string>;
  /** The token of an invitation. */
  invitation?: string;
  /** Called with the reason when the invitation turns out to be invalid. */
  onUseless?: (message: string) => void;
}

export function RegisterForm({ email, invitation, onUseless }: RegisterFormProps) {
  const { t } = useLingui();
  const form = useZodForm(registerPageForm, {
    defaultValues: { username: '', email: email.current, password: '', confirmPassword: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { registerAccount, isRegistering } = useRegister();
  const enter = useEnter();
  const [pending, setPending] = useState<string>();
  const { errors } = formState;

  const handleRegister = async ({ confirmPassword: _unsent, ...input }: z.output<typeof registerPageForm>) => {
    if (isRegistering) return;
    const outcome = await registerAccount({ ...input, ...(invitation !== undefined && { invitation }) });
    if (outcome.status === 'done') {
      if (outcome.payload.__typename === 'RegistrationPending') return setPending(input.email);
      enter(outcome.payload.user);
      const description = t`Your account has been created successfully!`;
      return showToast({ tone: 'plain', title: t`Account created`, description });
    }
    const useless = outcome.issues.find(({ field }) => field === 'invitation');
    if (useless) return onUseless?.(useless.message);
    if (mustSetUp(outcome)) return leadToSetUp();
    const issues = outcome.issues.map(({ field, message }) => ({
      field,
      message: message || t`Registration failed. Please try a different username.`,
    }));
    showIssues(form, issues);
    showFailure(t`Registration failed`, issues);
  };

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => void (email.current = values.email) }),
    [form, email],
  );

  const registerAgain = () => {
    flushSync(() => setPending(undefined));
    form.setFocus('email', { shouldSelect: true });
  };

  if (pending !== undefined) return <RegistrationMailed email={pending} onAgain={registerAgain} />;
  return (
    <form noValidate onSubmit={handleSubmit(handleRegister)} className="flex flex-col gap-5">
      {invitation !== undefined && (
        <p className="text-soft">
          <Trans>You are invited. If the invitation was mailed to you, register with that email address.</Trans>
        </p>
      )}
      <TextField
        label={t`Username`}
        // Not "username": password managers would then offer it for logging in, which needs the email.
        autoComplete="nickname"
        hint={t`3 to 20 letters, digits or underscores`}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPasswordField
        label={t`Password`}
        control={form.control}
        nameFields={['username', 'email']}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Alert message={errors.root?.message} />
      <SubmitButton isPending={isRegistering} pendingText={t`Creating account...`} className="min-h-12 text-lg">
        <Trans>Register</Trans>
      </SubmitButton>
      <OtherTab question={t`Already have an account?`} tab="login">
        <Trans>Log in</Trans>
      </OtherTab>
    </form>
  );
}
