import { formatMoney } from '../../../common/billing/money.ts';

/** A formatted amount with digits of equal width; `cents` are hundredths of any currency. */
export function Money({ cents, currency }: { cents: number; currency: string }) {
  return <span className="whitespace-nowrap tabular-nums">{formatMoney(cents, currency)}</span>;
}
