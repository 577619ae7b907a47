import type { Cycle, Price } from './cycle.ts';
import { dueOn, firstFrom, type Day, type Schedule } from './schedule.ts';

/** A price that holds from a day on. */
export interface PriceChange {
  from: Day;
  /** Hundredths of the subscription's currency. */
  amountCents: number;
}

/** A time in which nothing is paid. */
export interface Pause {
  from: Day;
  /** The first day after it; null while nobody knows. */
  until: Day | null;
}

/** When a subscription was paid before its rhythm changed. */
export interface EarlierRhythm extends Schedule {
  /** The first day that is not part of it. */
  until: Day;
}

/** All that decides when a subscription is paid, and how much. */
export interface Timeline extends Price {
  /** A day of a payment, from which all others are counted; null when nobody has said any. */
  startsOn: Day | null;
  /** The prices after `amountCents`, the earliest first; no two from the same day. */
  prices: readonly PriceChange[];
  /** The earliest first; none overlap. */
  earlier: readonly EarlierRhythm[];
  /** The first day that costs; null without a trial. */
  trialEndsOn: Day | null;
  /** The earliest first; none overlap, and only the last may have no end. */
  pauses: readonly Pause[];
  /** The first day without it; null as long as it goes on. */
  endsOn: Day | null;
}

/** A time in which a subscription is paid in one rhythm, at one price. */
interface Segment {
  rhythm: Schedule;
  /** Hundredths of the subscription's currency. */
  amountCents: number;
  from: Day;
  /** The first day after it. */
  until: Day;
}

const firstDay = '0000-01-01';
const lastDay = '9999-12-31';

const earlierOf = (a: Day, b: Day): Day => (a < b ? a : b);
const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);

/** What is left of a time without another. */
function without<Time extends { from: Day; until: Day }>(time: Time, { from, until }: Pause): Time[] {
  const before = { ...time, until: earlierOf(time.until, from) };
  const after = { ...time, from: laterOf(time.from, until ?? lastDay) };
  return [before, after].filter(({ from, until }) => from < until);
}

const known = new WeakMap<Timeline, readonly Segment[]>();

/** The times in which it is paid, the earliest first. */
function segmentsOf(timeline: Timeline): readonly Segment[] {
  const before = known.get(timeline);
  if (before) return before;
  const segments = segmentsIn(timeline);
  known.set(timeline, segments);
  return segments;
}

function segmentsIn({ startsOn, prices, earlier, trialEndsOn, pauses, endsOn, ...price }: Timeline): Segment[] {
  if (startsOn === null) return [];
  const rhythms = [
    ...earlier.map(({ until, ...rhythm }) => ({ rhythm, from: rhythm.startsOn, until })),
    { rhythm: { ...price, startsOn }, from: startsOn, until: lastDay },
  ];
  const free: Pause[] = [...pauses];
  if (trialEndsOn !== null) free.push({ from: firstDay, until: trialEndsOn });
  if (endsOn !== null) free.push({ from: endsOn, until: null });
  const paid = rhythms.flatMap((rhythm) =>
    free.reduce((times, pause) => times.flatMap((time) => without(time, pause)), [rhythm]),
  );
  const changes = [{ from: firstDay, amountCents: price.amountCents }, ...prices];
  return paid.flatMap((time) =>
    changes.flatMap(({ from, amountCents }, index) => {
      const until = changes[index + 1]?.from ?? lastDay;
      const own = { ...time, amountCents, from: laterOf(time.from, from), until: earlierOf(time.until, until) };
      return own.from < own.until ? [own] : [];
    }),
  );
}

/** The indices of a segment's payments from a day on, and before another; none when the first is not below the second. */
const indicesIn = ({ rhythm, from, until }: Segment, firstDay: Day, endDay: Day): [number, number] => [
  indexFrom(rhythm, laterOf(from, firstDay)),
  indexFrom(rhythm, earlierOf(until, endDay)),
];

/** A payment that is due, or was. */
export interface Due {
  dueOn: Day;
  /** Hundredths of the subscription's currency. */
  amountCents: number;
}

