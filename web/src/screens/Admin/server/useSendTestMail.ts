import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useSendTestMailMutation } from '../../../__generated__/useSendTestMailMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { messageOf } from '../../../ui/messageOf.ts';
import { failureText } from './failureTexts.ts';
import { useFollowMail } from './useFollowMail.ts';

/** Sends the administrator a mail and says what became of it, as far as the server knows. */
export function useSendTestMail(onChanged: () => void) {
  const { t } = useLingui();
  const [commit] = useCommit<useSendTestMailMutation>(graphql`
    mutation useSendTestMailMutation {
      result: sendTestMail {
        __typename
        ... on SendTestMailPayload {
          recipient
          mailId
        }
        ... on NotOfferedError {
          message
        }
      }
    }
  `);
  const followMail = useFollowMail();
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<{ said?: string; problem?: string | undefined }>({});

  const sendTestMail = async () => {
    setIsSending(true);
    setResult({});
    setResult(await resultOf());
    setIsSending(false);
    onChanged();
  };

  async function resultOf() {
    const outcome = await commit({ variables: {} });
    if (outcome.status !== 'done') return { problem: messageOf(outcome.issues) };
    const { recipient, mailId } = outcome.payload;
    setResult({ said: t`Sending a mail to ${recipient}…` });
    const fate = await followMail(mailId);
    if (fate.status === 'gone')
      return {
        said: t`The mail server has taken the mail to ${recipient}. If it does not arrive in a few minutes, look into the spam folder.`,
      };
    if (fate.status === 'waiting')
      return { said: t`The mail to ${recipient} is still waiting. It is in the list below until it is sent.` };
    const reason = t(failureText(fate.failure));
    return { problem: t`The mail to ${recipient} was not sent. ${reason} It is tried again for an hour.` };
  }

  return { sendTestMail, isSending, ...result };
}
