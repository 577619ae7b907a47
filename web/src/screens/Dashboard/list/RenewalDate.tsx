import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { today } from '../../../ui/calendar.ts';

/** When the next payment is, or was, due; a day is YYYY-MM-DD, so that text is compared. */
export function RenewalDate({ day }: { day: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{day < today() ? 'Was due' : 'Renews'}</dt>
      <dd className="font-semibold">
        <CalendarDate day={day} />
        {day === today() && ', today'}
      </dd>
    </div>
  );
}
