import type { CycleUnit, Price } from '../../../common/billing/cycle.ts';
import { times, type Fraction } from '../../../common/billing/fraction.ts';

/** How many of each unit a year of 365.25 days has, as a fraction (docs/decisions/054-advice.md). */
const unitsInYear: Record<CycleUnit, readonly [bigint, bigint]> = {
  day: [1461n, 4n],
  week: [1461n, 28n],
  month: [12n, 1n],
  year: [1n, 1n],
  once: [0n, 1n],
};

/** What a price comes to in a year, in hundredths, exactly: what ending it saves. */
export function yearCost({ amountCents, cycleCount, cycleUnit }: Price): Fraction {
  const [over, under] = unitsInYear[cycleUnit];
  return times({ over: BigInt(amountCents), under: BigInt(cycleCount) }, over, under);
}

export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

export const minus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under - b.over * a.under,
  under: a.under * b.under,
});

export const whole = (cents: number): Fraction => ({ over: BigInt(cents), under: 1n });
