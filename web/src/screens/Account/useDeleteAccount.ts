import { graphql } from 'react-relay/hooks';
import type {
  DeleteAccountInput,
  useDeleteAccountMutation,
} from '../../__generated__/useDeleteAccountMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

export function useDeleteAccount() {
  const [commit, isDeleting] = useCommit<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      result: deleteAccount(input: $input) {
        __typename
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
  return { deleteAccount: (input: DeleteAccountInput) => commit({ variables: { input } }), isDeleting };
}
