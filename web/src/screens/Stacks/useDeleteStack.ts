import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate, ConnectionHandler, type IEnvironment } from 'relay-runtime';
import type { useDeleteStackMutation } from '../../__generated__/useDeleteStackMutation.graphql.ts';
import { refusal, useCommit } from '../../relay/useCommit.ts';

/** Deletes a stack and takes it out of the user's list, before the server has answered. */
export function useDeleteStack(userId: string) {
  const environment = useRelayEnvironment();
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

  /** @returns the id of the stack that stood next to it, if any */
  const deleteStack = async (id: string): Promise<string | undefined> => {
    const list = ConnectionHandler.getConnectionID(userId, 'StackList_stacks');
    const neighbour = neighbourOf(environment, list, id);
    const { result } = await commit({
      variables: { id, connections: [list] },
      optimisticResponse: { result: { __typename: 'DeleteStackPayload', deletedId: id } },
      // Whoever returns to its address asks the server again. Deleted here, it would flash as not found behind the dialog.
      updater: (store) => store.get(id)?.invalidateRecord(),
    });
    if (result.__typename !== 'DeleteStackPayload') throw refusal(result);
    return neighbour;
  };

  return { deleteStack, isDeleting };
}

/** The id of what follows in a connection, or else of what comes before. */
function neighbourOf(environment: IEnvironment, connection: string, id: string): string | undefined {
  let ids: (string | undefined)[] = [];
  commitLocalUpdate(environment, (store) => {
    const edges = store.get(connection)?.getLinkedRecords('edges') ?? [];
    ids = edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID());
  });
  const place = ids.indexOf(id);
  return place < 0 ? undefined : (ids[place + 1] ?? ids[place - 1]);
}
