import { everyMonth, isSameCycle, monthlyCents } from './cycle.ts';
import { formatMoney } from './money.ts';
import type { TypedPrice } from './price.ts';
import { priceText } from './priceText.ts';

/**
 * How a typed price was understood: `$15.49 every 3 months, $5.16 a month`. The monthly cost is left out where it adds
 * nothing.
 *
 * @param own the currency of a price that names none
 */
export function understoodPrice(price: TypedPrice, own: string): string {
  const { currency = own, cycleUnit } = price;
  const text = priceText(price, currency);
  if (cycleUnit === 'once' || isSameCycle(price, everyMonth)) return text;
  return `${text}, ${formatMoney(monthlyCents(price), currency)} a month`;
}
