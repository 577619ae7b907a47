import { formatMoney } from '../../../common/billing/money.ts';
import { occurrencesOf, type Occurrence } from '../../../common/billing/occurrences.ts';
import { priceText } from '../../../common/billing/priceText.ts';
import { daysLater, type Day } from '../../../common/billing/schedule.ts';
import { amountOn } from '../../../common/billing/timeline.ts';
import { todayIn } from '../../../common/billing/today.ts';
import { localeFor } from '../../../common/locale.ts';
import { paths } from '../../../common/paths.ts';
import type { ReminderKind } from '../../../common/forms/reminderForms.ts';
import { categories, type Category } from '../../../common/values.ts';
import type { CalendarAddress, TrackedSubscription, User } from '../../generated/prisma/client.ts';
import { say } from '../../say.ts';
import { addressOf } from '../accounts/links.ts';
import { decisionsOf, type Decision } from '../outlook/decisions.ts';
import { remindersOf, rulesOfSubscription, type Reminders } from '../reminders/settings.ts';
import { subscriptionAddress } from '../subscriptions/subscriptionAddress.ts';
import { trackedBy, type TrackedRow } from '../subscriptions/tracked.ts';
import { iCalendarOf, type CalendarEvent } from './iCalendar.ts';
import { earliestDay, shownDays, type Days } from './shownDays.ts';

/** What a user pays and has to decide, as the text of an iCalendar file with an event for each. */
export async function paymentCalendar(
  { id, timeZone, locale }: Pick<User, 'id' | 'timeZone' | 'locale'>,
  { eventsId }: Pick<CalendarAddress, 'eventsId'>,
): Promise<string> {
  const today = todayIn(timeZone);
  const [subscriptions, reminders] = await Promise.all([trackedBy(id, earliestDay(today), timeZone), remindersOf(id)]);
  const range = { ...shownDays(subscriptions, today), today, where: localeFor(locale) };
  // Those of a subscription follow each other, which makes the text a third as long once it is compressed.
  const events = subscriptions.flatMap((subscription) =>
    [...paymentsOf(subscription, range, reminders), ...decisionEventsOf(subscription, range, reminders)].map(
      (event) => ({ ...event, uid: `${event.uid}@${eventsId}` }),
    ),
  );
  return iCalendarOf({ name: 'Stackling', url: addressOf(paths.dashboard), events: withFewAlarms(events) });
}

/** The most alarms in a calendar: one for each of 200 monthly subscriptions in 18 months, and more. */
const mostAlarms = 4_000;

/** Only the next events keep their alarms when there are very many; the others get theirs as their days come nearer. */
function withFewAlarms(events: readonly CalendarEvent[]): CalendarEvent[] {
  const counts = new Map<Day, number>();
  for (const { on, alarms } of events) counts.set(on, (counts.get(on) ?? 0) + alarms.length);
  let count = 0;
  const tooLate = [...counts.keys()].toSorted().find((day) => (count += counts.get(day)!) > mostAlarms);
  if (tooLate === undefined) return [...events];
  return events.map((event) => (event.on < tooLate ? event : { ...event, alarms: [] }));
}

type Range = Days & { today: Day; where: string | undefined };

function paymentsOf(subscription: TrackedRow, range: Range, reminders: Reminders): CalendarEvent[] {
  const { row, timeline, currency } = subscription;
  const alarms = alarmsOf('renewal', row, reminders);
  return occurrencesOf(subscription, range).map((occurrence) => {
    const { dueOn, state } = occurrence;
    // The end of a trial reminds of what is paid on that day, and nobody needs to hear of what is over.
    const isToCome = state === 'expected' && dueOn >= range.today && dueOn !== timeline.trialEndsOn;
    return {
      ...sharedOf(row),
      // A subscription has one payment a day at most, so the day tells it from the others, whatever they are counted from.
      uid: `${dueOn}.${row.id}`,
      on: dueOn,
      summary: `${row.name} – ${sumOf(occurrence, range.where)}`,
      description: priceText({ ...timeline, amountCents: amountOn(timeline, dueOn) }, currency),
      alarms: isToCome ? alarms : [],
    };
  });
}

/** What has to be decided from today on. */
function decisionEventsOf(subscription: TrackedRow, range: Range, reminders: Reminders): CalendarEvent[] {
  const { row, timeline, currency } = subscription;
  return decisionsOf(subscription, range.today, daysLater(range.before, -1)).map(({ kind, day, afterCents }) => ({
    ...sharedOf(row),
    uid: `${day}.${row.id}.${kind}`,
    on: day,
    summary: `${row.name} – ${decisionWords(kind, formatMoney(afterCents, currency, range.where))}`,
    description: priceText({ ...timeline, amountCents: afterCents }, currency),
    alarms: alarmsOf(kind, row, reminders),
  }));
}

const sharedOf = ({ id, category, updatedAt }: TrackedSubscription) => ({
  url: subscriptionAddress(id),
  category: say(categories[category as Category].id),
  changedAt: updatedAt,
});

/** When to remind of something of a kind, in hours from the beginning of its day; the earliest first. */
function alarmsOf(kind: ReminderKind, row: TrackedSubscription, { rules, hour }: Reminders): number[] {
  const own = (rulesOfSubscription(row) ?? rules).filter((rule) => rule.kind === kind && rule.channels.length > 0);
  return [...new Set(own.map(({ daysBefore }) => hour - 24 * daysBefore))].toSorted((a, b) => a - b);
}

function decisionWords(kind: Decision['kind'], sum: string): string {
  if (kind === 'trialEnd') return `the trial ends, then ${sum}`;
  return kind === 'cancelBy' ? 'last day to cancel' : `the price rises to ${sum}`;
}

/** What a payment comes to. One that is expected says the same once it is paid, so that nothing changes by itself. */
function sumOf({ state, amountCents, currency }: Occurrence, where: string | undefined): string {
  if (state === 'skipped') return 'skipped';
  const sum = formatMoney(amountCents, currency, where);
  return state === 'refunded' ? `${sum}, refunded` : sum;
}
