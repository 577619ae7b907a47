import { describe, expect, it } from 'vitest';
import { todayIn } from '../../common/billing/today.ts';

describe('the day that it is somewhere', () => {
  it.each([
    ['Pacific/Pago_Pago', '2026-11-22T10:59:59Z', '2026-11-21'],
    ['Pacific/Pago_Pago', '2026-11-22T11:00:00Z', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-11-22T09:59:59Z', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-11-22T10:00:00Z', '2026-11-23'],
    ['Asia/Kathmandu', '2026-12-31T18:14:59Z', '2026-12-31'],
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01-01'],
    // Clocks go forward at 2 and back at 3.
    ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    // Clocks go forward at midnight, so that the day begins at 1.
    ['America/Santiago', '2026-09-06T03:59:59Z', '2026-09-05'],
    ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06'],
    // Samoa had no 30 December 2011.
    ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
    ['UTC', '2000-02-29T12:00:00Z', '2000-02-29'],
  ])('in %s at %s is %s', (timeZone, now, day) => {
    expect(todayIn(timeZone, new Date(now))).toBe(day);
  });

  it('is refused for a place that is not there', () => {
    expect(() => todayIn('Mars/Olympus_Mons')).toThrow(RangeError);
  });
});
