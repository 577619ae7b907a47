import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import { accountChangesForm } from '../../../../common/forms/accountForms.ts';
import type { NamesForm_user$key } from '../../__generated__/NamesForm_user.graphql.ts';
import { useDraftForm } from '../../drafts/useDraftForm.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { readSite } from '../../ui/site.ts';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { EmailState } from './EmailState.tsx';
import { useUpdateAccount } from './useUpdateAccount.ts';

interface NamesFormProps {
  user: NamesForm_user$key;
  /** Whether the account has a password to ask for. */
  hasPassword: boolean;
}

export function NamesForm({ user, hasPassword }: NamesFormProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment NamesForm_user on User @throwOnFieldError {
        username
        email
        ...EmailState_user
      }
    `,
    user,
  );
  const { username, email } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, forgetDraft } = useDraftForm(accountChangesForm, {
    key: 'names',
    fields: ['username', 'email'],
    defaultValues: { username, email, currentPassword: '' },
  });
  const { updateAccount, isUpdating } = useUpdateAccount();
  const { errors } = form.formState;
  const shown = useRef(email);
  // Somebody who confirms a new email does so in another tab, or on another device.
  useEffect(() => {
    if (shown.current !== email) form.resetField('email', { defaultValue: email });
    shown.current = email;
  }, [form, email]);
  const asksPassword = hasPassword && form.watch('email')?.trim() !== email;

  const update = async ({ currentPassword, ...changes }: z.output<typeof accountChangesForm>) => {
    if (isUpdating) return;
    const outcome = await updateAccount({ ...changes, ...(currentPassword && { currentPassword }) });
    if (outcome.status !== 'done') return showIssues(form, outcome.issues);
    const { username, email, pendingEmail } = outcome.payload.user;
    form.reset({ username, email, currentPassword: '' });
    forgetDraft();
    if (pendingEmail !== null && pendingEmail === changes.email) {
      // What is said of it there is above the button.
      heading.current?.focus();
      showToast({
        tone: 'plain',
        title: t`Check your email`,
        description: t`Open the link that we have sent to ${pendingEmail}.`,
      });
    } else showToast({ tone: 'plain', title: t`Account updated`, description: t`Your changes are saved.` });
  };

  const { passwordLogin, singleSignOn } = readSite();
  const about = hasPassword
    ? t`You log in with your email. To change it, enter your current password.`
    : passwordLogin
      ? t`Your account has no password. To set one, ask for a link on the login page.`
      : t`You log in with ${singleSignOn}. We send emails to this address.`;
  return (
    <SettingsSection headingRef={heading} title={t`Name and email`} text={about}>
      <EmailState user={data} onCancelled={() => heading.current?.focus({ preventScroll: true })} />
      <form noValidate onSubmit={(event) => void form.handleSubmit(update)(event)} className="flex flex-col gap-5">
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
    </SettingsSection>
  );
}
