import { lazily } from '../../../common/lazily.ts';
import { locale } from '../../../common/locale.ts';

const words = lazily(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }));

/** A calendar date in words. `day` is YYYY-MM-DD. */
export function CalendarDate({ day }: { day: string }) {
  return <time dateTime={day}>{words().format(new Date(`${day}T00:00:00Z`))}</time>;
}
