import { graphql } from 'react-relay/hooks';
import type { useResendConfirmationMutation } from '../../__generated__/useResendConfirmationMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Mails the link that confirms an email address again. */
export function useResendConfirmation() {
  const [commit, isSending] = useCommit<useResendConfirmationMutation>(graphql`
    mutation useResendConfirmationMutation {
      result: resendConfirmation {
        __typename
        ... on ResendConfirmationPayload {
          user {
            ...EmailState_user
          }
        }
        ... on NotOfferedError {
          message
        }
      }
    }
  `);
  return { resendConfirmation: () => commit({ variables: {} }), isSending };
}
