import { graphql } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import type { useRemoveSubscriptionMutation } from '../../__generated__/useRemoveSubscriptionMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Takes a subscription out of a stack, before the server has answered; the answer brings the stack's totals along. */
export function useRemoveSubscription(stackId: string) {
  const [commit, isRemoving] = useCommit<useRemoveSubscriptionMutation>(graphql`
    mutation useRemoveSubscriptionMutation($id: ID!, $connections: [ID!]!) {
      result: removeSavedRecommendation(id: $id) {
        __typename
        ... on RemoveSavedRecommendationPayload {
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

  const removeSubscription = (id: string) => {
    const connection = ConnectionHandler.getConnectionID(stackId, 'SavedSubscriptions_recommendations');
    return commit({
      variables: { id, connections: [connection] },
      optimisticUpdater: (store) => {
        const saved = store.get(connection);
        if (saved) ConnectionHandler.deleteNode(saved, id);
      },
    });
  };

  return { removeSubscription, isRemoving };
}
