import { formatMoney } from '../../../common/billing/money.ts';
import { occurrencesOf, type Occurrence } from '../../../common/billing/occurrences.ts';
import { priceText } from '../../../common/billing/priceText.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { amountOn } from '../../../common/billing/timeline.ts';
import { todayIn } from '../../../common/billing/today.ts';
import { paths } from '../../../common/paths.ts';
import { categories, type Category } from '../../../common/values.ts';
import type { CalendarAddress, User } from '../../generated/prisma/client.ts';
import { say } from '../../say.ts';
import { addressOf } from '../accounts/links.ts';
import { trackedBy, type TrackedRow } from '../subscriptions/tracked.ts';
import { iCalendarOf, type CalendarEvent } from './iCalendar.ts';
import { earliestDay, shownDays, type Days } from './shownDays.ts';

/** What a user pays, as the text of an iCalendar file with an event for each payment. */
export async function paymentCalendar(
  { id, timeZone }: Pick<User, 'id' | 'timeZone'>,
  { eventsId }: Pick<CalendarAddress, 'eventsId'>,
): Promise<string> {
  const today = todayIn(timeZone);
  const subscriptions = await trackedBy(id, earliestDay(today), timeZone);
  const range = { ...shownDays(subscriptions, today), today };
  // Those of a subscription follow each other, which makes the text a third as long once it is compressed.
  const events = subscriptions.flatMap((subscription) => eventsOf(subscription, range, eventsId));
  return iCalendarOf({ name: 'Stackling', url: addressOf(paths.dashboard), events });
}

function eventsOf(subscription: TrackedRow, range: Days & { today: Day }, eventsId: string): CalendarEvent[] {
  const { row, timeline, currency } = subscription;
  const category = say(categories[row.category as Category].id);
  return occurrencesOf(subscription, range).map((occurrence) => ({
    // A subscription has one payment a day at most, so the day tells it from the others, whatever they are counted from.
    uid: `${occurrence.dueOn}.${row.id}@${eventsId}`,
    on: occurrence.dueOn,
    summary: `${row.name} – ${sumOf(occurrence)}`,
    description: priceText({ ...timeline, amountCents: amountOn(timeline, occurrence.dueOn) }, currency),
    category,
    changedAt: row.updatedAt,
  }));
}

/** What a payment comes to. One that is expected says the same once it is paid, so that nothing changes by itself. */
function sumOf({ state, amountCents, currency }: Occurrence): string {
  if (state === 'skipped') return 'skipped';
  const sum = formatMoney(amountCents, currency);
  return state === 'refunded' ? `${sum}, refunded` : sum;
}
