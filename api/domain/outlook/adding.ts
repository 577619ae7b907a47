import { totalIn, type Amount, type DatedRates } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { asShown } from '../../../common/billing/money.ts';
import { costOf, occurrencesOf, type Occurrence } from '../../../common/billing/occurrences.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import type { TrackedSubscription, User } from '../../generated/prisma/client.ts';
import { currentRates } from '../subscriptions/rates.ts';
import type { TrackedRow } from '../subscriptions/tracked.ts';

/** Who asks, and where they live. */
export type Owner = Pick<User, 'id' | 'currency' | 'timeZone'>;

/** A payment on its day, and whose it is. */
export interface OwnOccurrence extends Occurrence {
  row: TrackedSubscription;
}

/** A sum in the owner's display currency; what has no rate is left out. */
export interface Total {
  cents: number;
  currency: Currency;
}

/** Adds up in one currency. */
export interface Adder {
  currency: Currency;
  rates: DatedRates;
}

export async function adderFor({ currency }: Owner, askRates = currentRates): Promise<Adder> {
  return { currency: currency as Currency, rates: await askRates() };
}

export const totalOf = (cents: ReadonlyMap<Currency, number>, { currency, rates }: Adder): number =>
  asShown(
    totalIn(
      currency,
      Array.from(cents, ([own, sum]): Amount => ({ currency: own, cents: { over: BigInt(sum), under: 1n } })),
      rates.perEuro,
    ),
    currency,
  );

export function added(occurrences: readonly Occurrence[]): Map<Currency, number> {
  const cents = new Map<Currency, number>();
  for (const each of occurrences) cents.set(each.currency, (cents.get(each.currency) ?? 0) + costOf(each));
  return cents;
}

const inOrder = (a: OwnOccurrence, b: OwnOccurrence) =>
  a.dueOn === b.dueOn ? a.row.id - b.row.id : a.dueOn < b.dueOn ? -1 : 1;

export const ownOf = (
  subscriptions: readonly TrackedRow[],
  range: { from: Day; before: Day; today: Day },
): OwnOccurrence[] =>
  subscriptions
    .flatMap((each) => occurrencesOf(each, range).map((occurrence) => ({ ...occurrence, row: each.row })))
    .toSorted(inOrder);
