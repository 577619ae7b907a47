import * as z from 'zod/mini';
import { readPrice } from '../../../../common/billing/price.ts';
import { billingTexts } from '../../../../common/billing/texts.ts';
import { said } from '../../../../common/said.ts';

/** A typed amount in hundredths; undefined when it cannot be read, or is in another currency. */
export function amountIn(text: string, currency: string): number | undefined {
  const price = readPrice(text, currency);
  if (typeof price === 'string' || (price.currency ?? currency) !== currency) return undefined;
  return price.amountCents;
}

/** The rule of a field for an amount. */
export const typedAmount = (currency: string) =>
  z.string().check(z.refine((text) => amountIn(text, currency) !== undefined, said(billingTexts.invalidPrice)));

/** An amount as it would be typed: 15.49. */
export const asTyped = (cents: number): string => (cents / 100).toFixed(2);
