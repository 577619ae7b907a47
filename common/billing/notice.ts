import type { CycleUnit } from './cycle.ts';
import { daysLater, dueOn, firstFrom, type Day } from './schedule.ts';
import { nextPayment, stateOn, type Timeline } from './timeline.ts';

export const periodUnits = ['day', 'week', 'month', 'year'] as const satisfies CycleUnit[];

export type PeriodUnit = (typeof periodUnits)[number];

/** A length of time, such as three months. */
export interface Period {
  count: number;
  unit: PeriodUnit;
}

/** What was agreed about how long a subscription runs, and how it ends; null where nothing was. */
export interface Agreement {
  /** The least time that it runs. */
  term: Period | null;
  /** By how much it goes on after that, again and again; by a cycle when nothing was agreed. */
  roll: Period | null;
  /** How long before an end it has to be cancelled. */
  notice: Period | null;
  autoRenews: boolean;
}

const rhythmOf = ({ count, unit }: Period, startsOn: Day) => ({ startsOn, cycleCount: count, cycleUnit: unit });

/** The day that is a period later, clamped to the month's length. */
export const periodLater = (day: Day, period: Period): Day => dueOn(rhythmOf(period, day), 1);

const periodEarlier = (day: Day, period: Period): Day => dueOn(rhythmOf(period, day), -1);

const monthsOf = ({ count, unit }: Period): number | undefined =>
  unit === 'month' ? count : unit === 'year' ? count * 12 : undefined;

/** Whether one period is longer than another; 1 May stands for any day. */
export const isLonger = (one: Period, other: Period): boolean =>
  periodLater('2001-05-01', one) > periodLater('2001-05-01', other);

/** The day on which a subscription could end, by its index, counted from its first day like payments. */
function endAt(startsOn: Day, term: Period, roll: Period, index: number): Day {
  const [termMonths, rollMonths] = [monthsOf(term), monthsOf(roll)];
  return termMonths === undefined || rollMonths === undefined
    ? dueOn(rhythmOf(roll, periodLater(startsOn, term)), index)
    : dueOn({ startsOn, cycleCount: 1, cycleUnit: 'month' }, termMonths + index * rollMonths);
}

/** The last day on which a subscription can be cancelled, and when it ends then. */
export interface Exit {
  cancelBy: Day;
  endsOn: Day;
}

/**
 * The next time that a subscription can be left, on a day or later. The notice, given on `cancelBy`, is over on `endsOn`.
 *
 * @returns undefined when nothing was agreed, it does not renew by itself, or nobody knows when it began
 */
export function nextExit(timeline: Timeline, agreement: Agreement, day: Day): Exit | undefined {
  const { cycleCount, cycleUnit } = timeline;
  const startsOn = timeline.earlier[0]?.startsOn ?? timeline.startsOn;
  const { autoRenews, notice } = agreement;
  if (startsOn === null || !autoRenews || (agreement.term === null && notice === null)) return undefined;
  const cycle = cycleUnit === 'once' ? null : { count: cycleCount, unit: cycleUnit };
  const term = agreement.term ?? cycle;
  if (term === null) return undefined;
  const roll = agreement.roll ?? cycle;
  const exitAt = (endsOn: Day) => ({ endsOn, cancelBy: notice ? periodEarlier(endsOn, notice) : endsOn });

  const first = exitAt(periodLater(startsOn, term));
  if (first.cancelBy >= day) return first;
  if (roll === null) return undefined;
  const near = firstFrom(rhythmOf(roll, first.endsOn), notice ? periodLater(day, notice) : day)!;
  // A short month may move the end by some days.
  for (let index = Math.max(1, near - 1); ; index++) {
    const exit = exitAt(endAt(startsOn, term, roll, index));
    if (exit.cancelBy >= day) return exit;
  }
}

/** The last day on which it can still be cancelled in time; null when there is none, or it is cancelled already. */
export function cancelBy(timeline: Timeline, agreement: Agreement, today: Day): Day | null {
  if (timeline.endsOn !== null) return null;
  return nextExit(timeline, agreement, today)?.cancelBy ?? null;
}

/** The first day without a subscription that is cancelled today: after what was agreed, or else after what is paid. */
export function endIfCancelled(timeline: Timeline, agreement: Agreement, today: Day): Day {
  const { trialEndsOn } = timeline;
  const state = stateOn(timeline, today);
  if (state === 'trial') return trialEndsOn!;
  const exit = nextExit(timeline, agreement, today);
  if (exit) return exit.endsOn;
  // What is due today counts as paid.
  const next = state === 'paused' ? undefined : nextPayment(timeline, daysLater(today, 1));
  if (next) return next.dueOn;
  const begins = timeline.earlier[0]?.startsOn ?? timeline.startsOn ?? today;
  return begins < today ? today : begins;
}
