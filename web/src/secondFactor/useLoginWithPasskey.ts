import { graphql } from 'react-relay/hooks';
import type { useLoginWithPasskeyMutation } from '../__generated__/useLoginWithPasskeyMutation.graphql.ts';
import { useCommit } from '../relay/useCommit.ts';

/** Signs in with the answer of a passkey alone. */
export function useLoginWithPasskey() {
  const [commit, isLoggingIn] = useCommit<useLoginWithPasskeyMutation>(graphql`
    mutation useLoginWithPasskeyMutation($credential: String!) {
      result: loginWithPasskey(credential: $credential) {
        __typename
        ... on LoginWithPasskeyPayload {
          user {
            id
            username
            isAdmin
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
        ... on InvalidCredentialsError {
          message
        }
      }
    }
  `);
  return { loginWithPasskey: (credential: string) => commit({ variables: { credential } }), isLoggingIn };
}
