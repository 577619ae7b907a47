import { monthlyCents } from './money.ts';
import { readPrice } from './price.ts';

/**
 * What a saved price, such as `$9.99/month`, `$120/year` or `Free`, costs a month in US cents.
 *
 * @returns nothing when no price in US dollars can be read from it
 */
export function savedPriceCents(text: string): number | undefined {
  if (/^free$/i.test(text.trim())) return 0;
  const price = readPrice(text, 'USD');
  if (typeof price === 'string' || (price.currency ?? 'USD') !== 'USD') return undefined;
  return monthlyCents(price.amountCents, price.period);
}
