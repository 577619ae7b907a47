import { lazily } from '../../../../../common/lazily.ts';
import { locale } from '../../../../../common/locale.ts';

const words = lazily(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }));

/** 'Nov 26, 2026' for 2026-11-26. */
export const shortDay = (day: string): string => words().format(new Date(day));
