import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater, dueOn, nextDueOn, type Day, type Schedule } from '../../common/billing/schedule.ts';
import { paymentsBetween } from '../../common/billing/timeline.ts';
import { anyDay, anySchedule } from '../support/schedules.ts';
import { onTheWall } from '../support/wallCalendar.ts';

const monthly = (startsOn: Day, cycleCount = 1): Schedule => ({ startsOn, cycleCount, cycleUnit: 'month' });
const first = (schedule: Schedule, count: number): Day[] => Array.from({ length: count }, (_, k) => dueOn(schedule, k));

/** The days of all payments between two days, both included. */
function dueDays(schedule: Schedule, from: Day, to: Day): Day[] {
  const timeline = {
    ...schedule,
    amountCents: 1,
    prices: [],
    earlier: [],
    trialEndsOn: null,
    pauses: [],
    endsOn: null,
  };
  return paymentsBetween(timeline, from, daysLater(to, 1)).map((due) => due.dueOn);
}

describe('the days of payments', () => {
  it.each<[Schedule, Day[]]>([
    [monthly('2026-01-31'), ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    [monthly('2027-12-30'), ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
    [monthly('2025-11-30', 3), ['2025-11-30', '2026-02-28', '2026-05-30', '2026-08-30']],
    [
      { startsOn: '2024-02-29', cycleCount: 1, cycleUnit: 'year' },
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      { startsOn: '2026-03-27', cycleCount: 1, cycleUnit: 'day' },
      ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'],
    ],
    [{ startsOn: '2026-12-20', cycleCount: 4, cycleUnit: 'week' }, ['2026-12-20', '2027-01-17', '2027-02-14']],
  ])('of %j are %j', (schedule, days) => {
    expect(first(schedule, days.length)).toEqual(days);
  });

  it('are those of a calendar on the wall, whatever the cycle and the range', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, fc.integer({ min: 0, max: 1_500 }), (schedule, from, days) => {
        const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
        const expected = onTheWall(schedule, to).filter((day) => day >= from);
        expect(dueDays(schedule, from, to)).toEqual(expected);
        if (expected.length > 0) expect(nextDueOn(schedule, from)).toBe(expected[0]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('come in order, each in a place of its own', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 1, max: 300 }), (schedule, index) => {
        if (schedule.cycleUnit === 'once') return;
        const [day, next] = [dueOn(schedule, index), dueOn(schedule, index + 1)];
        fc.pre(next.length === 10 && next <= '9999');
        expect(day < next).toBe(true);
        expect(nextDueOn(schedule, day)).toBe(day);
        expect(dueDays(schedule, day, next)).toEqual([day, next]);
      }),
    );
  });

  it('are one or none for what is paid once', () => {
    const once: Schedule = { startsOn: '2026-05-01', cycleCount: 1, cycleUnit: 'once' };
    expect(nextDueOn(once, '2026-05-01')).toBe('2026-05-01');
    expect(nextDueOn(once, '2026-05-02')).toBeUndefined();
    expect(dueDays(once, '2020-01-01', '2030-01-01')).toEqual(['2026-05-01']);
    expect(dueDays(once, '2020-01-01', '2026-04-30')).toEqual([]);
    expect(dueDays(once, '2026-05-02', '2030-01-01')).toEqual([]);
  });

  it('are none in a range that ends before it begins', () => {
    expect(dueDays(monthly('2026-01-31'), '2026-06-01', '2026-05-01')).toEqual([]);
  });
});
