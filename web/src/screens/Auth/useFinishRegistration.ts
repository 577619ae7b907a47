import { graphql } from 'react-relay/hooks';
import type {
  FinishRegistrationInput,
  useFinishRegistrationMutation,
} from '../../__generated__/useFinishRegistrationMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Makes the account of a registration whose link was opened, and signs in with it. */
export function useFinishRegistration() {
  const [commit, isFinishing] = useCommit<useFinishRegistrationMutation>(graphql`
    mutation useFinishRegistrationMutation($input: FinishRegistrationInput!) {
      result: finishRegistration(input: $input) {
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
        ... on ConflictError {
          field
          message
        }
        ... on NotOfferedError {
          message
        }
        ... on SecondFactorMissingError {
          message
        }
      }
    }
  `);
  return { finishRegistration: (input: FinishRegistrationInput) => commit({ variables: { input } }), isFinishing };
}
