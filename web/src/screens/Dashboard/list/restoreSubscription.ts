import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  restoreSubscriptionMutation,
  TrackSubscriptionInput,
} from '../../../__generated__/restoreSubscriptionMutation.graphql.ts';
import { outcomeOf } from '../../../relay/useCommit.ts';
import { noteInLists, type Place } from '../lists.ts';

/** Tracks again what was deleted, at the top of the list. It needs no screen: its notification may outlive the card. */
export const restoreSubscription = (
  environment: IEnvironment,
  input: TrackSubscriptionInput,
  { userId, list }: Pick<Place, 'userId' | 'list'>,
) =>
  outcomeOf<restoreSubscriptionMutation>((callbacks) =>
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
      ...callbacks,
    }),
  );
