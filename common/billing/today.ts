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
