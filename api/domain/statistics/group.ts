import { note, type Cost } from '../../../common/billing/costs.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { noSums, type Months } from '../../../common/billing/monthSums.ts';
import type { Sum } from '../../../common/billing/timeline.ts';

/** Sums of each month, by currency. */
export type MonthSums = Map<Currency, Sum[]>;

/** What some subscriptions were paid, and what their prices say, by month. */
export interface Group {
  paid: MonthSums;
  expected: MonthSums;
}

export const newGroup = (): Group => ({ paid: new Map(), expected: new Map() });

/** The sums in a currency, to add to. */
export function sumsIn(sums: MonthSums, currency: Currency, months: Months): Sum[] {
  const known = sums.get(currency);
  if (known) return known;
  const own = noSums(months);
  sums.set(currency, own);
  return own;
}

/** What some months cost together, by currency. */
export function costOfMonths(sums: Iterable<MonthSums>, isIn: (place: number) => boolean): Cost {
  const cost: Cost = new Map();
  for (const each of sums)
    for (const [currency, months] of each)
      for (const [place, sum] of months.entries())
        if (isIn(place) && (sum.count !== 0 || sum.cents !== 0)) note(cost, currency, sum);
  return cost;
}
