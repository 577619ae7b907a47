/** What sums have to be, by the payments that walking through the days finds. */
import { db } from '../../api/database/db.ts';
import { currentRates } from '../../api/domain/subscriptions/rates.ts';
import type { Currency } from '../../common/billing/currencies.ts';
import { daysLater, dueOn, type Day } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import type { Viewer } from './api.ts';
import { exactly, isMore, nearest, product, rateOf, shownIn, sumIn, type EuroRates, type Exact } from './exactly.ts';
import { centsPaid, walkedOf, type Walked, type WalkedPayment } from './walkedPayments.ts';

export const today = todayIn('UTC');
export const inDays = (days: number) => daysLater(today, days);
const later = (unit: 'month' | 'year', count: number, from = today): Day =>
  dueOn({ startsOn: from, cycleCount: Math.abs(count), cycleUnit: unit }, Math.sign(count));
export const monthAgo = later('month', -1);
const thisMonth = `${today.slice(0, 7)}-01`;
const monthsOn = (count: number): Day => (count === 0 ? thisMonth : later('month', count, thisMonth));
const monthsAhead = 24;

/** What somebody has, and how it is added up in their currency. */
export async function walk(viewer: Viewer, currency: Currency) {
  const { perEuro } = await currentRates();
  const all = await walkedOf(viewer.user.id, today, later('year', 6));
  const sum = (amounts: readonly { cents: Exact; currency: Currency }[]) =>
    shownIn(currency, sumIn(currency, amounts, perEuro));
  const paymentsOf = (some: readonly Walked[]) => some.flatMap(({ payments }) => payments);
  return {
    all,
    rates: perEuro as EuroRates,
    sum,
    /** What payments come to. */
    total: (some: readonly WalkedPayment[]) =>
      sum(some.map((each) => ({ cents: exactly(centsPaid(each)), currency: each.currency }))),
    payments: paymentsOf(all),
  };
}

export const isBetween =
  (from: Day, to: Day) =>
  ({ on }: { on: Day }) =>
    from <= on && on <= to;
const isCosting = ({ state }: WalkedPayment) => state === 'paid' || state === 'expected';

/** What was paid of a subscription, in its currency: other currencies at the rate of their day. */
export const paidSoFar = ({ currency, payments, recorded }: Walked): Exact => {
  const rateOn = new Map(recorded.map(({ on, rate }) => [on, rate]));
  return sumIn(
    currency,
    payments
      .filter(({ state }) => state === 'paid')
      .map(({ on, cents }) => {
        const rate = rateOn.get(on);
        return { cents: rate ? product(exactly(cents), rateOf(rate)) : exactly(cents), currency };
      }),
    new Map(),
  );
};

type Total = (some: readonly WalkedPayment[]) => number;

/** What this month costs from today on, and the months after it. */
export const monthsOf = (all: readonly Walked[], total: Total) =>
  Array.from({ length: monthsAhead }, (_, place) => {
    const before = monthsOn(place + 1);
    const own = all.flatMap(({ payments }) =>
      payments.filter(({ on }) => on >= (place === 0 ? today : monthsOn(place)) && on < before),
    );
    const untilThen = all.flatMap(({ payments }) => payments.filter(({ on }) => on >= today && on < before));
    return {
      month: monthsOn(place).slice(0, 7),
      totalCents: total(own),
      untilThenCents: total(untilThen),
      payments: own.filter(isCosting).length,
    };
  });

interface Year {
  usualCents?: number | null;
  totalCents?: number | null;
  subscription: { name: string };
}

export const yearsOf = (years: readonly Year[]) =>
  new Map(years.map(({ usualCents, totalCents, subscription: { name } }) => [name, [usualCents, totalCents]]));

/** What each subscription costs until this day next year, as things are and as they would be. */
export const yearsAheadOf = (all: readonly Walked[], assumed: readonly Walked[], total: Total): Year[] => {
  const isSoon = isBetween(today, daysLater(later('year', 1), -1));
  const isKnown = isBetween(today, daysLater(later('year', 2), -1));
  return all
    .filter(({ due, payments }) => due.some(isKnown) || payments.filter(isKnown).some(isCosting))
    .map(({ id, name, payments }) => ({
      subscription: { name },
      usualCents: total(payments.filter(isSoon)),
      totalCents: total(assumed.find((each) => each.id === id)?.payments.filter(isSoon) ?? []),
    }));
};

/** A payment as the API lists it, in a line. */
export const lineOf = (payment: { dueOn: Day; amountCents: number; currency: Currency }) =>
  [payment.dueOn, payment.amountCents, payment.currency].join();

