import { graphql } from 'react-relay/hooks';
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from '../../__generated__/useChangePasswordMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Changes the password; the list of access tokens is empty from then on, and no new email waits. */
export function useChangePassword() {
  const [commit, isChanging] = useCommit<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      result: changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          user {
            ...AccessTokens_user
            ...EmailState_user
          }
        }
        ... on ProofRequiredError {
          message
          methods
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
  return { changePassword: (input: ChangePasswordInput) => commit({ variables: { input } }), isChanging };
}
