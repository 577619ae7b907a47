import { daysLater, dueOn, firstFrom, type Day, type Schedule } from '../../../common/billing/schedule.ts';

/** How far back the calendar goes, and how far ahead. */
const daysBack = 30;
const monthsAhead = 18;

/**
 * The most payments in a calendar. 200 subscriptions that are paid every month have 3,800, which are 35 kB on the wire
 * (docs/decisions/042-a-calendar-to-subscribe-to.md).
 */
const mostPayments = 6_000;

export interface Days {
  from: Day;
  to: Day;
}

/**
 * The days that a calendar shows: from 30 days ago to 18 months ahead. If there are more payments than a calendar should
 * have, three quarters as many days ahead, and so on.
 */
export function shownDays(schedules: readonly Schedule[], today: Day): Days {
  const last = dueOn({ startsOn: today, cycleCount: monthsAhead, cycleUnit: 'month' }, 1);
  for (let ahead = (Date.parse(last) - Date.parse(today)) / 86_400_000; ; ahead = Math.floor(0.75 * ahead)) {
    const range = { from: daysLater(today, -Math.min(ahead, daysBack)), to: daysLater(today, ahead) };
    const payments = schedules.reduce((sum, schedule) => sum + countIn(schedule, range), 0);
    if (payments <= mostPayments || ahead === 0) return range;
  }
}

/** How many payments there are, without counting them one by one. */
function countIn(schedule: Schedule, { from, to }: Days): number {
  const first = firstFrom(schedule, from);
  return first === undefined ? 0 : (firstFrom(schedule, daysLater(to, 1)) ?? 1) - first;
}
