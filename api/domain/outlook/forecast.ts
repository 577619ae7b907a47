import { addCosts, note, type Cost } from '../../../common/billing/costs.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { dueOn, type Day } from '../../../common/billing/schedule.ts';
import { currentRates } from '../subscriptions/rates.ts';
import { trackedBy } from '../subscriptions/tracked.ts';
import { adderFor, leftOutOf, totalOf, type LeftOut, type Owner } from './adding.ts';
import { assumed, type Assumptions } from './assumptions.ts';

/** A month of the forecast. */
export interface ForecastMonth {
  /** As 2026-12. */
  month: string;
  cents: number;
  /** What it and the months before it cost from today on, rounded once: their sums may add up to some hundredths more or less. */
  untilThenCents: number;
  currency: Currency;
  /** How many payments it has. */
  payments: number;
  leftOut: LeftOut[];
}

/**
 * What a user has to pay in this month from today on, and in the months after it.
 *
 * @param months 1 or more
 * @param askRates asks for the newest rates
 */
export async function forecastOf(
  user: Owner,
  today: Day,
  months: number,
  assumptions: Assumptions,
  askRates = currentRates,
): Promise<ForecastMonth[]> {
  const first = `${today.slice(0, 7)}-01`;
  const firsts = Array.from({ length: months }, (_, index) =>
    dueOn({ startsOn: first, cycleCount: 1, cycleUnit: 'month' }, index + 1),
  );
  const edges = [today, ...firsts];
  const [subscriptions, adder] = await Promise.all([
    trackedBy(user.id, today, user.timeZone),
    adderFor(user, askRates),
  ]);
  const costs = firsts.map((): Cost => new Map());
  for (const own of subscriptions) {
    const each = assumed(own, assumptions);
    if (each) addCosts(each, edges, costs);
  }
  const untilThen: Cost = new Map();
  return costs.map((cost, index) => {
    for (const [currency, sum] of cost) note(untilThen, currency, sum);
    return {
      month: edges[index]!.slice(0, 7),
      cents: totalOf(cost, adder),
      untilThenCents: totalOf(untilThen, adder),
      currency: adder.currency,
      payments: [...cost.values()].reduce((sum, { count }) => sum + count, 0),
      leftOut: leftOutOf(cost, adder),
    };
  });
}
