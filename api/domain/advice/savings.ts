import { totalIn, type Amount, type Rates } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { add, times, zero, type Fraction } from '../../../common/billing/fraction.ts';
import { asShown } from '../../../common/billing/money.ts';
import { daysLater, dueOn, type Day } from '../../../common/billing/schedule.ts';
import type { AdviceDecision } from '../../generated/prisma/client.ts';
import type { ShownAdvice } from './adviceOf.ts';

/** What a month saved, in hundredths of the reader's currency. */
export interface SavedMonth {
  /** As 2026-12. */
  month: string;
  cents: number;
}

/** What could be saved, and what was. */
export interface Savings {
  currency: Currency;
  /** What the open advice comes to in a year: of several pieces about one subscription, the best counts. */
  potentialCents: number;
  /** How many pieces of advice that counts. */
  ideas: number;
  /** What was saved by today. */
  savedCents: number;
  /** The months since the first saving, the latest first. */
  months: SavedMonth[];
}

/** Of advice about the same subscription, the one that saves most; what saves most comes first. */
export function withoutOverlap(open: readonly ShownAdvice[]): ShownAdvice[] {
  const taken = new Set<number>();
  return open.filter(({ rows, worth }) => {
    if (!worth || rows.some(({ id }) => taken.has(id))) return false;
    for (const { id } of rows) taken.add(id);
    return true;
  });
}

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);
const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
const nextMonth = (day: Day): Day => dueOn({ startsOn: day, cycleCount: 1, cycleUnit: 'month' }, 1);
const daysBetween = (from: Day, before: Day): number =>
  Math.max(0, Math.round((Date.parse(before) - Date.parse(from)) / 86_400_000));

/** What a decision saved in a month: a twelfth of the year, by the day. */
function savedIn({ savesFrom, savingCents }: AdviceDecision, first: Day, { from, to }: Range): Fraction {
  const after = nextMonth(first);
  const tomorrow = daysLater(to, 1);
  const begins = [dayOf(savesFrom!), first, from].sort().at(-1)!;
  const days = daysBetween(begins, tomorrow < after ? tomorrow : after);
  const month = { over: BigInt(savingCents), under: 12n };
  return times(month, BigInt(days), BigInt(daysBetween(first, after)));
}

/** Two days and all between them. */
interface Range {
  from: Day;
  to: Day;
}

/**
 * What was saved in each of some months, in hundredths of a currency.
 *
 * @param months their first days
 */
export function savedInMonths(
  decisions: readonly AdviceDecision[],
  months: readonly Day[],
  range: Range,
  currency: Currency,
  rates: Rates,
): Fraction[] {
  const done = decisions.filter(({ savesFrom }) => savesFrom !== null);
  return months.map((first) =>
    totalIn(
      currency,
      done.map((each): Amount => ({ cents: savedIn(each, first, range), currency: each.currency as Currency })),
      rates,
    ),
  );
}

export function savingsOf(
  open: readonly ShownAdvice[],
  decisions: readonly AdviceDecision[],
  today: Day,
  currency: Currency,
  rates: Rates,
): Savings {
  const counted = withoutOverlap(open);
  const begins = decisions.flatMap(({ savesFrom }) => (savesFrom ? [dayOf(savesFrom)] : [])).toSorted();
  const months: Day[] = [];
  for (let first = firstOf(begins[0] ?? '9999-01-01'); first <= today; first = nextMonth(first)) months.push(first);
  const saved = savedInMonths(decisions, months, { from: begins[0] ?? today, to: today }, currency, rates);
  return {
    currency,
    potentialCents: asShown(counted.map(({ worth }) => worth!).reduce(add, zero), currency),
    ideas: open.length,
    savedCents: asShown(saved.reduce(add, zero), currency),
    months: months
      .map((first, index) => ({ month: first.slice(0, 7), cents: asShown(saved[index]!, currency) }))
      .toReversed(),
  };
}
