import type { Price } from './cycle.ts';
import { formatExactly } from './money.ts';

/**
 * A price as text: `$9.99/month`, `$120/year`, `€30 every 3 months`, `$99 once`. It has all decimals of the amount in
 * every currency, so that it reads back as the same price.
 */
export function priceText({ amountCents, cycleCount, cycleUnit }: Price, currency = 'USD'): string {
  const amount = formatExactly(amountCents, currency);
  if (cycleUnit === 'once') return `${amount} once`;
  return cycleCount === 1 ? `${amount}/${cycleUnit}` : `${amount} every ${cycleCount} ${cycleUnit}s`;
}
