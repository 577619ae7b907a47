import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { codeForm } from '../../../common/forms/accountForms.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { showIssues, type Issue } from '../ui/showIssues.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useZodForm } from '../ui/useZodForm.ts';
import { canUsePasskeys } from './canUsePasskeys.ts';
import { WhyNoPasskeys } from './WhyNoPasskeys.tsx';

interface CodeFormProps {
  /** How the second factor can be given, as the server named it. */
  methods: readonly string[];
  isPending: boolean;
  /** Sends a code; resolves with what is wrong with it. */
  onCode: (code: string) => Promise<readonly Issue[]>;
  /** Asks for a passkey; resolves with what is wrong with it. */
  onPasskey: () => Promise<readonly Issue[]>;
}

/** Asks for the second factor: a passkey, a code of the authenticator app, or a recovery code. */
export function CodeForm({ methods, isPending, onCode, onPasskey }: CodeFormProps) {
  const { t } = useLingui();
  const hasTotp = methods.includes('TOTP');
  const hasRecovery = methods.includes('RECOVERY_CODE');
  const hasPasskey = methods.includes('PASSKEY') && canUsePasskeys();
  const [isRecovery, setIsRecovery] = useState(!hasTotp && !hasPasskey);
  const form = useZodForm(codeForm, { defaultValues: { code: '' } });
  const { errors } = form.formState;
  const hasField = hasTotp || isRecovery;

  const sendCode = async ({ code }: z.output<typeof codeForm>) => {
    if (isPending) return;
    const issues = await onCode(code);
    showIssues(form, issues);
    if (issues.length > 0) form.setFocus('code', { shouldSelect: true });
  };
  const sendPasskey = async () => {
    if (isPending) return;
    form.clearErrors();
    showIssues(form, await onPasskey());
  };
  const change = () => {
    form.reset({ code: '' });
    flushSync(() => setIsRecovery(!isRecovery));
    if (hasTotp || !isRecovery) form.setFocus('code');
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(sendCode)} className="flex flex-col gap-5">
      {hasPasskey && (
        <Button
          look={hasField ? 'outline' : 'primary'}
          onClick={sendPasskey}
          aria-disabled={isPending}
          data-autofocus={!hasField || undefined}
          className="min-h-12"
        >
          <KeyRound className="size-5" aria-hidden="true" />
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      {methods.includes('PASSKEY') && !hasPasskey && (
        <p className="text-sm text-soft">
          <WhyNoPasskeys />
        </p>
      )}
      {hasField && (
        <TextField
          key={String(isRecovery)}
          data-autofocus
          label={isRecovery ? t`Recovery code` : t`Code`}
          hint={
            isRecovery ? t`One of the codes that you saved. It works once.` : t`The 6 digits in your authenticator app`
          }
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
      <Alert message={errors.root?.message} />
      {hasField && (
        <SubmitButton isPending={isPending} pendingText={t`Checking...`} className="min-h-12 text-lg">
          <Trans>Continue</Trans>
        </SubmitButton>
      )}
      {hasRecovery && (hasTotp || hasPasskey) && (
        <Button look="quiet" onClick={change}>
          {isRecovery ? <Trans>Use another way</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      )}
    </form>
  );
}
