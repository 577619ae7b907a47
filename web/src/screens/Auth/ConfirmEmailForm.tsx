import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import type { ConfirmedEmail } from './EmailConfirmed.tsx';
import { useConfirmEmail } from './useConfirmEmail.ts';

interface ConfirmEmailFormProps {
  token: string;
  onDone: (confirmed: ConfirmedEmail) => void;
  /** Called with the reason when the link turns out to be invalid. */
  onUseless: (message: string) => void;
}

/** Confirms when its button is pressed, which programs that open links in mails do not do. */
export function ConfirmEmailForm({ token, onDone, onUseless }: ConfirmEmailFormProps) {
  const { t } = useLingui();
  const { confirmEmail, isConfirming } = useConfirmEmail();
  const [failure, setFailure] = useState<string>();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isConfirming) return;
    setFailure(undefined);
    const outcome = await confirmEmail(token);
    if (outcome.status === 'done') onDone(outcome.payload);
    else if (outcome.status === 'refused') onUseless(messageOf(outcome.issues) ?? '');
    else setFailure(messageOf(outcome.issues));
  };

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      <p className="text-soft">
        <Trans>
          Only confirm if you asked for this email yourself. Whoever has the account can then use your address to log
          in.
        </Trans>
      </p>
      <Alert message={failure} />
      <SubmitButton isPending={isConfirming} pendingText={t`Confirming...`} className="min-h-12 text-lg">
        <Trans>Confirm my email address</Trans>
      </SubmitButton>
    </form>
  );
}
