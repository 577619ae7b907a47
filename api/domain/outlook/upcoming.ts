import { daysLater, type Day } from '../../../common/billing/schedule.ts';
import { currentRates } from '../subscriptions/rates.ts';
import { trackedBy } from '../subscriptions/tracked.ts';
import { added, adderFor, ownOf, totalOf, type Owner, type OwnOccurrence, type Total } from './adding.ts';
import { decisionsOf, type Decision } from './decisions.ts';

/** What is to be paid soon, and what has to be decided. */
export interface Upcoming {
  from: Day;
  to: Day;
  payments: OwnOccurrence[];
  overdue: OwnOccurrence[];
  decisions: Decision[];
  /** The sum of the payments; without what is overdue. */
  total: Total;
}

/** How long an unrecorded payment is overdue before it is of no interest any more. */
const overdueDays = 366;

/**
 * What a user has to pay from today until some days later, what is overdue, and what they have to decide until then.
 *
 * @param days 1 or more
 * @param askRates asks for the newest rates
 */
export async function upcomingOf(user: Owner, today: Day, days: number, askRates = currentRates): Promise<Upcoming> {
  const to = daysLater(today, days);
  const since = daysLater(today, -overdueDays);
  const [subscriptions, adder] = await Promise.all([
    trackedBy(user.id, since, user.timeZone),
    adderFor(user, askRates),
  ]);
  const payments = ownOf(subscriptions, { from: today, before: daysLater(to, 1), today });
  const byHand = subscriptions.filter(({ autoRenews }) => !autoRenews);
  const overdue = ownOf(byHand, { from: since, before: today, today }).filter(({ isOverdue }) => isOverdue);
  const decisions = subscriptions
    .flatMap((each) => decisionsOf(each, today, to))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.row.id - b.row.id));
  const total = { cents: totalOf(added(payments), adder), currency: adder.currency };
  return { from: today, to, payments, overdue, decisions, total };
}
