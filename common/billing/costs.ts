import type { Currency } from './currencies.ts';
import type { Day } from './schedule.ts';
import type { Tracked } from './occurrences.ts';
import { nextPayment, sumsBetween } from './timeline.ts';

/** What a subscription costs in a time. */
export interface Cost {
  /** How many payments it has; those that were skipped or paid back do not count. */
  count: number;
  /** The sum in hundredths, by currency. */
  cents: Map<Currency, number>;
}

/**
 * What a subscription costs between each day and the next, with what was recorded. The payments on the last day are left
 * out.
 *
 * @param days two or more, the earliest first
 */
export function costsBetween({ timeline, currency, payments }: Tracked, days: readonly Day[]): Cost[] {
  const costs = sumsBetween(timeline, days).map(({ count, cents }): Cost => ({
    count,
    cents: new Map(count === 0 ? [] : [[currency, cents]]),
  }));
  for (const { dueOn, state, amountCents, currency: paidIn } of payments) {
    const cost = costs[days.findLastIndex((day) => day <= dueOn)];
    if (!cost) continue;
    const due = nextPayment(timeline, dueOn);
    if (due?.dueOn === dueOn) note(cost, currency, -1, -due.amountCents);
    if (state === 'paid') note(cost, paidIn, 1, amountCents);
  }
  return costs;
}

function note(cost: Cost, currency: Currency, count: number, amountCents: number): void {
  cost.count += count;
  cost.cents.set(currency, (cost.cents.get(currency) ?? 0) + amountCents);
}
