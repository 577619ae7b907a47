import { graphql } from 'react-relay/hooks';
import type { RegisterInput, useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Makes an account and signs in with it. */
export function useRegister() {
  const [commit, isRegistering] = useCommit<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      result: register(input: $input) {
        __typename
        ... on RegisterPayload {
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
        ... on SecondFactorMissingError {
          message
        }
        ... on ConflictError {
          field
          message
        }
        ... on NotOfferedError {
          message
        }
        ... on RegistrationPending {
          message
        }
      }
    }
  `);
  return { registerAccount: (input: RegisterInput) => commit({ variables: { input } }), isRegistering };
}
