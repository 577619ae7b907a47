import { t } from '@lingui/core/macro';
import { daysLater } from '../../../../common/billing/schedule.ts';
import { hourOf, todayIn } from '../../../../common/billing/today.ts';
import { lazily } from '../../../../common/lazily.ts';
import { locale } from '../../../../common/locale.ts';

/** When an entry can come back into the inbox. */
export interface Delay {
  label: string;
  /** ISO 8601. */
  until: string;
  /** The day in words. */
  words: string;
}

const dayFormat = lazily(
  () => new Intl.DateTimeFormat(locale(), { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
);

/** The delays that are offered, at an hour of the user's day. */
export function delaysAt(hour: number, timeZone: string): Delay[] {
  const delay = (days: number, label: string): Delay => {
    const day = daysLater(todayIn(timeZone), days);
    return { label, until: hourOf(day, hour, timeZone).toISOString(), words: dayFormat().format(new Date(day)) };
  };
  return [delay(1, t`Until tomorrow`), delay(3, t`For 3 days`), delay(7, t`For a week`)];
}
