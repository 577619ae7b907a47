import * as z from 'zod/mini';
import { isSameCycle } from '../../../common/billing/cycle.ts';
import { readPrice } from '../../../common/billing/price.ts';
import { priceMessage } from '../../../common/billing/problems.ts';

/**
 * The rule of a field for a price.
 *
 * @param own the currency of a price that names none
 */
export const typedPriceIn = (own: string) =>
  z.string().check(({ value, issues }) => {
    const price = readPrice(value, own);
    if (typeof price === 'string') issues.push({ code: 'custom', message: priceMessage(price), input: value });
  });

/** Whether two valid prices are paid in different cycles. */
export function isOtherCycle(one: string, other: string, own: string): boolean {
  const [a, b] = [readPrice(one, own), readPrice(other, own)];
  return typeof a === 'object' && typeof b === 'object' && !isSameCycle(a, b);
}
