import { graphql } from 'react-relay/hooks';
import type { useDeleteUserMutation } from '../../__generated__/useDeleteUserMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useRenewAuditLog } from './useRenewAuditLog.ts';

/** Deletes an account and takes it out of the list and of the counts. */
export function useDeleteUser(connection: string | undefined) {
  const renewAuditLog = useRenewAuditLog();
  const [commit, isDeleting] = useCommit<useDeleteUserMutation>(graphql`
    mutation useDeleteUserMutation($id: ID!, $connections: [ID!]!) {
      result: deleteUser(id: $id) {
        __typename
        ... on DeleteUserPayload {
          deletedId @deleteEdge(connections: $connections)
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
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

  const deleteUser = async (id: string) => {
    const outcome = await commit({
      variables: { id, connections: connection ? [connection] : [] },
      updater: (store, data) => {
        if (data?.result.__typename !== 'DeleteUserPayload') return;
        for (const [record, field] of [
          [connection ? store.get(connection) : null, 'totalCount'],
          [store.getRoot().getLinkedRecord('adminStats'), 'totalUsers'],
        ] as const)
          record?.setValue(Number(record.getValue(field)) - 1, field);
        store.invalidateStore(); // other orders and searches hold the account, too
      },
    });
    if (outcome.status === 'done') renewAuditLog();
    return outcome;
  };

  return { deleteUser, isDeleting };
}
