import type { RecordProxy } from 'relay-runtime';
import { divideRounded } from '../../../../../common/billing/money.ts';

interface Part {
  amountCents: number;
  cycleCount: number;
  monthlyCents: number;
  yearlyCents: number;
  currency: string;
  category: string;
  isActive: boolean;
}

/**
 * Takes one subscription out of the user's totals in the store, as the server will.
 *
 * @returns false, and nothing changes, when only the server can tell: where amounts are converted or not all added up
 */
export function takeFromSpending(
  user: RecordProxy | null | undefined,
  { amountCents, cycleCount, monthlyCents, yearlyCents, currency, category, isActive }: Part,
  displayCurrency: string,
): boolean {
  const spending = user?.getLinkedRecord('spending');
  if (!spending) return false;
  const add = (record: RecordProxy, field: string, difference: number) => {
    const sum = Number(record.getValue(field)) + difference;
    record.setValue(sum, field);
    return sum;
  };
  if (!isActive) {
    add(spending, 'inactiveCount', -1);
    return true;
  }
  const categories = spending.getLinkedRecords('byCategory') ?? [];
  const own = categories.find((entry) => entry.getValue('category') === category);
  const missing = spending.getValue('missingCurrencies') as readonly string[];
  // Rounded totals of what was rounded itself may be a cent off, and two currencies are rounded further.
  const isExact = [monthlyCents, yearlyCents].includes(amountCents / cycleCount) && yearlyCents === 12 * monthlyCents;
  if (!own || !isExact || currency !== displayCurrency || ['JPY', 'KRW'].includes(currency) || missing.length > 0)
    return false;

  const activeCount = Number(spending.getValue('activeCount')) - 1;
  const leftOfYear = Number(spending.getValue('yearlyCents')) - yearlyCents;
  const average = (halfCents: number) => (activeCount === 0 ? 0 : divideRounded(halfCents, 24 * activeCount));
  // The average of what the year's total may have been before it was rounded.
  if (average(2 * leftOfYear - 1) !== average(2 * leftOfYear + 1)) return false;

  spending.setValue(activeCount, 'activeCount');
  spending.setValue(leftOfYear, 'yearlyCents');
  spending.setValue(average(2 * leftOfYear), 'averageCents');
  add(spending, 'monthlyCents', -monthlyCents);
  add(own, 'monthlyCents', -monthlyCents);
  if (add(own, 'count', -1) === 0)
    spending.setLinkedRecords(
      categories.filter((entry) => entry !== own),
      'byCategory',
    );
  return true;
}
