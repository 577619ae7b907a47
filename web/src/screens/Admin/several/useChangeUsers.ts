import { graphql } from 'react-relay/hooks';
import type { SeveralUsersAct, useChangeUsersMutation } from '../../../__generated__/useChangeUsersMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { useRenewAuditLog } from '../useRenewAuditLog.ts';

export type Act = SeveralUsersAct;

/** Does the same to several users of a list. */
export function useChangeUsers(connection: string) {
  const renewAuditLog = useRenewAuditLog();
  const [commit, isChanging] = useCommit<useChangeUsersMutation>(graphql`
    mutation useChangeUsersMutation($ids: [ID!]!, $act: SeveralUsersAct!, $connections: [ID!]!) {
      result: changeUsers(ids: $ids, act: $act) {
        __typename
        ... on ChangeUsersPayload {
          outcomes {
            userId
            message
            user {
              id
              disabledAt
            }
          }
          deletedIds @deleteEdge(connections: $connections)
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);

  const changeUsers = async (ids: readonly string[], act: Act) => {
    const outcome = await commit({
      variables: { ids, act, connections: [connection] },
      updater: (store, data) => {
        if (data?.result.__typename !== 'ChangeUsersPayload') return;
        for (const [record, field] of [
          [store.get(connection), 'totalCount'],
          [store.getRoot().getLinkedRecord('adminStats'), 'totalUsers'],
        ] as const)
          record?.setValue(Number(record.getValue(field)) - data.result.deletedIds.length, field);
        store.invalidateStore(); // other orders, searches and statuses hold the users, too
      },
    });
    if (outcome.status === 'done') renewAuditLog();
    return outcome;
  };

  return { changeUsers, isChanging };
}
