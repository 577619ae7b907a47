import { graphql } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import type {
  AddToolInput,
  useAddSubscriptionMutation,
} from '../../__generated__/useAddSubscriptionMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Adds a subscription of one's own to a stack. The answer brings the stack's totals along. */
export function useAddSubscription(stackId: string) {
  const [commit, isAdding] = useCommit<useAddSubscriptionMutation>(graphql`
    mutation useAddSubscriptionMutation(
      $stackId: ID!
      $input: AddToolInput!
      $refuseDuplicates: Boolean!
      $connections: [ID!]!
    ) {
      result: addTool(stackId: $stackId, input: $input, refuseDuplicates: $refuseDuplicates) {
        __typename
        ... on AddToolPayload {
          recommendation @appendNode(connections: $connections, edgeTypeName: "StackRecommendationsEdge") {
            id
            ...SavedSubscription_subscription
          }
          stack {
            ...StackTotals_stack
            ...SavedHeading_stack
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on NotFoundError {
          message
        }
        ... on DuplicateError {
          message
          names
        }
      }
    }
  `);

  const addSubscription = (input: AddToolInput, refuseDuplicates: boolean) => {
    const connections = [ConnectionHandler.getConnectionID(stackId, 'SavedSubscriptions_recommendations')];
    return commit({ variables: { stackId, input, refuseDuplicates, connections } });
  };

  return { addSubscription, isAdding };
}
