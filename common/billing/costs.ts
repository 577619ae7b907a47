import type { Currency } from './currencies.ts';
import type { Day } from './schedule.ts';
import type { Tracked } from './occurrences.ts';
import { nextPayment, sumsBetween } from './timeline.ts';

/** What payments in a currency come to. */
export interface Sum {
  /** How many there are; those that were skipped or paid back do not count. */
  count: number;
  /** Hundredths of the currency. */
  cents: number;
}

/** What subscriptions cost in a time, by currency. */
export type Cost = Map<Currency, Sum>;

/**
 * What a subscription costs between each day and the next, with what was recorded. The payments on the last day are left out.
 *
 * @param days two or more, the earliest first
 */
export function costsBetween(tracked: Tracked, days: readonly Day[]): Cost[] {
  const costs = days.slice(1).map((): Cost => new Map());
  addCosts(tracked, days, costs);
  return costs;
}

/** Adds that to the costs of others, one for each time between two days. */
export function addCosts(
  { timeline, currency, payments }: Tracked,
  days: readonly Day[],
  costs: readonly Cost[],
): void {
  for (const [index, sum] of sumsBetween(timeline, days).entries())
    if (sum.count > 0) note(costs[index]!, currency, sum);
  for (const { dueOn, state, amountCents, currency: paidIn } of payments) {
    const cost = costs[days.findLastIndex((day) => day <= dueOn)];
    if (!cost) continue;
    const due = nextPayment(timeline, dueOn);
    if (due?.dueOn === dueOn) note(cost, currency, { count: -1, cents: -due.amountCents });
    if (state === 'paid') note(cost, paidIn, { count: 1, cents: amountCents });
  }
}

/** Adds a sum to a cost. */
export function note(cost: Cost, currency: Currency, { count, cents }: Sum): void {
  const known = cost.get(currency);
  cost.set(currency, { count: (known?.count ?? 0) + count, cents: (known?.cents ?? 0) + cents });
}
