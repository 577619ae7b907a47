import { graphql } from 'react-relay/hooks';
import type { useStartJoiningMutation } from '../../../__generated__/useStartJoiningMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Asks where to sign in at the OpenID provider, to join an identity to this account. */
export function useStartJoining() {
  const [commit, isStarting] = useCommit<useStartJoiningMutation>(graphql`
    mutation useStartJoiningMutation {
      result: startJoiningIdentity {
        __typename
        ... on StartJoiningIdentityPayload {
          url
        }
        ... on InvalidInputError {
          message
        }
        ... on ProofRequiredError {
          methods
          message
        }
        ... on NotOfferedError {
          message
        }
      }
    }
  `);
  return { startJoining: () => commit({ variables: {} }), isStarting };
}
