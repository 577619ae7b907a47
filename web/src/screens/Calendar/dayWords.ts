import type { Day } from '../../../../common/billing/schedule.ts';
import { lazily } from '../../../../common/lazily.ts';
import { locale } from '../../../../common/locale.ts';
import type { Month } from '../../ui/monthDays.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }));
const monthFormat = format({ month: 'long', year: 'numeric' });
const dayFormat = format({ weekday: 'long', month: 'long', day: 'numeric' });
const rangeFormat = format({ month: 'long', day: 'numeric' });
const at = (day: Day) => new Date(`${day}T00:00:00Z`);

/** December 2026. */
export const monthWords = (month: Month): string => monthFormat().format(at(`${month}-01`));

/** Thursday, December 3. */
export const longDay = (day: Day): string => dayFormat().format(at(day));

/** December 1 – 5. */
export const range = (from: Day, to: Day): string => rangeFormat().formatRange(at(from), at(to));
