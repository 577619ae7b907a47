import { graphql } from 'react-relay/hooks';
import type { LoginInput, useLogInMutation } from '../../__generated__/useLogInMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Signs in. */
export function useLogIn() {
  const [commit, isLoggingIn] = useCommit<useLogInMutation>(graphql`
    mutation useLogInMutation($input: LoginInput!) {
      result: login(input: $input) {
        __typename
        ... on LoginPayload {
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
        ... on SecondFactorRequired {
          token
          methods
        }
        ... on SecondFactorMissingError {
          message
        }
        ... on InvalidCredentialsError {
          message
        }
      }
    }
  `);
  return { logIn: (input: LoginInput) => commit({ variables: { input } }), isLoggingIn };
}
