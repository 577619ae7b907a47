import { longestName } from '../forms/finderForms.ts';
import { billingTexts } from './texts.ts';
import { priceOf, pricePattern, type Price } from './price.ts';

/** A subscription as it was typed in one line. */
export interface Entry extends Price {
  /** 1 to 200 characters, single spaces between words. */
  name: string;
}

export const emptyEntry = billingTexts.emptyEntry.id;
export const unreadableEntry = billingTexts.unreadableEntry.id;

/** A dash right after a currency symbol is a minus, not a separator. */
const separator = String.raw`(?:\s*(?<![$€£¥￥₹₩₺])[-–—]+\s*|\s+)`;
/** In 'H-E-R 5' the R is no rand. */
const unlessInsideName = String.raw`(?!(?<=\S[-–—])r[\d\s.])`;
const unit = String.raw`(?:\s*/\s*|\s+per\s+|\s+)(?<unit>mo|month|monthly|yr|year|yearly|annual|annually)`;

/** The shortest name after which everything reads as a price, so that names may hold digits, dashes and symbols. */
const entry = new RegExp(`^(?<name>.+?)${separator}${unlessInsideName}${pricePattern}(?:${unit})?$`, 'is');

/** A name and the longest price; the pattern's time grows with the square of the length. */
const longestEntry = longestName + 100;

/**
 * Reads a typed entry such as 'Netflix - $9.99/month'; a price without a unit is by the month.
 *
 * @param own the user's currency, which `$`, `¥` and `kr` stand for where it is written so
 * @returns the subscription, or what to tell people
 */
export function readEntry(text: string, own: string): Entry | typeof emptyEntry | typeof unreadableEntry {
  const typed = text.trim();
  if (typed === '') return emptyEntry;
  const groups = typed.length <= longestEntry ? entry.exec(typed)?.groups : undefined;
  if (!groups) return unreadableEntry;
  const name = groups['name']?.replace(/\s+/g, ' ').trim() ?? '';
  const price = priceOf(groups, /^[ya]/i.test(groups['unit'] ?? '') ? 'year' : 'month', own);
  return price && isName(name) ? { name, ...price } : unreadableEntry;
}

/** Something to see, nothing a database refuses, and no dash left over, which would be a minus. */
function isName(name: string): boolean {
  return (
    name.length <= longestName &&
    /[\p{L}\p{N}\p{S}]/u.test(name) &&
    !/[\p{Cc}\p{Cs}]/u.test(name) &&
    !/\s[-–—]+$/.test(name)
  );
}