/** The first payment on a day or later; undefined when there is none, or nobody knows when. */
export function nextPayment(timeline: Timeline, day: Day): Due | undefined {
  for (const segment of segmentsOf(timeline)) {
    const [first, end] = indicesIn(segment, day, lastDay);
    if (first < end) return { dueOn: dueOn(segment.rhythm, first), amountCents: segment.amountCents };
  }
  return undefined;
}

/** The same timeline without a pause that has no end: when it would be paid if it went on. */
export const goingOn = (timeline: Timeline): Timeline => ({
  ...timeline,
  pauses: timeline.pauses.filter(({ until }) => until !== null),
});

/** Payments of one rhythm at one price, by their indices. */
export interface Run {
  rhythm: Schedule;
  /** Hundredths of the subscription's currency. */
  amountCents: number;
  first: number;
  /** The index after the last. */
  end: number;
}

/** The payments from a day on, and before another, without listing them; the earliest first. */
export const runsBetween = (timeline: Timeline, from: Day, before: Day): Run[] =>
  segmentsOf(timeline).flatMap((segment) => {
    const [first, end] = indicesIn(segment, from, before);
    return first < end ? [{ rhythm: segment.rhythm, amountCents: segment.amountCents, first, end }] : [];
  });

/** The payments from a day on, and before another; the earliest first. */
export const paymentsBetween = (timeline: Timeline, from: Day, before: Day): Due[] =>
  runsBetween(timeline, from, before).flatMap(({ rhythm, amountCents, first, end }) =>
    Array.from({ length: end - first }, (_, index) => ({ dueOn: dueOn(rhythm, first + index), amountCents })),
  );

/** How many payments there are in a time, and their sum. */
export interface Sum {
  count: number;
  /** Hundredths of the subscription's currency. */
  cents: number;
}

/**
 * The payments between each day and the next, added up without listing them. Those on the last day are left out.
 *
 * @param days two or more, the earliest first
 */
export function sumsBetween(timeline: Timeline, days: readonly Day[]): Sum[] {
  const sums = days.slice(1).map((): Sum => ({ count: 0, cents: 0 }));
  for (const { rhythm, from, until, amountCents } of segmentsOf(timeline)) {
    let before = indexFrom(rhythm, clamped(days[0]!, from, until));
    for (const [index, sum] of sums.entries()) {
      const end = indexFrom(rhythm, clamped(days[index + 1]!, from, until));
      sum.count += end - before;
      sum.cents += (end - before) * amountCents;
      before = end;
    }
  }
  return sums;
}

const clamped = (day: Day, from: Day, until: Day): Day => (day < from ? from : day > until ? until : day);

/** The index of the first payment on a day or later; a one-time payment that is over by then was the only one. */
const indexFrom = (rhythm: Schedule, day: Day): number => firstFrom(rhythm, day) ?? 1;

/** The amount of a payment on some day, in hundredths. */
export const amountOn = ({ amountCents, prices }: Timeline, day: Day): number =>
  prices.findLast(({ from }) => from <= day)?.amountCents ?? amountCents;

export const subscriptionStates = ['trial', 'active', 'paused', 'cancelled', 'ended'] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/** Where a subscription is in its life on a day; a cancelled one runs until its end. */
export function stateOn({ trialEndsOn, pauses, endsOn }: Timeline, day: Day): SubscriptionState {
  if (endsOn !== null) return endsOn <= day ? 'ended' : 'cancelled';
  if (pauses.some(({ from, until }) => from <= day && (until === null || day < until))) return 'paused';
  return trialEndsOn !== null && day < trialEndsOn ? 'trial' : 'active';
}

/** Whether it counts toward totals on a day: what is paused, or will not be paid again, does not. */
export function isActiveOn(timeline: Timeline, day: Day): boolean {
  const state = stateOn(timeline, day);
  if (state === 'cancelled') return nextPayment(timeline, day) !== undefined;
  return state === 'trial' || state === 'active';
}

/** Whether two rhythms have the same days. */
export const isSameRhythm = (a: Cycle & { startsOn: Day | null }, b: Cycle & { startsOn: Day | null }): boolean =>
  a.startsOn === b.startsOn && a.cycleCount === b.cycleCount && a.cycleUnit === b.cycleUnit;
