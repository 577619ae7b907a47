import { graphql } from 'react-relay/hooks';
import type { useRemoveStackMutation } from '../../__generated__/useRemoveStackMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { stackListOf } from './stackList.ts';

/** Removes a stack from the user's list before the server has answered. */
export function useRemoveStack(userId: string) {
  const [commit, isRemoving] = useCommit<useRemoveStackMutation>(graphql`
    mutation useRemoveStackMutation($id: ID!, $connections: [ID!]!) @raw_response_type {
      result: removeStack(id: $id) {
        __typename
        ... on RemoveStackPayload {
          removedId @deleteEdge(connections: $connections)
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const removeStack = (id: string) =>
    commit({
      variables: { id, connections: [stackListOf(userId)] },
      optimisticResponse: { result: { __typename: 'RemoveStackPayload', removedId: id } },
      // Invalidated, so that returning to the stack's address asks the server again. If the record were deleted
      // instead, the panel behind the dialog would flash "not found".
      updater: (store) => store.get(id)?.invalidateRecord(),
    });

  return { removeStack, isRemoving };
}
