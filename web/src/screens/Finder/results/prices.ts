import { plural, t } from '@lingui/core/macro';
import { everyMonth } from '../../../../../common/billing/cycle.ts';
import { formatExactly } from '../../../../../common/billing/money.ts';
import { priceText } from '../../../../../common/billing/priceText.ts';
import { today } from '../../../ui/calendar.ts';
import type { ShownTool } from './shownTool.ts';

const freePrice = priceText({ amountCents: 0, ...everyMonth });

export const shownPrice = (price: string): string => (price === freePrice ? t`Free` : price);

/** A tool with what it costs a month, for a list of several: 'Canva $15'. */
export function nameWithPrice({ name, isPaid, monthlyCents }: ShownTool): string {
  if (isPaid) return t`${name} (already paid)`;
  return monthlyCents === 0 ? t`${name} Free` : `${name} ${formatExactly(monthlyCents, 'USD')}`;
}

/** The people that a price per person covers, in words. */
export const payersOf = ({ seats }: { seats: number }): string =>
  seats > 1 ? plural(seats, { one: 'for # person', other: 'for # people' }) : t`for each person`;

/** Whether a price was last known more than 12 months ago. `day` is YYYY-MM-DD. */
export const isOldPrice = (day: string): boolean => {
  const now = today();
  return day < `${Number(now.slice(0, 4)) - 1}${now.slice(4)}`;
};
