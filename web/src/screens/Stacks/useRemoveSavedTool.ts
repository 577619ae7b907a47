import { graphql } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import type { useRemoveSavedToolMutation } from '../../__generated__/useRemoveSavedToolMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Removes a subscription from a stack before the server has answered; the answer updates the stack's totals. */
export function useRemoveSavedTool(stackId: string) {
  const [commit, isRemoving] = useCommit<useRemoveSavedToolMutation>(graphql`
    mutation useRemoveSavedToolMutation($id: ID!, $connections: [ID!]!) {
      result: removeSavedTool(id: $id) {
        __typename
        ... on RemoveSavedToolPayload {
          removedId @deleteEdge(connections: $connections)
          stack {
            ...StackTotals_stack
            ...SavedHeading_stack
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const removeSavedTool = (id: string) => {
    const connection = ConnectionHandler.getConnectionID(stackId, 'SavedSubscriptions_recommendations');
    return commit({
      variables: { id, connections: [connection] },
      optimisticUpdater: (store) => {
        const saved = store.get(connection);
        if (saved) ConnectionHandler.deleteNode(saved, id);
      },
    });
  };

  return { removeSavedTool, isRemoving };
}
