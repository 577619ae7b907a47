import { costsBetween, type Cost } from '../../../common/billing/costs.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { dueOn, type Day } from '../../../common/billing/schedule.ts';
import type { TrackedSubscription } from '../../generated/prisma/client.ts';
import { currentRates } from '../subscriptions/rates.ts';
import { trackedBy } from '../subscriptions/tracked.ts';
import { adderFor, leftOutOf, totalOf, type Owner } from './adding.ts';
import { assumed, type Assumptions } from './assumptions.ts';

/** What a subscription costs in the year from today on. */
export interface YearAhead {
  row: TrackedSubscription;
  /** In hundredths of the display currency, as things are; null without a rate. */
  usualCents: number | null;
  /** The same as things would be. */
  cents: number | null;
  currency: Currency;
}

/**
 * What each of a user's subscriptions costs in the year from today on, the most expensive first. Those without any payment
 * in two years are left out.
 *
 * @param askRates asks for the newest rates
 */
export async function yearAheadOf(
  user: Owner,
  today: Day,
  assumptions: Assumptions,
  askRates = currentRates,
): Promise<YearAhead[]> {
  const later = (years: number) => dueOn({ startsOn: today, cycleCount: years, cycleUnit: 'year' }, 1);
  const edges = [today, later(1), later(2)];
  const [subscriptions, adder] = await Promise.all([
    trackedBy(user.id, today, user.timeZone),
    adderFor(user, askRates),
  ]);
  const sumOf = (cost: Cost) => (leftOutOf(cost, adder).length > 0 ? null : totalOf(cost, adder));
  return subscriptions
    .flatMap((own): YearAhead[] => {
      const [usual, next] = costsBetween(own, edges) as [Cost, Cost];
      if (usual.size + next.size === 0) return [];
      const each = assumed(own, assumptions);
      const cents = each ? sumOf(costsBetween(each, edges)[0]!) : 0;
      const usualCents = sumOf(usual);
      return [{ row: own.row, usualCents, cents: usualCents === null ? null : cents, currency: adder.currency }];
    })
    .toSorted((a, b) => (b.usualCents ?? -1) - (a.usualCents ?? -1));
}
