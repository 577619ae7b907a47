import { dueOn, monthOf, numberOf, unitDays, unitMonths, type Day } from './schedule.ts';
import { runsBetween, type Run, type Sum, type Timeline } from './timeline.ts';

/** The calendar months of a time, the first and the last of them maybe in part. */
export interface Months {
  from: Day;
  before: Day;
  /** As 2026-12. */
  names: readonly string[];
  /** The first month, counted from the start of the year 0. */
  first: number;
  /** The first day of the month after each, as a number. */
  ends: readonly number[];
}

/** The months from a day on, and before another, which is later. */
export function monthsBetween(from: Day, before: Day): Months {
  const firstOf = (index: number) =>
    dueOn({ startsOn: `${from.slice(0, 7)}-01`, cycleCount: 1, cycleUnit: 'month' }, index);
  const starts = [firstOf(0)];
  for (let next = firstOf(1); next < before; next = firstOf(starts.length)) starts.push(next);
  return {
    from,
    before,
    names: starts.map((start) => start.slice(0, 7)),
    first: monthOf(from),
    ends: starts.map((_, index) => numberOf(firstOf(index + 1))),
  };
}

/** A sum of nothing for each month. */
export const noSums = ({ names }: Months): Sum[] => names.map(() => ({ count: 0, cents: 0 }));

/** The place of a day's month among the months; negative, or too large, for a day outside of them. */
export const placeOf = ({ first }: Months, day: Day): number => monthOf(day) - first;

/**
 * Adds the payments of each month to its sum. It takes no longer for a subscription that is paid daily, and parses no day
 * for a payment, so that ten years of thousands of subscriptions are added up in milliseconds.
 *
 * @param sums one for each month
 * @param before the first day that does not count any more, if that is not the months' own
 */
export function addMonths(sums: readonly Sum[], timeline: Timeline, months: Months, before = months.before): void {
  if (before <= months.from) return;
  for (const run of runsBetween(timeline, months.from, before)) addRun(sums, run, months);
}

function addRun(sums: readonly Sum[], { rhythm, amountCents, first, end }: Run, { first: base, ends }: Months): void {
  const { startsOn, cycleCount, cycleUnit } = rhythm;
  const note = (place: number, count: number) => {
    sums[place]!.count += count;
    sums[place]!.cents += count * amountCents;
  };
  if (cycleUnit === 'once') note(monthOf(startsOn) - base, 1);
  else if (cycleUnit === 'month' || cycleUnit === 'year') {
    const step = cycleCount * unitMonths[cycleUnit];
    const start = monthOf(startsOn) - base;
    for (let index = first; index < end; index++) note(start + index * step, 1);
  } else {
    const step = cycleCount * unitDays[cycleUnit];
    const start = numberOf(startsOn);
    let place = ends.findIndex((day) => start + first * step < day);
    for (let index = first; index < end; place++) {
      const next = Math.min(end, Math.ceil((ends[place]! - start) / step));
      note(place, next - index);
      index = next;
    }
  }
}
