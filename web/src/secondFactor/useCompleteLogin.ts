import { graphql } from 'react-relay/hooks';
import type {
  CompleteLoginInput,
  useCompleteLoginMutation,
} from '../__generated__/useCompleteLoginMutation.graphql.ts';
import { useCommit } from '../relay/useCommit.ts';

/** Signs in with the second factor. */
export function useCompleteLogin() {
  const [commit, isCompleting] = useCommit<useCompleteLoginMutation>(graphql`
    mutation useCompleteLoginMutation($input: CompleteLoginInput!) {
      result: completeLogin(input: $input) {
        __typename
        ... on CompleteLoginPayload {
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
  return { completeLogin: (input: CompleteLoginInput) => commit({ variables: { input } }), isCompleting };
}
