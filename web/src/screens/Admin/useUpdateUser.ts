import { graphql } from 'react-relay/hooks';
import type { UpdateUserInput, useUpdateUserMutation } from '../../__generated__/useUpdateUserMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useRenewAuditLog } from './useRenewAuditLog.ts';

/** Changes an account wherever it is shown. */
export function useUpdateUser(id: string) {
  const renewAuditLog = useRenewAuditLog();
  const [commit, isUpdating] = useCommit<useUpdateUserMutation>(graphql`
    mutation useUpdateUserMutation($id: ID!, $input: UpdateUserInput!) {
      result: updateUser(id: $id, input: $input) {
        __typename
        ... on UpdateUserPayload {
          user {
            ...UserRow_user
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
        ... on NotFoundError {
          message
        }
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);

  const updateUser = async (input: UpdateUserInput) => {
    const outcome = await commit({
      variables: { id, input },
      updater: (store, data) => {
        // Other orders and searches may now list the account elsewhere; they are fetched again when the user goes
        // there.
        if (data?.result.__typename === 'UpdateUserPayload') store.invalidateStore();
      },
    });
    if (outcome.status === 'done') renewAuditLog();
    return outcome;
  };

  return { updateUser, isUpdating };
}
