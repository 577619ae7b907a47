import { everyMonth, type Price } from './cycle.ts';
import { readPrice } from './price.ts';

/**
 * Reads the price of a saved tool, such as `$9.99/month`, `$120/year` or `Free`.
 *
 * @returns undefined when it is not a price in US dollars
 */
export function readSavedPrice(text: string): Price | undefined {
  if (/^free$/i.test(text.trim())) return { amountCents: 0, ...everyMonth };
  const price = readPrice(text, 'USD');
  if (typeof price === 'string') return undefined;
  const { currency = 'USD', ...usDollars } = price;
  return currency === 'USD' ? usDollars : undefined;
}
