import { t } from '@lingui/core/macro';
import { lazily } from '../../../../../common/lazily.ts';
import { locale } from '../../../../../common/locale.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }));
const weekday = format({ weekday: 'long' });
const weekdayAndDate = format({ weekday: 'long', day: 'numeric', month: 'long' });
const short = format({ weekday: 'short', day: 'numeric', month: 'short' });
const date = format({ day: 'numeric', month: 'long' });

const dayMs = 24 * 60 * 60 * 1000;

/** 'November 26' for 2026-11-26. */
export const dateWords = (day: string): string => date().format(new Date(day));

/** A day in few words: 'Today', 'Tomorrow', 'Thu, Nov 26'. Both days are YYYY-MM-DD. */
export function shortDay(day: string, today: string): string {
  const away = daysFrom(today, day);
  if (away === 0) return t`Today`;
  if (away === 1) return t`Tomorrow`;
  return short().format(new Date(day));
}

/** A day within a sentence: 'today', 'tomorrow', 'Thursday', after a week 'Friday, December 11'. */
export function dayName(day: string, today: string): string {
  const away = daysFrom(today, day);
  if (away === 0) return t`today`;
  if (away === 1) return t`tomorrow`;
  return (away < 7 ? weekday() : weekdayAndDate()).format(new Date(day));
}

/** The same for what happens on that day: 'today', 'tomorrow', 'on Thursday'. */
export const onDay = (day: string, today: string): string =>
  daysFrom(today, day) < 2 ? dayName(day, today) : t`on ${dayName(day, today)}`;

const daysFrom = (today: string, day: string) => (Date.parse(day) - Date.parse(today)) / dayMs;
