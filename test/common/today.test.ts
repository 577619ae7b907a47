import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourOf, todayIn } from '../../common/billing/today.ts';

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

describe('an hour of a day', () => {
  const zones = (
    'Pacific/Kiritimati Pacific/Niue Asia/Kathmandu America/New_York Europe/Berlin UTC ' +
    'Australia/Lord_Howe America/St_Johns Africa/Casablanca Pacific/Chatham'
  ).split(' ');

  const wallOf = (instant: Date, timeZone: string) =>
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);

  it('is that hour on the clock there, or the next where the clock leaves it out', () => {
    const days = fc.date({ min: new Date('1990-01-02'), max: new Date('2099-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 23 }), fc.constantFrom(...zones), (date, hour, zone) => {
        const day = date.toISOString().slice(0, 10);
        const wanted = `${day} ${String(hour).padStart(2, '0')}:00`;
        const found = hourOf(day, hour, zone);
        const wall = wallOf(found, zone);
        if (wall === wanted) return;
        // The clock jumps over it: a minute before, it was earlier than that.
        const before = wallOf(new Date(found.getTime() - 3_600_000), zone);
        expect({ day, hour, zone, isJumped: before < wanted && wanted < wall }).toEqual({
          day,
          hour,
          zone,
          isJumped: true,
        });
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['2026-03-29', 2, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 2, 'Europe/Berlin', '2026-10-25T00:00:00.000Z'],
    ['2026-11-23', 9, 'America/New_York', '2026-11-23T14:00:00.000Z'],
    ['2026-11-23', 9, 'Pacific/Kiritimati', '2026-11-22T19:00:00.000Z'],
  ])('%s at %i in %s begins at %s', (day, hour, zone, instant) => {
    expect(hourOf(day, hour, zone).toISOString()).toBe(instant);
  });
});
