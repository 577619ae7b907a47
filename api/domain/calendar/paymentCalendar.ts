import { formatMoney } from '../../../common/billing/money.ts';
import { priceText } from '../../../common/billing/priceText.ts';
import { paymentsBetween, type Timeline } from '../../../common/billing/timeline.ts';
import { todayIn } from '../../../common/billing/today.ts';
import { paths } from '../../../common/paths.ts';
import { categories, type Category } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import type { CalendarAddress, TrackedSubscription, User } from '../../generated/prisma/client.ts';
import { say } from '../../say.ts';
import { addressOf } from '../accounts/links.ts';
import { notRemoved } from '../lists/removal.ts';
import { timelineOf } from '../subscriptions/storedTimeline.ts';
import { iCalendarOf, type CalendarEvent } from './iCalendar.ts';
import { shownDays, type Days } from './shownDays.ts';

type Scheduled = TrackedSubscription & { timeline: Timeline };

/** What a user pays, as the text of an iCalendar file with an event for each payment. */
export async function paymentCalendar(
  { id: userId, timeZone }: Pick<User, 'id' | 'timeZone'>,
  { eventsId }: Pick<CalendarAddress, 'eventsId'>,
): Promise<string> {
  const rows = await db.trackedSubscription.findMany({
    where: { userId, startsOn: { not: null }, ...notRemoved },
    orderBy: { id: 'asc' },
  });
  const subscriptions = rows.map((row) => ({ ...row, timeline: timelineOf(row) }));
  const timelines = subscriptions.map(({ timeline }) => timeline);
  const days = shownDays(timelines, todayIn(timeZone));
  // Those of a subscription follow each other, which makes the text a third as long once it is compressed.
  const events = subscriptions.flatMap((subscription) => eventsOf(subscription, days, eventsId));
  return iCalendarOf({ name: 'Stackling', url: addressOf(paths.dashboard), events });
}

function eventsOf(
  { id, name, timeline, currency, category, updatedAt }: Scheduled,
  { from, before }: Days,
  eventsId: string,
): CalendarEvent[] {
  const event = { category: say(categories[category as Category].id), changedAt: updatedAt };
  return paymentsBetween(timeline, from, before).map(({ dueOn: on, amountCents }) => ({
    ...event,
    // A subscription has one payment a day at most, so the day tells it from the others, whatever they are counted from.
    uid: `${on}.${id}@${eventsId}`,
    on,
    summary: `${name} – ${formatMoney(amountCents, currency)}`,
    description: priceText({ ...timeline, amountCents }, currency),
  }));
}
