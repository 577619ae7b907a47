import { subscriptionPath } from '../../../common/paths.ts';
import { addressOf } from '../accounts/links.ts';

/** The address of a subscription's page, which has its global id. */
export const subscriptionAddress = (id: number): string =>
  addressOf(subscriptionPath(btoa(`TrackedSubscription:${id}`)));
