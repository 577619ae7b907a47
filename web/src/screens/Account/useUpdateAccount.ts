import { graphql } from 'react-relay/hooks';
import type {
  UpdateAccountInput,
  useUpdateAccountMutation,
} from '../../__generated__/useUpdateAccountMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Changes the username and the email, here and in the header. */
export function useUpdateAccount() {
  const [commit, isUpdating] = useCommit<useUpdateAccountMutation>(graphql`
    mutation useUpdateAccountMutation($input: UpdateAccountInput!) {
      result: updateAccount(input: $input) {
        __typename
        ... on UpdateAccountPayload {
          user {
            username
            email
            pendingEmail
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
        ... on ConflictError {
          field
          message
        }
      }
    }
  `);
  return { updateAccount: (input: UpdateAccountInput) => commit({ variables: { input } }), isUpdating };
}
