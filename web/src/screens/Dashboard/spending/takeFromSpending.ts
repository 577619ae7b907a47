import type { RecordProxy } from 'relay-runtime';
import { asShown, divideRounded } from '../../../../../common/billing/money.ts';

interface Part {
  monthlyCents: number;
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
  { monthlyCents, currency, category, isActive }: Part,
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
  const isWhole = asShown(monthlyCents, currency) === monthlyCents;
  if (!own || currency !== displayCurrency || !isWhole || missing.length > 0) return false;

  const activeCount = add(spending, 'activeCount', -1);
  const total = add(spending, 'monthlyCents', -monthlyCents);
  spending.setValue(12 * total, 'yearlyCents');
  spending.setValue(activeCount === 0 ? 0 : divideRounded(total, activeCount), 'averageCents');
  add(own, 'monthlyCents', -monthlyCents);
  if (add(own, 'count', -1) === 0)
    spending.setLinkedRecords(
      categories.filter((entry) => entry !== own),
      'byCategory',
    );
  return true;
}
