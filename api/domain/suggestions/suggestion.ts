import { isSameCycle, type Price } from '../../../common/billing/cycle.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { readEntry } from '../../../common/billing/entry.ts';
import { formatExactly } from '../../../common/billing/money.ts';
import { priceText } from '../../../common/billing/priceText.ts';
import type { Category } from '../../../common/values.ts';

/** Where a suggestion comes from: the user's own subscriptions, the catalogue, or what many others track. */
export const suggestionSources = ['own', 'catalogue', 'others'] as const;

/** A service that somebody may be about to add. */
export interface Suggestion {
  source: (typeof suggestionSources)[number];
  name: string;
  /** Whether the user tracks it now. */
  isTracked: boolean;
  category?: Category | undefined;
  websiteUrl?: string | undefined;
  /** The day on which the prices were last known to be right. */
  pricesAsOf?: string;
  prices: SuggestedPrice[];
}

export interface SuggestedPrice {
  plan?: string;
  /** Such as $9.99/month. */
  price: string;
  isPerSeat: boolean;
  /** The line that adds it. */
  line: string;
}

/**
 * A price that a suggestion can have; undefined when no line says it.
 *
 * @param own the currency that decides what the line's `$`, `¥` or `kr` means
 */
export function suggestedPrice(
  name: string,
  price: Price & { currency: Currency },
  own: string,
): Pick<SuggestedPrice, 'price' | 'line'> | undefined {
  const text = priceText(price, price.currency);
  const amount = formatExactly(price.amountCents, price.currency);
  const plain = text.replace(amount, `${amount.replace(/[^\d.,]/g, '')} ${price.currency}`);
  const line = [text, plain]
    .map((text) => `${name} - ${text}`)
    .find((line) => {
      const entry = readEntry(line, own);
      return (
        typeof entry === 'object' &&
        entry.name === name &&
        entry.amountCents === price.amountCents &&
        (entry.currency ?? own) === price.currency &&
        isSameCycle(entry, price)
      );
    });
  return line === undefined ? undefined : { price: text, line };
}
