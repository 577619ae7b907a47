import { convert, totalIn, type Amount, type DatedRates } from '../../../common/billing/conversion.ts';
import { note, type Cost } from '../../../common/billing/costs.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { zero } from '../../../common/billing/fraction.ts';
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

/** Payments in a currency without a rate: they are in no sum. */
export interface LeftOut {
  currency: Currency;
  payments: number;
}

/** What a cost comes to; what has no rate is left out. */
export const totalOf = (cost: Cost, { currency, rates }: Adder): number =>
  asShown(
    totalIn(
      currency,
      Array.from(cost, ([own, { cents }]): Amount => ({ currency: own, cents: { over: BigInt(cents), under: 1n } })),
      rates.perEuro,
    ),
    currency,
  );

/** What `totalOf` leaves out. */
export const leftOutOf = (cost: Cost, { currency, rates }: Adder): LeftOut[] =>
  Array.from(cost, ([own, { count }]): LeftOut => ({ currency: own, payments: count })).filter(
    (own) =>
      own.payments > 0 && convert({ cents: zero, currency: own.currency }, currency, rates.perEuro) === undefined,
  );

export function added(occurrences: readonly Occurrence[]): Cost {
  const cost: Cost = new Map();
  for (const each of occurrences) note(cost, each.currency, { count: 1, cents: costOf(each) });
  return cost;
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
