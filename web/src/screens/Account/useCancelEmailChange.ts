import { graphql } from 'react-relay/hooks';
import type { useCancelEmailChangeMutation } from '../../__generated__/useCancelEmailChangeMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Keeps the email that the account has. */
export function useCancelEmailChange() {
  const [commit, isCancelling] = useCommit<useCancelEmailChangeMutation>(graphql`
    mutation useCancelEmailChangeMutation {
      result: cancelEmailChange {
        __typename
        ... on CancelEmailChangePayload {
          user {
            ...EmailState_user
          }
        }
      }
    }
  `);
  return { cancelEmailChange: () => commit({ variables: {} }), isCancelling };
}
