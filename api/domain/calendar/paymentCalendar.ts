import type { Price } from '../../../common/billing/cycle.ts';
import { formatMoney } from '../../../common/billing/money.ts';
import { priceText } from '../../../common/billing/priceText.ts';
import { dueDays, type Schedule } from '../../../common/billing/schedule.ts';
import { todayIn } from '../../../common/billing/today.ts';
import { paths } from '../../../common/paths.ts';
import { categories, type Category } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import type { CalendarAddress, TrackedSubscription, User } from '../../generated/prisma/client.ts';
import { say } from '../../say.ts';
import { addressOf } from '../accounts/links.ts';
import { notRemoved } from '../lists/removal.ts';
import { priceOf } from '../prices/storedPrice.ts';
import { dayOf } from '../subscriptions/storedSchedule.ts';
import { iCalendarOf, type CalendarEvent } from './iCalendar.ts';
import { shownDays, type Days } from './shownDays.ts';

type Scheduled = TrackedSubscription & { schedule: Price & Schedule };

/** What a user pays, as the text of an iCalendar file with an event for each payment. */
export async function paymentCalendar(
  { id: userId, timeZone }: Pick<User, 'id' | 'timeZone'>,
  { eventsId }: Pick<CalendarAddress, 'eventsId'>,
): Promise<string> {
  const rows = await db.trackedSubscription.findMany({
    where: { userId, isActive: true, startsOn: { not: null }, ...notRemoved },
    orderBy: { id: 'asc' },
  });
  const subscriptions = rows.map((row) => ({ ...row, schedule: { ...priceOf(row), startsOn: dayOf(row.startsOn)! } }));
  const schedules = subscriptions.map(({ schedule }) => schedule);
  const days = shownDays(schedules, todayIn(timeZone));
  // Those of a subscription follow each other, which makes the text a third as long once it is compressed.
  const events = subscriptions.flatMap((subscription) => eventsOf(subscription, days, eventsId));
  return iCalendarOf({ name: 'Stackling', url: addressOf(paths.dashboard), events });
}

function eventsOf(
  { id, name, schedule, currency, category, updatedAt }: Scheduled,
  { from, to }: Days,
  eventsId: string,
): CalendarEvent[] {
  const event = {
    summary: `${name} – ${formatMoney(schedule.amountCents, currency)}`,
    description: priceText(schedule, currency),
    category: say(categories[category as Category].id),
    changedAt: updatedAt,
  };
  // A subscription has one payment a day at most, so the day tells it from the others, whatever they are counted from.
  return dueDays(schedule, from, to).map((on) => ({ ...event, uid: `${on}.${id}@${eventsId}`, on }));
}
