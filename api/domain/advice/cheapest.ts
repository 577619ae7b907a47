import { convert, type Rates } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import type { Fraction } from '../../../common/billing/fraction.ts';
import type { Subject } from './subjects.ts';
import { isLess } from './yearCost.ts';

/** An amount as US dollars, so that amounts in several currencies can be compared; undefined without a rate. */
export const inDollars = (cents: Fraction, currency: Currency, rates: Rates): Fraction | undefined =>
  convert({ cents, currency }, 'USD', rates);

/** The cheapest first; undefined when they cannot be compared. */
export function cheapestFirst(subjects: readonly Subject[], rates: Rates): Subject[] | undefined {
  const costs = new Map<Subject, Fraction>();
  for (const subject of subjects) {
    const cents = inDollars(subject.year, subject.currency, rates);
    if (!cents) return undefined;
    costs.set(subject, cents);
  }
  return subjects.toSorted((a, b) => {
    const [one, other] = [costs.get(a)!, costs.get(b)!];
    return isLess(one, other) ? -1 : isLess(other, one) ? 1 : a.id - b.id;
  });
}
