import { lazily } from '../../../common/lazily.ts';
import { locale } from '../../../common/locale.ts';
import type { Month } from './monthDays.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }));
const long = format({ month: 'long', year: 'numeric' });
const medium = format({ month: 'short', year: 'numeric' });
const short = format({ month: 'short' });
const at = (month: Month) => new Date(`${month}-01T00:00:00Z`);

/** December 2026. */
export const monthWords = (month: Month): string => long().format(at(month));

/** Dec 2026. */
export const mediumMonth = (month: Month): string => medium().format(at(month));

/** Dec. */
export const shortMonth = (month: Month): string => short().format(at(month));
