import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { requestResetForm } from '../../../../common/forms/accountForms.ts';
import { paths } from '../../../../common/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useZodForm } from '../../ui/useZodForm.ts';
import { useRequestReset } from './useRequestReset.ts';

/** @param onDone is called with whether the server sends mail at all */
export function ForgotForm({ onDone }: { onDone: (isMailed: boolean) => void }) {
  const { t } = useLingui();
  const form = useZodForm(requestResetForm, { defaultValues: { email: '' } });
  const { requestReset, isRequesting } = useRequestReset();
  const { errors } = form.formState;

  const request = async (input: z.output<typeof requestResetForm>) => {
    if (isRequesting) return;
    const outcome = await requestReset(input);
    if (outcome.status === 'done') onDone(outcome.payload.isMailed);
    else showIssues(form, outcome.issues);
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(request)} className="flex flex-col gap-5">
      <p className="text-soft">
        <Trans>Enter the email of your account. We will send you a link to set a new password.</Trans>
      </p>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Alert message={errors.root?.message} />
      <SubmitButton isPending={isRequesting} pendingText={t`Sending...`} className="min-h-12 text-lg">
        <Trans>Send the link</Trans>
      </SubmitButton>
      <ButtonLink look="quiet" to={paths.auth}>
        <Trans>Back to login</Trans>
      </ButtonLink>
    </form>
  );
}
