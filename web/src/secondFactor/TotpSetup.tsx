import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { codeForm } from '../../../common/forms/accountForms.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { showIssues } from '../ui/showIssues.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useZodForm } from '../ui/useZodForm.ts';
import { QrCode } from './QrCode.tsx';
import './texts.ts';
import { useConfirmTotp } from './useTotp.ts';

export interface Setup {
  readonly secret: string;
  readonly uri: string;
  readonly setup: string;
}

interface TotpSetupProps {
  setup: Setup;
  /** Receives new recovery codes, which cannot be shown again; null when there are none. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Shows the QR code for an authenticator app and asks for the app's first code. */
export function TotpSetup({ setup: { secret, uri, setup }, onAdded, onClose }: TotpSetupProps) {
  const { t } = useLingui();
  const form = useZodForm(codeForm, { defaultValues: { code: '' } });
  const { confirmTotp, isConfirming } = useConfirmTotp();
  const { errors } = form.formState;

  const confirm = async ({ code }: z.output<typeof codeForm>) => {
    if (isConfirming) return;
    const outcome = await confirmTotp({ setup, code });
    if (outcome.status === 'done') return onAdded(outcome.payload.recoveryCodes ?? null);
    showIssues(form, outcome.issues);
    form.setFocus('code', { shouldSelect: true });
  };

  return (
    <Dialog title={t`Set up your authenticator app`} isPending={isConfirming} onClose={onClose}>
      <p className="mt-2 text-soft">
        <Trans>Scan this with an app such as Google Authenticator, Aegis or your password manager.</Trans>
      </p>
      <div className="mt-4 flex flex-col items-center gap-3">
        <QrCode text={uri} label={t`QR code for your authenticator app`} />
        <p className="text-center text-sm text-soft">
          <Trans>Or type this key into the app:</Trans>
          <code className="mt-1 block font-mono text-base text-ink wrap-anywhere">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </p>
      </div>
      <form noValidate onSubmit={form.handleSubmit(confirm)} className="mt-5 flex flex-col gap-4">
        <TextField
          data-autofocus
          label={t`Code`}
          hint={t`The 6 digits that the app shows now`}
          autoComplete="one-time-code"
          inputMode="numeric"
          error={errors.code?.message}
          {...form.register('code')}
        />
        <Alert message={errors.root?.message} />
        <DialogActions>
          <Button look="outline" onClick={() => !isConfirming && onClose()}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton isPending={isConfirming} pendingText={t`Checking...`}>
            <Trans>Turn on</Trans>
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
