/** Timelines for tests with any of them. */
import fc from 'fast-check';
import { daysLater, type Day } from '../../common/billing/schedule.ts';
import type { Timeline } from '../../common/billing/timeline.ts';
import { anySchedule } from './schedules.ts';

const lateBy = fc.integer({ min: 0, max: 2_000 });
const amount = fc.integer({ min: 0, max: 100_000 });

/** Days in order, each some days after the one before. */
const daysFrom = (start: Day, steps: readonly number[]): Day[] =>
  steps.reduce<Day[]>((days, step) => [...days, daysLater(days.at(-1) ?? start, step + 1)], []);

/** Any timeline with a start; at most one pause is not over by `today`. */
export const anyTimeline: fc.Arbitrary<{ timeline: Timeline; today: Day }> = fc
  .record({
    schedule: anySchedule,
    amountCents: amount,
    prices: fc.array(fc.tuple(lateBy, amount), { maxLength: 3 }),
    trial: fc.option(fc.integer({ min: 0, max: 90 })),
    pauses: fc.array(fc.tuple(lateBy, lateBy), { maxLength: 3 }),
    isOpen: fc.boolean(),
    end: fc.option(fc.integer({ min: 0, max: 4_000 })),
    todayAfter: fc.integer({ min: 0, max: 3_000 }),
  })
  .map(({ schedule, amountCents, prices, trial, pauses, isOpen, end, todayAfter }) => {
    const { startsOn } = schedule;
    const edges = daysFrom(startsOn, pauses.flat());
    const all = pauses.map((_, index) => ({ from: edges[2 * index]!, until: edges[2 * index + 1] ?? null }));
    const today = daysLater(all.at(-1)?.from ?? startsOn, todayAfter - 1_000);
    const isOver = ({ until }: { until: Day | null }) => until !== null && until <= today;
    const last = all.findIndex((pause) => !isOver(pause));
    const kept = last < 0 ? all : all.slice(0, last + 1);
    const ends = daysFrom(
      startsOn,
      prices.map(([step]) => step),
    );
    return {
      today,
      timeline: {
        ...schedule,
        amountCents,
        prices: prices.map(([, cents], index) => ({ from: ends[index]!, amountCents: cents })),
        earlier: [],
        trialEndsOn: trial === null ? null : daysLater(startsOn, trial),
        pauses: isOpen
          ? kept.map((pause, index) => (index === kept.length - 1 ? { ...pause, until: null } : pause))
          : kept,
        endsOn: end === null ? null : daysLater(startsOn, end),
      },
    };
  });
