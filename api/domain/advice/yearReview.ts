import { totalIn, type Amount, type Rates } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { add, zero } from '../../../common/billing/fraction.ts';
import { asShown } from '../../../common/billing/money.ts';
import { costOf, occurrencesOf } from '../../../common/billing/occurrences.ts';
import { daysLater, dueOn, type Day } from '../../../common/billing/schedule.ts';
import type { AdviceDecision, TrackedSubscription, User } from '../../generated/prisma/client.ts';
import { trackedBy, type TrackedRow } from '../subscriptions/tracked.ts';
import { savedInMonths } from './savings.ts';
import { isLess, whole } from './yearCost.ts';

/** What the last twelve months were like, in hundredths of the reader's currency. */
export interface YearReview {
  from: Day;
  /** Yesterday. */
  to: Day;
  currency: Currency;
  paidCents: number;
  payments: number;
  /** The subscriptions that cost most, the most expensive first. */
  biggest: { row: TrackedSubscription; cents: number; currency: Currency }[];
  /** The prices that rose, the latest first; in hundredths of the subscription's currency. */
  rises: { row: TrackedSubscription; day: Day; beforeCents: number; afterCents: number }[];
  savedCents: number;
}

const mostShown = 5;

/** What one subscription cost in a time, in its own and other currencies. */
function paidFor(each: TrackedRow, from: Day, today: Day): Amount[] {
  return occurrencesOf(each, { from, before: today, today })
    .filter(({ state }) => state === 'paid')
    .map((payment) => ({ cents: whole(costOf(payment)), currency: payment.currency }));
}

function risesOf({ row, timeline }: TrackedRow, from: Day, today: Day): YearReview['rises'] {
  return timeline.prices.flatMap(({ from: day, amountCents: afterCents }, index) => {
    const beforeCents = timeline.prices[index - 1]?.amountCents ?? timeline.amountCents;
    return day >= from && day < today && afterCents > beforeCents ? [{ row, day, beforeCents, afterCents }] : [];
  });
}

/** The last twelve months of a user: what they paid for, what rose and what they saved. */
export async function yearReviewOf(
  user: Pick<User, 'id' | 'currency' | 'timeZone'>,
  decisions: readonly AdviceDecision[],
  today: Day,
  rates: Rates,
): Promise<YearReview> {
  const currency = user.currency as Currency;
  const from = dueOn({ startsOn: today, cycleCount: 12, cycleUnit: 'month' }, -1);
  const to = daysLater(today, -1);
  const tracked = await trackedBy(user.id, from, user.timeZone);
  const paid = tracked
    .map((each) => {
      const amounts = paidFor(each, from, today);
      return { row: each.row, count: amounts.length, cents: totalIn(currency, amounts, rates) };
    })
    .filter(({ count }) => count > 0);
  const firsts = Array.from({ length: 13 }, (_, index) =>
    dueOn({ startsOn: `${from.slice(0, 7)}-01`, cycleCount: 1, cycleUnit: 'month' }, index),
  );
  const saved = savedInMonths(decisions, firsts, { from, to }, currency, rates).reduce(add, zero);
  return {
    from,
    to,
    currency,
    paidCents: asShown(paid.map(({ cents }) => cents).reduce(add, zero), currency),
    payments: paid.reduce((sum, { count }) => sum + count, 0),
    biggest: paid
      .toSorted((a, b) => (isLess(b.cents, a.cents) ? -1 : isLess(a.cents, b.cents) ? 1 : a.row.id - b.row.id))
      .map(({ row, cents }) => ({ row, cents: asShown(cents, currency), currency }))
      .filter(({ cents }) => cents > 0)
      .slice(0, mostShown),
    rises: tracked
      .flatMap((each) => risesOf(each, from, today))
      .toSorted((a, b) => (a.day < b.day ? 1 : -1))
      .slice(0, mostShown),
    savedCents: asShown(saved, currency),
  };
}
