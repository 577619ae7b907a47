import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type RefObject } from 'react';
import type * as z from 'zod/mini';
import { loginPageForm } from '../../../../common/forms/accountForms.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { readSite } from '../../ui/site.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import { useZodForm } from '../../ui/useZodForm.ts';
import { tipStore } from '../../tips/tipStore.ts';
import { SecondStep } from '../../secondFactor/parts.ts';
import type { SignedInUser } from '../../session/setUser.ts';
import { leadToSetUp, mustSetUp } from './mustSetUp.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { ForgotLinks } from './ForgotLinks.tsx';
import { OtherTab } from './OtherTab.tsx';
import { useEnter } from './useEnter.ts';
import { useLogIn } from './useLogIn.ts';

/** @param email the email typed so far, shared with the registration form */
export function LoginForm({ email }: { email: RefObject<string> }) {
  const { t } = useLingui();
  const form = useZodForm(loginPageForm, { defaultValues: { email: email.current, password: '' } });
  const { register, handleSubmit, formState } = form;
  const { logIn, isLoggingIn } = useLogIn();
  const enter = useEnter();
  const { errors } = formState;
  const [step, setStep] = useState<{ token: string; methods: readonly string[] }>();

  const welcome = (user: SignedInUser) => {
    enter(user);
    showToast({ tone: 'plain', title: t`Welcome back!`, description: t`Logged in as ${user.username}` });
  };

  const handleLogin = async (input: z.output<typeof loginPageForm>) => {
    if (isLoggingIn) return;
    const outcome = await logIn(input);
    if (outcome.status === 'done') {
      const { payload } = outcome;
      if (payload.__typename === 'LoginPayload') return welcome(payload.user);
      // The screen's tip speaks to people without an account.
      tipStore.set(null);
      return setStep(payload);
    }
    if (mustSetUp(outcome)) return leadToSetUp();
    showIssues(form, outcome.issues);
    showFailure(t`Login failed`, outcome.issues);
    const isInNoField = outcome.issues[0]?.field === '';
    if (outcome.status === 'refused' && isInNoField) form.setFocus('password', { shouldSelect: true });
  };

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => void (email.current = values.email) }),
    [form, email],
  );

  if (step) return <SecondStep {...step} onEnter={welcome} onBack={() => setStep(undefined)} />;
  return (
    <form noValidate onSubmit={handleSubmit(handleLogin)} className="flex flex-col gap-5">
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username webauthn"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Alert message={errors.root?.message} />
      <SubmitButton isPending={isLoggingIn} pendingText={t`Signing in...`} className="min-h-12 text-lg">
        <Trans>Login</Trans>
      </SubmitButton>
      <PasskeyLogin onEnter={welcome} />
      <ForgotLinks />
      {readSite().registration !== 'closed' && (
        <OtherTab question={t`New to Stackling?`} tab="register">
          <Trans>Create an account</Trans>
        </OtherTab>
      )}
    </form>
  );
}
