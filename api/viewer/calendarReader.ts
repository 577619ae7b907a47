import { readCalendar } from '../domain/calendar/calendarAddress.ts';
import { requestScope } from '../request.ts';

/**
 * The calendar that a request may read with this secret, as text; undefined when it is the secret of none. Whoever reads
 * it has no other rights.
 *
 * @throws TooManyRequestsError
 */
export const calendarFor = (secret: string): Promise<string | undefined> =>
  readCalendar(secret, { address: requestScope.getStore()?.address ?? '' });
