import type { Day } from '../../../../common/billing/schedule.ts';
import { lazily } from '../../../../common/lazily.ts';
import { locale } from '../../../../common/locale.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }));
const dayFormat = format({ weekday: 'long', month: 'long', day: 'numeric' });
const rangeFormat = format({ month: 'long', day: 'numeric' });
const at = (day: Day) => new Date(`${day}T00:00:00Z`);

/** Thursday, December 3. */
export const longDay = (day: Day): string => dayFormat().format(at(day));

/** December 1 – 5. */
export const range = (from: Day, to: Day): string => rangeFormat().formatRange(at(from), at(to));
