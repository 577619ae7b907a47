import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EmailState_user$key } from '../../__generated__/EmailState_user.graphql.ts';
import type { Outcome } from '../../relay/useCommit.ts';
import { Button } from '../../ui/Button.tsx';
import { messageOf } from '../../ui/messageOf.ts';
import { readSite } from '../../ui/site.ts';
import { showToast } from '../../ui/toast.ts';
import { useCancelEmailChange } from './useCancelEmailChange.ts';
import { useResendConfirmation } from './useResendConfirmation.ts';

interface EmailStateProps {
  user: EmailState_user$key;
  /** Called when the change of email is cancelled and the focused button goes. */
  onCancelled: () => void;
}

/** Says that an email address has to be confirmed: a new one, or the one that the account has. */
export function EmailState({ user, onCancelled }: EmailStateProps) {
  const { t } = useLingui();
  const { email, pendingEmail, isEmailVerified } = useFragment(
    graphql`
      fragment EmailState_user on User @throwOnFieldError {
        email
        pendingEmail
        isEmailVerified
      }
    `,
    user,
  );
  const { resendConfirmation, isSending } = useResendConfirmation();
  const { cancelEmailChange, isCancelling } = useCancelEmailChange();
  if (pendingEmail === null && (isEmailVerified || !readSite().sendsMail)) return null;

  const isDone = (outcome: Outcome): boolean => {
    if (outcome.status === 'done') return true;
    showToast({ tone: 'error', title: t`That did not work`, description: messageOf(outcome.issues) ?? '' });
    return false;
  };
  const handleSend = async () => {
    const to = pendingEmail ?? email;
    if (!isSending && isDone(await resendConfirmation()))
      showToast({ tone: 'plain', title: t`Email sent`, description: t`Open the link in the email to ${to}.` });
  };
  const handleCancel = async () => {
    if (isCancelling || !isDone(await cancelEmailChange())) return;
    onCancelled();
    showToast({ tone: 'plain', title: t`Change cancelled`, description: t`Your email stays ${email}.` });
  };

  return (
    <div className="mb-6 rounded-2xl bg-marigold-tint px-4 py-3 text-marigold-ink">
      <p className="flex items-start gap-2 font-medium">
        <Info className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {pendingEmail === null ? (
            <Trans>You have not confirmed {email} yet. Open the link in an email that we send you.</Trans>
          ) : (
            <Trans>
              We are waiting for you to confirm {pendingEmail}. Open the link in the email that we have sent there.
              Until then, you log in with {email}.
            </Trans>
          )}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="outline" onClick={() => void handleSend()}>
          {pendingEmail === null ? <Trans>Send the email</Trans> : <Trans>Send again</Trans>}
        </Button>
        {pendingEmail !== null && (
          <Button look="quiet" onClick={() => void handleCancel()}>
            <Trans>Cancel the change</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
