import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  restoreSubscriptionMutation,
  TrackSubscriptionInput,
} from '../../../__generated__/restoreSubscriptionMutation.graphql.ts';
import { showToast } from '../../../ui/toast.ts';
import { noteInLists, type Place } from '../lists.ts';

/** Tracks again what was deleted, at the top of the list. It needs no screen: its notification may outlive the card. */
export function restoreSubscription(
  environment: IEnvironment,
  input: TrackSubscriptionInput,
  { userId, list }: Pick<Place, 'userId' | 'list'>,
): void {
  const fail = (message: string) =>
    showToast({
      tone: 'error',
      title: 'Failed to add subscription',
      description: message,
      action: { label: 'Try again', run: () => restoreSubscription(environment, input, { userId, list }) },
    });

  commitMutation<restoreSubscriptionMutation>(environment, {
    mutation: graphql`
      mutation restoreSubscriptionMutation($input: TrackSubscriptionInput!, $lists: [ID!]!) {
        result: trackSubscription(input: $input) {
          __typename
          ... on TrackSubscriptionPayload {
            subscription @prependNode(connections: $lists, edgeTypeName: "UserSubscriptionsEdge") {
              ...SubscriptionCard_subscription
            }
            user {
              ...SpendingSummary_user
              ...CategoryBreakdown_user
            }
          }
          ... on InvalidInputError {
            message
          }
        }
      }
    `,
    variables: { input, lists: [list] },
    updater: (store, data) => {
      if (data?.result.__typename === 'TrackSubscriptionPayload') noteInLists(store, userId, [list], 1);
    },
    onCompleted: ({ result }) => {
      if (result.__typename === 'InvalidInputError') return fail(result.message);
      showToast({ tone: 'plain', title: 'Subscription added', description: `${input.name} is back.` });
    },
    onError: ({ message }) => fail(message),
  });
}
