import { graphql } from 'react-relay/hooks';
import type { useDeleteStackMutation } from '../../__generated__/useDeleteStackMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { stackListOf } from './stackList.ts';

/** Deletes a stack and takes it out of the user's list, before the server has answered. */
export function useDeleteStack(userId: string) {
  const [commit, isDeleting] = useCommit<useDeleteStackMutation>(graphql`
    mutation useDeleteStackMutation($id: ID!, $connections: [ID!]!) @raw_response_type {
      result: deleteStack(id: $id) {
        __typename
        ... on DeleteStackPayload {
          deletedId @deleteEdge(connections: $connections)
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const deleteStack = (id: string) =>
    commit({
      variables: { id, connections: [stackListOf(userId)] },
      optimisticResponse: { result: { __typename: 'DeleteStackPayload', deletedId: id } },
      // Whoever returns to its address asks the server again. Deleted here, it would flash as not found behind the dialog.
      updater: (store) => store.get(id)?.invalidateRecord(),
    });

  return { deleteStack, isDeleting };
}
