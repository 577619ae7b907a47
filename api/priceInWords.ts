import type { CycleUnit } from '../common/billing/cycle.ts';
import { formatMoney } from '../common/billing/money.ts';
import { say } from './say.ts';

const texts = {
  day: 'price.perDay',
  week: 'price.perWeek',
  month: 'price.perMonth',
  year: 'price.perYear',
  once: 'price.once',
} as const;

interface Price {
  amountCents: number;
  cycleCount: number;
  cycleUnit: CycleUnit;
}

/**
 * A price and how often it is paid: '$9.99 a month', '€30 every 2 weeks'.
 *
 * @param where the reader's locale, of localeFor()
 */
export function priceInWords({ amountCents, cycleCount, cycleUnit }: Price, currency: string, where: string): string {
  return say(texts[cycleUnit], { amount: formatMoney(amountCents, currency, where), count: cycleCount });
}
