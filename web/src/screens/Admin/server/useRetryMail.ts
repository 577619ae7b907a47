import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useRetryMailMutation } from '../../../__generated__/useRetryMailMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { failureText } from './failureTexts.ts';
import { useFollowMail } from './useFollowMail.ts';

interface Then {
  /** Called when the mail has left the outbox. */
  onGone: () => void;
  /** Called when it is still there. */
  onChanged: () => void;
}

/** Sends a mail now, and says what became of it. */
export function useRetryMail({ onGone, onChanged }: Then) {
  const { t } = useLingui();
  const [commit] = useCommit<useRetryMailMutation>(graphql`
    mutation useRetryMailMutation($id: ID!) {
      result: retryMail(id: $id) {
        __typename
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  const followMail = useFollowMail();
  const [isRetrying, setIsRetrying] = useState(false);

  const retryMail = async (id: string) => {
    setIsRetrying(true);
    const outcome = await commit({ variables: { id } });
    const isGone = outcome.status === 'done' ? await say(id) : outcome.status === 'refused';
    if (outcome.status !== 'done') showFailure(t`Mail not sent`, outcome.issues);
    setIsRetrying(false);
    if (isGone) onGone();
    else onChanged();
  };

  /** Says what became of the mail, and returns whether it has left the outbox. */
  async function say(id: string): Promise<boolean> {
    const fate = await followMail(id);
    if (fate.status === 'failed') showFailure(t`Mail not sent`, [{ field: '', message: t(failureText(fate.failure)) }]);
    else if (fate.status === 'waiting')
      showToast({ tone: 'plain', title: t`Mail still waiting`, description: t`It is tried again by itself.` });
    else
      showToast({
        tone: 'plain',
        title: t`Mail sent`,
        description: t`The mail server has taken it, or it was no longer needed.`,
      });
    return fate.status === 'gone';
  }

  return { retryMail, isRetrying };
}
