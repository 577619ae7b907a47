import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import type { useForgetSubscription_subscription$key } from '../../../__generated__/useForgetSubscription_subscription.graphql.ts';
import type { useForgetSubscriptionMutation } from '../../../__generated__/useForgetSubscriptionMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { count, noteInLists, type Place } from '../lists.ts';
import { restoreSubscription } from './restoreSubscription.ts';
import { takeFromSpending } from '../spending/takeFromSpending.ts';

/**
 * Deletes a subscription, or tracks the same again once it was deleted.
 *
 * It is gone from list and totals before the answer where its part of them is known to the cent.
 */
export function useForgetSubscription(
  key: useForgetSubscription_subscription$key,
  { userId, list }: Place,
  displayCurrency: string,
) {
  const environment = useRelayEnvironment();
  const subscription = useFragment(
    graphql`
      fragment useForgetSubscription_subscription on TrackedSubscription @throwOnFieldError {
        id
        name
        price
        amountCents
        cycleCount
        monthlyCents
        yearlyCents
        currency
        category
        description
        websiteUrl
        isActive
        nextBillingDate
      }
    `,
    key,
  );
  const { id, name, price, currency, category, description, websiteUrl, isActive, nextBillingDate } = subscription;
  const { amountCents, cycleCount, monthlyCents, yearlyCents } = subscription;
  const [commit, isForgetting] = useCommit<useForgetSubscriptionMutation>(graphql`
    mutation useForgetSubscriptionMutation($id: ID!, $lists: [ID!]!) {
      result: forgetSubscription(id: $id) {
        __typename
        ... on ForgetSubscriptionPayload {
          forgottenId @deleteEdge(connections: $lists)
          user {
            ...SpendingSummary_user
            ...CategoryBreakdown_user
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const forget = () =>
    commit({
      variables: { id, lists: [list] },
      optimisticUpdater: (store) => {
        const part = { amountCents, cycleCount, monthlyCents, yearlyCents, currency, category, isActive };
        if (!takeFromSpending(store.get(userId), part, displayCurrency)) return;
        const connection = store.get(list);
        if (connection) ConnectionHandler.deleteNode(connection, id);
        count(store, list, -1);
      },
      updater: (store, data) => {
        if (data?.result.__typename === 'ForgetSubscriptionPayload') noteInLists(store, userId, [list], -1);
      },
    });

  const same = { name, price, currency, category, description, websiteUrl, isActive, nextBillingDate };
  const restore = () => restoreSubscription(environment, same, { userId, list });

  return { forget, restore, isForgetting };
}
