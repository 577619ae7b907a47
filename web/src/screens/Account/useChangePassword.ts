import { graphql } from 'react-relay/hooks';
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from '../../__generated__/useChangePasswordMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Changes the password; from then on there are no access tokens and no calendar address, and no new email waits. */
export function useChangePassword() {
  const [commit, isChanging] = useCommit<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      result: changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          user {
            ...AccessTokens_user
            ...EmailState_user
            ...PaymentCalendar_user
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
