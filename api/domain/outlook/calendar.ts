import { daysLater, type Day } from '../../../common/billing/schedule.ts';
import { sumsBetween } from '../../../common/billing/timeline.ts';
import { InvalidInputError, issue } from '../../errors.ts';
import { trackedBy } from '../subscriptions/tracked.ts';
import {
  added,
  adderFor,
  leftOutOf,
  ownOf,
  totalOf,
  type LeftOut,
  type Owner,
  type OwnOccurrence,
  type Total,
} from './adding.ts';

/** A day with something to pay. */
export interface CalendarDay {
  day: Day;
  cents: number;
  payments: OwnOccurrence[];
}

/** The payments between two days. */
export interface Calendar {
  from: Day;
  to: Day;
  /** Only those with something to pay. */
  days: CalendarDay[];
  total: Total;
  leftOut: LeftOut[];
}

/** The most payments in a calendar: one a day for ten years, and more. */
const mostPayments = 5_000;

/**
 * What a user paid, or has to pay, between two days, both included.
 *
 * @throws InvalidInputError when there are too many payments to list
 */
export async function calendarOf(user: Owner, today: Day, from: Day, to: Day): Promise<Calendar> {
  const [subscriptions, adder] = await Promise.all([trackedBy(user.id, from, user.timeZone), adderFor(user)]);
  const before = daysLater(to, 1);
  const count = subscriptions.reduce((sum, each) => sum + sumsBetween(each.timeline, [from, before])[0]!.count, 0);
  if (count > mostPayments) throw new InvalidInputError(issue('to', 'calendar.tooLong', { maximum: mostPayments }));
  const payments = ownOf(subscriptions, { from, before, today });
  const days = Map.groupBy(payments, ({ dueOn }) => dueOn);
  return {
    from,
    to,
    days: Array.from(days, ([day, own]) => ({ day, cents: totalOf(added(own), adder), payments: own })),
    total: { cents: totalOf(added(payments), adder), currency: adder.currency },
    leftOut: leftOutOf(added(payments), adder),
  };
}
