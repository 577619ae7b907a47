import { graphql } from 'react-relay/hooks';
import type { useStartPasskeyLoginMutation } from '../__generated__/useStartPasskeyLoginMutation.graphql.ts';
import { useCommit } from '../relay/useCommit.ts';

/** Asks for the question to a passkey: by itself, or in the second step with its token. */
export function useStartPasskeyLogin() {
  const [commit, isStarting] = useCommit<useStartPasskeyLoginMutation>(graphql`
    mutation useStartPasskeyLoginMutation($token: String) {
      result: startPasskeyLogin(token: $token) {
        __typename
        ... on PasskeyQuestion {
          options
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
      }
    }
  `);
  return { startPasskeyLogin: (token?: string) => commit({ variables: { token } }), isStarting };
}
