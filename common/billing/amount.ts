import type { Currency } from './currencies.ts';
import { currencyOfMarks, markPattern } from './currencyMarks.ts';
import { largestAmountCents } from './cycle.ts';

/** An amount as it was typed. */
export interface Amount {
  /** Hundredths of the currency, from 0 to `largestAmountCents`. */
  amountCents: number;
  /** There when a symbol or a code was typed. */
  currency?: Currency;
}

/** Nothing behind the point or the comma: 12.– and 12,- */
const none = '[-–—]';

/** 1,200.50 and 1,00,000; 1.200,50; 1.234.567; 1'200 and the same with a narrow space; 9.99 and .99; 9 and 9,99. */
const numbers = [
  String.raw`[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.(?:\d{1,2}|${none}))?`,
  String.raw`[1-9]\d{0,2}(?:\.\d{3})+,(?:\d{1,2}|${none})`,
  String.raw`[1-9]\d{0,2}(?:\.\d{3}){2,}`,
  String.raw`[1-9]\d{0,2}(?:['’\u00a0\u2009\u202f]\d{3})+(?:[.,](?:\d{1,2}|${none}))?`,
  String.raw`\d*\.\d{1,2}`,
  String.raw`\d+(?:,\d{1,2}|[.,]${none})?`,
];

/**
 * The source of a pattern for an amount with its marks, as the groups `before`, `number` and `after`; it wants the flag `i`.
 * What looks like a part of a longer number or word is no amount.
 */
export const amountPattern = String.raw`(?:(?<before>${markPattern})\s*)?(?<number>${numbers.join('|')})(?:\s*(?<after>${markPattern}))?(?!\w|[.,]\d)`;

/** The currencies' symbols that are no letters. */
export const symbolPattern = '[$€£¥￥₹₩₺]';

/** A symbol with an amount behind it, and nothing in front that it might belong to. */
export const markedAmount = new RegExp(String.raw`(?<![\p{L}\p{N}])${symbolPattern}\s?\d`, 'u');

/**
 * The amount in the groups of `amountPattern`.
 *
 * @param own the currency that `$`, `¥` and `kr` stand for where it is written so
 * @returns what is wrong when the amount is too large or its two marks contradict each other
 */
export function amountOf(
  { before, number = '', after }: Record<string, string | undefined>,
  own: string,
): Amount | 'too-large' | 'which-currency' {
  const amountCents = hundredths(number);
  if (amountCents > largestAmountCents) return 'too-large';
  const marks = [before, after].filter((mark) => mark !== undefined);
  if (marks.length === 0) return { amountCents };
  const currency = currencyOfMarks(marks, own);
  return currency ? { amountCents, currency } : 'which-currency';
}

/** A comma or a point followed by one or two last digits begins the decimals; all others group thousands. */
function hundredths(number: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(number);
  const whole = number.slice(0, decimals?.index).replace(/\D/g, '');
  return Number(whole + (decimals?.[1] ?? '').padEnd(2, '0'));
}
