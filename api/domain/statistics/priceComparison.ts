import { convert } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { aMonthOf, costOfYear } from '../../../common/billing/cycle.ts';
import { add, rounded, times, zero, type Fraction } from '../../../common/billing/fraction.ts';
import { asShown } from '../../../common/billing/money.ts';
import { dueOn, type Day } from '../../../common/billing/schedule.ts';
import { amountOn, isActiveOn, type Timeline } from '../../../common/billing/timeline.ts';
import type { TrackedSubscription } from '../../generated/prisma/client.ts';
import type { Adder } from '../outlook/adding.ts';
import type { TrackedRow } from '../subscriptions/tracked.ts';

/** What subscriptions cost on two days: by their prices alone, and in all. Sums are a month's, in the display currency. */
export interface PriceComparison {
  yearAgo: Day;
  today: Day;
  currency: Currency;
  /** How many ran on both days; only they are compared. */
  compared: number;
  comparedThenCents: number;
  comparedNowCents: number;
  /** By how many percent the compared ones cost more now, to a tenth; null when they cost nothing then. */
  percent: number | null;
  /** What all that ran then cost, and all that runs now; the latter is what the dashboard shows. */
  allThenCents: number;
  allNowCents: number;
  /** The subscriptions that rose most, by what that costs a month. */
  rises: PriceRise[];
}

export interface PriceRise {
  row: TrackedSubscription;
  thenCents: number;
  nowCents: number;
  percent: number | null;
}

const mostRises = 10;

export const yearBefore = (day: Day): Day => dueOn({ startsOn: day, cycleCount: 1, cycleUnit: 'year' }, -1);

/** What a subscription cost a month on a day, at the price and in the rhythm of that day. */
function monthOn(timeline: Timeline, day: Day): Fraction {
  const { cycleCount, cycleUnit } = timeline.earlier.find(({ until }) => day < until) ?? timeline;
  return aMonthOf(costOfYear({ amountCents: amountOn(timeline, day), cycleCount, cycleUnit }));
}

/** Whether it is known to have begun until some day. */
const hasBegun = ({ timeline: { startsOn, earlier }, addedOn }: TrackedRow, day: Day): boolean =>
  (earlier[0]?.startsOn ?? startsOn ?? addedOn) <= day;

/** Whether it was paid on a day, at a price that can be compared. */
const isPaidOn = (each: TrackedRow, day: Day): boolean =>
  hasBegun(each, day) &&
  isActiveOn(each.timeline, day) &&
  !(each.timeline.trialEndsOn && day < each.timeline.trialEndsOn);

const percentOf = (then: Fraction, now: Fraction): number | null =>
  then.over === 0n
    ? null
    : rounded({ over: 1000n * (now.over * then.under - then.over * now.under), under: then.over * now.under }) / 10;

/**
 * What the prices of two days make of the same subscriptions, at the same exchange rates; and what all cost on these days.
 * Those in a currency without a rate are left out.
 */
export function pricesOf(subscriptions: readonly TrackedRow[], then: Day, now: Day, adder: Adder): PriceComparison {
  const { currency, rates } = adder;
  const sums = { comparedThen: zero, comparedNow: zero, allThen: zero, allNow: zero };
  // One currency after the other is summed before it is converted, because every conversion makes the fractions longer.
  const rises: PriceRise[] = [];
  let compared = 0;
  for (const [own, some] of Map.groupBy(subscriptions, (each) => each.currency)) {
    const inDisplay = (cents: Fraction) => convert({ cents, currency: own }, currency, rates.perEuro);
    if (!inDisplay(zero)) continue;
    const part = { comparedThen: zero, comparedNow: zero, allThen: zero, allNow: zero };
    for (const each of some) {
      const { timeline, row } = each;
      const isThen = hasBegun(each, then) && isActiveOn(timeline, then);
      const isNow = isActiveOn(timeline, now);
      if (!isThen && !isNow) continue;
      const [before, after] = [monthOn(timeline, then), monthOn(timeline, now)];
      if (isThen) part.allThen = add(part.allThen, before);
      if (isNow) part.allNow = add(part.allNow, after);
      if (timeline.cycleUnit === 'once' || !isPaidOn(each, then) || !isPaidOn(each, now)) continue;
      compared++;
      part.comparedThen = add(part.comparedThen, before);
      part.comparedNow = add(part.comparedNow, after);
      if (add(after, times(before, -1n)).over <= 0n) continue;
      const [thenCents, nowCents] = [before, after].map((cents) => asShown(inDisplay(cents)!, currency)) as [
        number,
        number,
      ];
      rises.push({ row, thenCents, nowCents, percent: percentOf(before, after) });
    }
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] = add(sums[name], inDisplay(part[name])!);
  }
  return {
    yearAgo: then,
    today: now,
    currency,
    compared,
    comparedThenCents: asShown(sums.comparedThen, currency),
    comparedNowCents: asShown(sums.comparedNow, currency),
    percent: percentOf(sums.comparedThen, sums.comparedNow),
    allThenCents: asShown(sums.allThen, currency),
    allNowCents: asShown(sums.allNow, currency),
    rises: rises
      .toSorted((a, b) => b.nowCents - b.thenCents - (a.nowCents - a.thenCents) || a.row.id - b.row.id)
      .slice(0, mostRises),
  };
}
