import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../../ui/Alert.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { useSendTestMail } from './useSendTestMail.ts';

/** A button that sends the administrator a mail, and what became of that mail. */
export function TestMail({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui();
  const { sendTestMail, isSending, said, problem } = useSendTestMail(onChanged);
  return (
    <div className="flex flex-col items-start gap-3">
      <PendingButton
        look="outline"
        isPending={isSending}
        pendingLabel={t`Sending…`}
        onClick={() => void sendTestMail()}
      >
        <Trans>Send me a test mail</Trans>
      </PendingButton>
      <p role="status" className="text-soft wrap-anywhere empty:hidden">
        {said}
      </p>
      <Alert message={problem} />
    </div>
  );
}
