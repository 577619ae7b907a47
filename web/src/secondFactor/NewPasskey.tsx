import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { passkeyNameForm } from '../../../common/forms/accountForms.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { showIssues } from '../ui/showIssues.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useZodForm } from '../ui/useZodForm.ts';
import { makePasskey } from './browserPasskeys.ts';
import './texts.ts';
import { useAddPasskey } from './usePasskeys.ts';

interface NewPasskeyProps {
  /** The server's question, as JSON. */
  options: string;
  /** Receives new recovery codes, which cannot be shown again; null when there are none. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Asks for a passkey's name, then for the browser to make it. */
export function NewPasskey({ options, onAdded, onClose }: NewPasskeyProps) {
  const { t } = useLingui();
  const form = useZodForm(passkeyNameForm, { defaultValues: { name: t`This device` } });
  const { addPasskey, isAdding } = useAddPasskey();
  const [isMaking, setIsMaking] = useState(false);
  const { errors } = form.formState;
  const isPending = isAdding || isMaking;

  const add = async ({ name }: z.output<typeof passkeyNameForm>) => {
    if (isPending) return;
    setIsMaking(true);
    const made = await makePasskey(options);
    setIsMaking(false);
    if ('issues' in made) return showIssues(form, made.issues);
    const outcome = await addPasskey({ name, credential: made.credential });
    if (outcome.status === 'done') onAdded(outcome.payload.recoveryCodes ?? null);
    else showIssues(form, outcome.issues);
  };

  return (
    <Dialog title={t`Add a passkey`} isPending={isPending} onClose={onClose}>
      <form noValidate onSubmit={form.handleSubmit(add)} className="mt-2 flex flex-col gap-4">
        <p className="text-soft">
          <Trans>
            With a passkey you log in by fingerprint, face or PIN. Your browser will ask you for it. From then on, your
            password alone is not enough to log in.
          </Trans>
        </p>
        <TextField
          data-autofocus
          label={t`Name`}
          hint={t`So that you can tell your passkeys apart`}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Alert message={errors.root?.message} />
        <DialogActions>
          <Button look="outline" onClick={() => !isPending && onClose()}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton isPending={isPending} pendingText={t`Waiting for your device...`}>
            <Trans>Add passkey</Trans>
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
