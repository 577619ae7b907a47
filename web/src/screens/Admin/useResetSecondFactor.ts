import { graphql } from 'react-relay/hooks';
import type { useResetSecondFactorMutation } from '../../__generated__/useResetSecondFactorMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Removes the second factor of a user who has lost it. */
export function useResetSecondFactor() {
  const [commit, isResetting] = useCommit<useResetSecondFactorMutation>(graphql`
    mutation useResetSecondFactorMutation($userId: ID!) {
      result: resetSecondFactor(userId: $userId) {
        __typename
        ... on ResetSecondFactorPayload {
          user {
            ...UserRow_user
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on NotFoundError {
          message
        }
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);
  return { resetSecondFactor: (userId: string) => commit({ variables: { userId } }), isResetting };
}
