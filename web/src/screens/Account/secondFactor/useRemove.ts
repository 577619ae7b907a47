import { graphql } from 'react-relay/hooks';
import type { useRemovePasskeyMutation } from '../../../__generated__/useRemovePasskeyMutation.graphql.ts';
import type { useRemoveTotpMutation } from '../../../__generated__/useRemoveTotpMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Removes the authenticator app, or a passkey. */
export function useRemove() {
  const [removeTotp, isRemovingTotp] = useCommit<useRemoveTotpMutation>(graphql`
    mutation useRemoveTotpMutation {
      result: removeTotp {
        __typename
        ... on SecondFactorPayload {
          user {
            ...SecondFactor_user
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);
  const [removePasskey, isRemovingPasskey] = useCommit<useRemovePasskeyMutation>(graphql`
    mutation useRemovePasskeyMutation($id: ID!) {
      result: removePasskey(id: $id) {
        __typename
        ... on RemovePasskeyPayload {
          user {
            ...SecondFactor_user
          }
        }
        ... on NotFoundError {
          message
        }
        ... on InvalidInputError {
          message
        }
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);
  return {
    removeTotp: () => removeTotp({ variables: {} }),
    removePasskey: (id: string) => removePasskey({ variables: { id } }),
    isRemoving: isRemovingTotp || isRemovingPasskey,
  };
}
