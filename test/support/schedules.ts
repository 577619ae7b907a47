/** Days and schedules for tests with any of them. */
import fc from 'fast-check';
import type { Schedule } from '../../common/billing/schedule.ts';

export const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export const anySchedule: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({
    startsOn: anyDay,
    cycleCount: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 366 })),
    cycleUnit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
  }),
  fc.record({ startsOn: anyDay, cycleCount: fc.constant(1), cycleUnit: fc.constant('once' as const) }),
);
