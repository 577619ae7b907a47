import { lazily } from '../lazily.ts';
import { rounded, times, type Fraction } from './fraction.ts';

export const cycleUnits = ['day', 'week', 'month', 'year', 'once'] as const;

export type CycleUnit = (typeof cycleUnits)[number];

/** How often a price is paid: every `cycleCount` units, or once. */
export interface Cycle {
  /** A whole number from 1 to `mostUnits`; always 1 for a one-time price. */
  cycleCount: number;
  cycleUnit: CycleUnit;
}

export const mostUnits = 366;

/** An amount and how often it is paid. */
export interface Price extends Cycle {
  /** Hundredths of the currency, from 0 to `largestAmountCents`. */
  amountCents: number;
}

export const largestAmountCents = 9_999_999_999;

export const everyMonth = { cycleCount: 1, cycleUnit: 'month' } as const satisfies Cycle;

export const isSameCycle = (a: Cycle, b: Cycle): boolean =>
  a.cycleCount === b.cycleCount && a.cycleUnit === b.cycleUnit;

/**
 * How many of each unit make a year (docs/decisions/017-a-year-of-payments.md); a one-time price costs 0 a year. The most
 * common come first, for `costOfYearSql`.
 */
export const unitsInYear: Record<CycleUnit, number> = { month: 12, year: 1, week: 52, day: 365, once: 0 };

/** The least common multiple of all cycle counts. */
const commonCount = lazily(() => {
  let common = 1n;
  for (let count = 2n; count <= mostUnits; count++) common *= count / greatestDivisor(common, count);
  return common;
});

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

/**
 * The cost of a price in a year, in hundredths, exactly. All results have the same `under`, so that adding many is
 * fast.
 *
 * @param price `amountCents` may be a sum of amounts with the same cycle
 */
export function costOfYear({ amountCents, cycleCount, cycleUnit }: Cycle & { amountCents: number | bigint }): Fraction {
  const under = commonCount();
  const payments = BigInt(unitsInYear[cycleUnit]) * (under / BigInt(cycleCount));
  return { over: BigInt(amountCents) * payments, under };
}

/** A twelfth of a year's cost. */
export const aMonthOf = (costOfYear: Fraction): Fraction => times(costOfYear, 1n, 12n);

/** The monthly cost of a price, in whole hundredths. */
export const monthlyCents = (price: Price): number => rounded(aMonthOf(costOfYear(price)));

/** The yearly cost of a price, in whole hundredths: not twelve times the rounded monthly cost. */
export const yearlyCents = (price: Price): number => rounded(costOfYear(price));
