import { daysLater, dueOn, type Day } from '../../../common/billing/schedule.ts';
import type { Tracked } from '../../../common/billing/occurrences.ts';
import { sumsBetween } from '../../../common/billing/timeline.ts';

/** How far back the calendar goes, and how far ahead. */
const daysBack = 30;
const monthsAhead = 18;

/**
 * The most payments in a calendar. 200 subscriptions that are paid every month have 3,800, which are 36 kB on the wire
 * (docs/decisions/042-a-calendar-to-subscribe-to.md).
 */
const mostPayments = 6_000;

export interface Days {
  from: Day;
  /** The first day that is not shown any more. */
  before: Day;
}

/** The earliest day that a calendar may show. */
export const earliestDay = (today: Day): Day => daysLater(today, -daysBack);

/**
 * The days that a calendar shows: from 30 days ago to 18 months ahead. If there are more payments than a calendar should
 * have, three quarters as many days ahead, and so on.
 */
export function shownDays(subscriptions: readonly Tracked[], today: Day): Days {
  const last = dueOn({ startsOn: today, cycleCount: monthsAhead, cycleUnit: 'month' }, 1);
  for (let ahead = (Date.parse(last) - Date.parse(today)) / 86_400_000; ; ahead = Math.floor(0.75 * ahead)) {
    const range = { from: daysLater(today, -Math.min(ahead, daysBack)), before: daysLater(today, ahead + 1) };
    const payments = subscriptions.reduce((sum, subscription) => sum + countIn(subscription, range), 0);
    if (payments <= mostPayments || ahead === 0) return range;
  }
}

/** How many payments there are at most, without making them: what was recorded may have been due, too. */
function countIn({ timeline, payments }: Tracked, { from, before }: Days): number {
  const recorded = payments.filter(({ dueOn }) => from <= dueOn && dueOn < before).length;
  return recorded + sumsBetween(timeline, [from, before])[0]!.count;
}
