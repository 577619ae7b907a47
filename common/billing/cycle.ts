import { lazily } from '../lazily.ts';
import { rounded, times, type Fraction } from './fraction.ts';

export const cycleUnits = ['day', 'week', 'month', 'year', 'once'] as const;

export type CycleUnit = (typeof cycleUnits)[number];

/** How often a price is paid: every `cycleCount` units, or once. */
export interface Cycle {
  /** A whole number from 1 to `mostUnits`; always 1 for what is paid once. */
  cycleCount: number;
  cycleUnit: CycleUnit;
}

export const mostUnits = 366;

/** A price: what is paid, and how often. */
export interface Price extends Cycle {
  /** Hundredths of the currency, from 0 to `largestAmountCents`. */
  amountCents: number;
}

export const largestAmountCents = 9_999_999_999;

export const everyMonth = { cycleCount: 1, cycleUnit: 'month' } as const satisfies Cycle;

export const isSameCycle = (a: Cycle, b: Cycle): boolean =>
  a.cycleCount === b.cycleCount && a.cycleUnit === b.cycleUnit;

/** How many of each unit make a year (docs/decisions/017-a-year-of-payments.md); what is paid once costs nothing a year. */
export const unitsInYear: Record<CycleUnit, number> = { day: 365, week: 52, month: 12, year: 1, once: 0 };

/** The smallest number that every cycle's count divides. */
const commonCount = lazily(() => {
  let common = 1n;
  for (let count = 2n; count <= mostUnits; count++) common *= count / greatestDivisor(common, count);
  return common;
});

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

/**
 * What is paid in a year, in hundredths, exactly. All of these have the same `under`, so that many add up quickly.
 *
 * @param price `amountCents` may be the sum of what is paid at the same cycle
 */
export function costOfYear({ amountCents, cycleCount, cycleUnit }: Cycle & { amountCents: number | bigint }): Fraction {
  const under = commonCount();
  const payments = BigInt(unitsInYear[cycleUnit]) * (under / BigInt(cycleCount));
  return { over: BigInt(amountCents) * payments, under };
}

/** A twelfth of a year's cost. */
export const aMonthOf = (costOfYear: Fraction): Fraction => times(costOfYear, 1n, 12n);

/** What a price comes to in a month, in whole hundredths. */
export const monthlyCents = (price: Price): number => rounded(aMonthOf(costOfYear(price)));

/** What a price comes to in a year, in whole hundredths: not twelve times the rounded month. */
export const yearlyCents = (price: Price): number => rounded(costOfYear(price));
