import fc from 'fast-check';
import { cycleUnits, largestAmountCents, mostUnits, type Price } from '../../common/billing/cycle.ts';

/** Any price that there can be. */
export const anyPrice: fc.Arbitrary<Price> = fc
  .record({
    amountCents: fc.integer({ min: 0, max: largestAmountCents }),
    cycleCount: fc.integer({ min: 1, max: mostUnits }),
    cycleUnit: fc.constantFrom(...cycleUnits),
  })
  .map((price) => (price.cycleUnit === 'once' ? { ...price, cycleCount: 1 } : price));
