import { openCalendar, readCalendar } from '../domain/calendar/calendarAddress.ts';
import { noteSender, requestScope } from '../request.ts';

/**
 * The calendar that a request may read with this secret, as text; undefined when it is the secret of none. Whoever reads
 * it has no other rights.
 *
 * @throws TooManyRequestsError
 */
export async function calendarFor(secret: string): Promise<string | undefined> {
  const calendar = await openCalendar(secret, { address: requestScope.getStore()?.address ?? '' });
  if (!calendar) return undefined;
  noteSender({ userId: calendar.userId });
  return readCalendar(calendar);
}
