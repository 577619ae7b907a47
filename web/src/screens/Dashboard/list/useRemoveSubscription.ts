import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useRemoveSubscriptionMutation } from '../../../__generated__/useRemoveSubscriptionMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { noteInLists, type Place } from '../lists.ts';
import { restoreSubscription } from '../../../subscriptions/restoreSubscription.ts';

/** Removes a subscription; the answer updates its list and the totals at once. */
export function useRemoveSubscription(id: string, { userId, list }: Place) {
  const environment = useRelayEnvironment();
  const [commit, isRemoving] = useCommit<useRemoveSubscriptionMutation>(graphql`
    mutation useRemoveSubscriptionMutation($id: ID!, $lists: [ID!]!) {
      result: removeSubscription(id: $id) {
        __typename
        ... on RemoveSubscriptionPayload {
          removedId @deleteEdge(connections: $lists)
          user {
            ...SpendingSummary_user
            ...CategoryBreakdown_user
            ...ConversionNote_user
            ...Upcoming_user
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const remove = () =>
    commit({
      variables: { id, lists: [list] },
      updater: (store, data) => {
        if (data?.result.__typename === 'RemoveSubscriptionPayload') noteInLists(store, userId, [list], -1);
      },
    });

  return { remove, restore: () => restoreSubscription(environment, id), isRemoving };
}
