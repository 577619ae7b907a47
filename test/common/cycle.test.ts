import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aMonthOf,
  costOfYear,
  cycleUnits,
  largestAmountCents,
  monthlyCents,
  mostUnits,
  yearlyCents,
  type Price,
} from '../../common/billing/cycle.ts';
import { add, rounded, zero } from '../../common/billing/fraction.ts';
import { anyPrice } from '../support/prices.ts';

describe('what a price comes to', () => {
  it.each<[price: Price, month: number, year: number]>([
    [{ amountCents: 999, cycleCount: 1, cycleUnit: 'month' }, 999, 11_988],
    [{ amountCents: 10_000, cycleCount: 1, cycleUnit: 'year' }, 833, 10_000],
    [{ amountCents: 6, cycleCount: 1, cycleUnit: 'year' }, 1, 6],
    [{ amountCents: 1_549, cycleCount: 3, cycleUnit: 'month' }, 516, 6_196],
    [{ amountCents: 1_000, cycleCount: 1, cycleUnit: 'week' }, 4_333, 52_000],
    [{ amountCents: 400, cycleCount: 2, cycleUnit: 'week' }, 867, 10_400],
    [{ amountCents: 100, cycleCount: 1, cycleUnit: 'day' }, 3_042, 36_500],
    [{ amountCents: 2_800, cycleCount: 28, cycleUnit: 'day' }, 3_042, 36_500],
    [{ amountCents: 100, cycleCount: 366, cycleUnit: 'day' }, 8, 100],
    [{ amountCents: 24_000, cycleCount: 2, cycleUnit: 'year' }, 1_000, 12_000],
    [{ amountCents: 1, cycleCount: 366, cycleUnit: 'year' }, 0, 0],
    [{ amountCents: 9_900, cycleCount: 1, cycleUnit: 'once' }, 0, 0],
    [{ amountCents: largestAmountCents, cycleCount: 1, cycleUnit: 'day' }, 304_166_666_636, 3_649_999_999_635],
  ])('%j is $1 hundredths a month and $2 a year', (price, month, year) => {
    expect([monthlyCents(price), yearlyCents(price)]).toEqual([month, year]);
  });

  it('is rounded once, to the nearest, halves away from zero', () => {
    const unitsInYear = { day: 365n, week: 52n, month: 12n, year: 1n, once: 0n };
    fc.assert(
      fc.property(anyPrice, (price) => {
        const over = BigInt(price.amountCents) * unitsInYear[price.cycleUnit];
        const under = BigInt(price.cycleCount);
        expect(BigInt(yearlyCents(price))).toBe((2n * over + under) / (2n * under));
        expect(BigInt(monthlyCents(price))).toBe((2n * over + 12n * under) / (24n * under));
      }),
    );
  });

  it('adds up to the cent: twelve of $10 a year cost $10 a month', () => {
    const year = Array.from({ length: 12 }, () => costOfYear({ amountCents: 1_000, cycleCount: 1, cycleUnit: 'year' }));
    const total = year.reduce(add, zero);
    expect([rounded(aMonthOf(total)), rounded(total)]).toEqual([1_000, 12_000]);
  });

  it('adds up to the same in any order, and however the prices are put together', () => {
    fc.assert(
      fc.property(fc.array(anyPrice, { maxLength: 30 }), fc.nat(), (prices, cut) => {
        const total = (some: readonly Price[]) => some.map(costOfYear).reduce(add, zero);
        const at = cut % (prices.length + 1);
        const whole = rounded(total(prices));
        expect(rounded(total(prices.toReversed()))).toBe(whole);
        expect(rounded(add(total(prices.slice(0, at)), total(prices.slice(at))))).toBe(whole);
      }),
    );
  });

  it('takes ten thousand different prices without becoming slow', () => {
    const prices = Array.from({ length: 10_000 }, (_, index) => ({
      amountCents: index,
      cycleCount: 1 + (index % mostUnits),
      cycleUnit: cycleUnits[index % 4]!,
    }));
    // With denominators that grow with every sum, this would not end before the test's limit.
    expect(rounded(prices.map(costOfYear).reduce(add, zero))).toBeGreaterThan(0);
  });
});

describe('a rounded fraction', () => {
  it('is never further from the fraction than a half, and halves go away from zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (a, b) => {
          const error = 2n * (BigInt(rounded({ over: a, under: b })) * b - a) * (a < 0n ? -1n : 1n);
          expect(error > -b && error <= b).toBe(true);
        },
      ),
    );
  });
});