/** Payments as the API should list them, in any order. */
export const linesOf = (some: readonly WalkedPayment[]) =>
  some.map(({ on, cents, currency }) => lineOf({ dueOn: on, amountCents: cents, currency })).toSorted();

/** The prices that rise between two days, both included. */
export const risesOf = (all: readonly Walked[], from: Day, to: Day) =>
  all.flatMap(({ name, prices }) =>
    prices.flatMap(({ from: day, cents: afterCents }, place) => {
      const beforeCents = prices[place - 1]?.cents ?? afterCents;
      return day !== null && day >= from && day <= to && afterCents > beforeCents
        ? [{ day, beforeCents, afterCents, subscription: { name } }]
        : [];
    }),
  );

/** The same at another price from today on; what was recorded stays. */
export const atPrice = (each: Walked, cents: number): Walked => ({
  ...each,
  payments: each.payments.map((own) => (own.state === 'expected' && own.on >= today ? { ...own, cents } : own)),
});

/** What the prices of a year ago and of today make of the same subscriptions. */
export function pricesOf(
  all: readonly Walked[],
  sum: (amounts: readonly { cents: Exact; currency: Currency }[]) => number,
  currency: Currency,
  rates: EuroRates,
) {
  const then = later('year', -1);
  const monthly = (some: readonly Walked[], day: Day) =>
    some.map((each) => ({ cents: each.monthOn(day), currency: each.currency }));
  const compared = all.filter((each) => !each.isOnce && each.isPaidOn(then) && each.isPaidOn(today));
  const percent = (before: Exact, after: Exact) =>
    before.over === 0n
      ? null
      : nearest({
          over: 1_000n * (after.over * before.under - before.over * after.under),
          under: before.over * after.under,
        }) / 10;
  const exact = (day: Day) => sumIn(currency, monthly(compared, day), rates);
  return {
    yearAgo: then,
    today,
    compared: compared.length,
    comparedThenCents: sum(monthly(compared, then)),
    comparedNowCents: sum(monthly(compared, today)),
    percent: percent(exact(then), exact(today)),
    allThenCents: sum(
      monthly(
        all.filter((each) => each.hasBegunBy(then) && each.isActiveOn(then)),
        then,
      ),
    ),
    allNowCents: sum(
      monthly(
        all.filter((each) => each.isActiveOn(today)),
        today,
      ),
    ),
    rises: compared
      .filter((each) => isMore(each.monthOn(today), each.monthOn(then)))
      .map((each) => ({
        thenCents: sum(monthly([each], then)),
        nowCents: sum(monthly([each], today)),
        percent: percent(each.monthOn(then), each.monthOn(today)),
        subscription: { name: each.name },
      }))
      .toSorted((a, b) => b.nowCents - b.thenCents - (a.nowCents - a.thenCents)),
  };
}

interface BudgetLine {
  for: string | null;
  amountCents: number;
  currency: Currency;
}

/** Later ones replace earlier ones for the same. */
export async function setBudgets(viewer: Viewer, budgets: readonly BudgetLine[]): Promise<void> {
  const userId = viewer.user.id;
  for (const { for: name, amountCents, currency } of budgets) {
    const isOwn = name?.startsWith('category ') ?? false;
    const known = isOwn ? await db.label.findFirst({ where: { userId, kind: 'category', name: name! } }) : null;
    const label =
      known ??
      (isOwn ? await db.label.create({ data: { userId, kind: 'category', name: name!, color: 'blue' } }) : null);
    const of = { category: isOwn ? null : name, labelId: label?.id ?? null };
    await db.budget.deleteMany({ where: { userId, ...of } });
    await db.budget.create({ data: { userId, ...of, labelKind: label && 'category', amountCents, currency } });
  }
}

/** How a budget fares this month and in the twelve after it. */
export async function budgetOf(viewer: Viewer, some: readonly Walked[], { amountCents, currency }: BudgetLine) {
  const { total } = await walk(viewer, currency);
  const list = some.flatMap(({ payments }) => payments).filter(isBetween(thisMonth, daysLater(monthsOn(13), -1)));
  const ofMonth = (day: Day) => list.filter(({ on }) => on.slice(0, 7) === day.slice(0, 7));
  const days = [...new Set(list.map(({ on }) => on))].toSorted();
  const breaks = days.find((day) => total(ofMonth(day).filter(({ on }) => on <= day)) > amountCents) ?? null;
  const now = ofMonth(thisMonth);
  return {
    amountCents,
    paidCents: total(now.filter(({ state }) => state === 'paid')),
    toComeCents: total(now.filter(({ state }) => state === 'expected')),
    breaksOn: breaks,
    breakCents: breaks && total(ofMonth(breaks)),
  };
}
