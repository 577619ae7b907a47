import { costsBetween, type Cost } from '../../../common/billing/costs.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { dueOn, type Day } from '../../../common/billing/schedule.ts';
import { trackedBy } from '../subscriptions/tracked.ts';
import { adderFor, totalOf, type Owner } from './adding.ts';

/** A month of the forecast. */
export interface ForecastMonth {
  /** As 2026-12. */
  month: string;
  cents: number;
  currency: Currency;
  /** How many payments it has. */
  payments: number;
}

/** What would be different. */
export interface Assumptions {
  /** The ids of subscriptions that would not be there. */
  without: ReadonlySet<number>;
  /** What a payment would cost, by id, in hundredths of the subscription's currency. */
  amounts: ReadonlyMap<number, number>;
}

/**
 * What a user has to pay in this month from today on, and in the months after it.
 *
 * @param months 1 or more
 */
export async function forecastOf(
  user: Owner,
  today: Day,
  months: number,
  { without, amounts }: Assumptions,
): Promise<ForecastMonth[]> {
  const first = `${today.slice(0, 7)}-01`;
  const firsts = Array.from({ length: months }, (_, index) =>
    dueOn({ startsOn: first, cycleCount: 1, cycleUnit: 'month' }, index + 1),
  );
  const edges = [today, ...firsts];
  const [subscriptions, adder] = await Promise.all([trackedBy(user.id, today, user.timeZone), adderFor(user)]);
  const sums = firsts.map((): Cost => ({ count: 0, cents: new Map() }));
  for (const each of subscriptions) {
    if (without.has(each.row.id)) continue;
    const amountCents = amounts.get(each.row.id);
    const timeline = amountCents === undefined ? each.timeline : { ...each.timeline, amountCents, prices: [] };
    for (const [index, { count, cents }] of costsBetween({ ...each, timeline }, edges).entries()) {
      const sum = sums[index]!;
      sum.count += count;
      for (const [currency, own] of cents) sum.cents.set(currency, (sum.cents.get(currency) ?? 0) + own);
    }
  }
  return sums.map(({ count, cents }, index) => ({
    month: edges[index]!.slice(0, 7),
    cents: totalOf(cents, adder),
    currency: adder.currency,
    payments: count,
  }));
}
