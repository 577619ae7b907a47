import type { Day } from './schedule.ts';

/** Formatters are slow to make, and there are few time zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const mostFormatters = 1_000;

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  // Case makes no difference to a name, so people can make up very many.
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(timeZone, made);
  return made;
}

/** The offset of a time zone from UTC at an instant, in milliseconds. */
function offsetIn(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!) - instant + (instant % 1_000);
}

/**
 * When an hour of a day begins somewhere. An hour that a change of the clock leaves out begins with the next one, and one
 * that comes twice is the first.
 *
 * @throws RangeError when there is no such time zone
 */
export function hourOf(day: Day, hour: number, timeZone: string): Date {
  const local = Date.parse(day) + hour * 3_600_000;
  const [before, after] = [offsetIn(timeZone, local - dayMs), offsetIn(timeZone, local + dayMs)];
  const early = local - Math.max(before, after);
  const late = local - Math.min(before, after);
  return new Date(early + offsetIn(timeZone, early) === local ? early : late);
}

const dayMs = 86_400_000;

/**
 * The calendar day that it is somewhere.
 *
 * @param timeZone an IANA name, such as Europe/Berlin
 * @throws RangeError when there is no such time zone
 */
export function todayIn(timeZone: string, now = new Date()): Day {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}
