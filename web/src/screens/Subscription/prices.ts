import { t } from '@lingui/core/macro';
import { yearlyCents, type Price } from '../../../../common/billing/cycle.ts';
import { formatMoney } from '../../../../common/billing/money.ts';
import type { Day } from '../../../../common/billing/schedule.ts';
import { priceWords } from '../../subscriptions/priceWords.ts';

/** Prices, the earliest first; the first has no first day. */
type PriceHistory = readonly { readonly from?: Day | null | undefined; readonly amountCents: number }[];

/** What a payment costs on a day, in hundredths. */
export const amountOn = (history: PriceHistory, day: Day): number =>
  history.findLast(({ from }) => from == null || from <= day)?.amountCents ?? 0;

/** What a price costs more in a year than another, in hundredths; below 0 if it costs less. */
export const riseOf = (before: Price, after: Price): number => yearlyCents(after) - yearlyCents(before);

/** A new price, and what it costs or saves in a year: '$17.99 a month, $30.00 more a year'. */
export function riseWords(before: Price, after: Price, currency: string): string {
  const price = priceWords(after.amountCents, currency, after);
  const rise = riseOf(before, after);
  if (rise === 0) return price;
  const difference = formatMoney(Math.abs(rise), currency);
  return rise > 0 ? t`${price}, ${difference} more a year` : t`${price}, ${difference} less a year`;
}
