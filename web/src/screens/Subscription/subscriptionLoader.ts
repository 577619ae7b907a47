import { loadQuery } from 'react-relay/hooks';
import { daysLater } from '../../../../common/billing/schedule.ts';
import type { SubscriptionScreenQuery } from '../../__generated__/SubscriptionScreenQuery.graphql.ts';
import parameters from '../../__generated__/SubscriptionScreenQuery$parameters.ts';
import { environment } from '../../relay/environment.ts';
import { protectedLoader } from '../../session/protectedLoader.ts';
import { today } from '../../ui/calendar.ts';

/** An id that no subscription has: one that cannot be read would fail the whole query. */
const nobodys = btoa('TrackedSubscription:2147483647');

function canBeSubscription(id: string): boolean {
  try {
    return /^TrackedSubscription:[1-9]\d{0,8}$/.test(atob(id));
  } catch {
    return false;
  }
}

/** What a subscription's page asks for: its payments from yesterday on, which is today in some time zones, for a year. */
export const variablesOf = (id: string): SubscriptionScreenQuery['variables'] => ({
  id: canBeSubscription(id) ? id : nobodys,
  from: daysLater(today(), -1),
  to: daysLater(today(), 366),
});

/** Shows what is known and asks anew, because whatever changes a subscription may change its payments. */
export const subscriptionLoader = protectedLoader(({ params }) =>
  loadQuery<SubscriptionScreenQuery>(environment, parameters, variablesOf(params['id'] ?? ''), {
    fetchPolicy: 'store-and-network',
  }),
);
