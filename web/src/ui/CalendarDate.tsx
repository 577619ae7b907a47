import { lazily } from '../../../common/lazily.ts';
import { locale } from '../../../common/locale.ts';

const styled = (dateStyle: 'long' | 'medium') =>
  lazily(() => new Intl.DateTimeFormat(locale(), { dateStyle, timeZone: 'UTC' }));
const long = styled('long');
const short = styled('medium');

/** A calendar date in words, with a short month where there is little room. `day` is YYYY-MM-DD. */
export function CalendarDate({ day, isShort = false }: { day: string; isShort?: boolean }) {
  const { format } = isShort ? short() : long();
  return <time dateTime={day}>{format(new Date(`${day}T00:00:00Z`))}</time>;
}
