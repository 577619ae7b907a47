import { lazily } from '../../../../common/lazily.ts';
import { locale } from '../../../../common/locale.ts';

const format = lazily(() => new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: 'UTC' }));

/** An hour of the day, 0 to 23, as the reader writes it: 9:00 AM. */
export const hourWords = (hour: number): string => format().format(hour * 3_600_000);
