import fc from 'fast-check';
import { convert, type Rates } from '../../common/billing/conversion.ts';
import type { Currency } from '../../common/billing/currencies.ts';
import { cycleUnits, everyMonth, largestAmountCents, mostUnits, type Price } from '../../common/billing/cycle.ts';
import { rounded } from '../../common/billing/fraction.ts';

/** Generates any valid price. */
export const anyPrice: fc.Arbitrary<Price> = fc
  .record({
    amountCents: fc.integer({ min: 0, max: largestAmountCents }),
    cycleCount: fc.integer({ min: 1, max: mostUnits }),
    cycleUnit: fc.constantFrom(...cycleUnits),
  })
  .map((price) => (price.cycleUnit === 'once' ? { ...price, cycleCount: 1 } : price));

/** The columns of a price that is paid by the month. */
export const byMonth = (amountCents: number) => ({ amountCents, ...everyMonth });

/** An amount in another currency, rounded; undefined when a rate is missing. */
export function converted(cents: number, from: Currency, to: Currency, rates: Rates): number | undefined {
  const amount = convert({ cents: { over: BigInt(cents), under: 1n }, currency: from }, to, rates);
  return amount && rounded(amount);
}
