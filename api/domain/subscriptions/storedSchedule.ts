import { nextDueOn, type Day } from '../../../common/billing/schedule.ts';
import type { TrackedSubscription } from '../../generated/prisma/client.ts';
import { priceOf } from '../prices/storedPrice.ts';

/** A day as a column holds it. */
export const dateOf = (day: Day | null): Date | null => (day === null ? null : new Date(day));

/** The day that a column holds. */
export const dayOf = (date: Date | null): Day | null => date && date.toISOString().slice(0, 10);

/** The day of a subscription's next payment; null when it has no day to count from, and when a one-time payment is over. */
export function nextPaymentOf(row: TrackedSubscription, today: Day): Day | null {
  const startsOn = dayOf(row.startsOn);
  return (startsOn && nextDueOn({ ...priceOf(row), startsOn }, today)) ?? null;
}
