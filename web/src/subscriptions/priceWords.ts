import { t } from '@lingui/core/macro';
import type { Cycle } from '../../../common/billing/cycle.ts';
import { formatMoney } from '../../../common/billing/money.ts';
import { priceText } from '../../../common/billing/priceText.ts';

/** A price within a sentence: '$15.49 a month', '€30 every 3 months', '$99 once'. */
export function priceWords(amountCents: number, currency: string, { cycleCount, cycleUnit }: Cycle): string {
  const amount = formatMoney(amountCents, currency);
  if (cycleCount === 1 && cycleUnit === 'day') return t`${amount} a day`;
  if (cycleCount === 1 && cycleUnit === 'week') return t`${amount} a week`;
  if (cycleCount === 1 && cycleUnit === 'month') return t`${amount} a month`;
  if (cycleCount === 1 && cycleUnit === 'year') return t`${amount} a year`;
  return priceText({ amountCents, cycleCount, cycleUnit }, currency);
}
