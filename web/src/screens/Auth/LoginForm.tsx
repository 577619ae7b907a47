import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type RefObject } from 'react';
import type * as z from 'zod/mini';
import { loginForm } from '../../../../common/forms/accountForms.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import { useZodForm } from '../../ui/useZodForm.ts';
import { ForgotLinks } from './ForgotLinks.tsx';
import { OtherTab } from './OtherTab.tsx';
import { useEnter } from './useEnter.ts';
import { useLogIn } from './useLogIn.ts';

/** @param email the email typed so far, shared with the registration form */
export function LoginForm({ email }: { email: RefObject<string> }) {
  const { t } = useLingui();
  const form = useZodForm(loginForm, { defaultValues: { email: email.current, password: '' } });
  const { register, handleSubmit, formState } = form;
  const { logIn, isLoggingIn } = useLogIn();
  const enter = useEnter();
  const { errors } = formState;

  const handleLogin = async (input: z.output<typeof loginForm>) => {
    if (isLoggingIn) return;
    const outcome = await logIn(input);
    if (outcome.status === 'done') {
      const { user } = outcome.payload;
      enter(user);
      return showToast({ tone: 'plain', title: t`Welcome back!`, description: t`Logged in as ${user.username}` });
    }
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

  return (
    <form noValidate onSubmit={handleSubmit(handleLogin)} className="flex flex-col gap-5">
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
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
      <ForgotLinks />
      <OtherTab question={t`New to Stackling?`} tab="register">
        <Trans>Create an account</Trans>
      </OtherTab>
    </form>
  );
}
