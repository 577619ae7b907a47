import type { Currency } from './currencies.ts';
import { currencyOfMarks, markPattern } from './currencyMarks.ts';
import { largestAmountCents } from './cycle.ts';

/** An amount as it was typed. */
export interface Amount {
  /** Hundredths of the currency, from 0 to `largestAmountCents`. */
  amountCents: number;
  /** Missing when neither a symbol nor a code was typed. */
  currency?: Currency;
}

/** Stands for no decimals: 12.– and 12,- */
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
 * The source of a pattern for an amount with its currency marks, as the groups `before`, `number` and `after`; needs
 * the flag `i`. It does not match part of a longer number or word.
 */
export const amountPattern = String.raw`(?:(?<before>${markPattern})\s*)?(?<number>${numbers.join('|')})(?:\s*(?<after>${markPattern}))?(?!\w|[.,]\d)`;

/** The currency symbols that are not letters. */
export const symbolPattern = '[$€£¥￥₹₩₺]';

/** A symbol followed by an amount, and not part of a word or number before it. */
export const markedAmount = new RegExp(String.raw`(?<![\p{L}\p{N}])${symbolPattern}\s?\d`, 'u');

/**
 * The amount in the groups of `amountPattern`.
 *
 * @param own the currency that decides what an ambiguous `$`, `¥` or `kr` means
 * @returns a problem when the amount is too large or its two marks contradict each other
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

/**
 * Converts to hundredths. A comma or point before one or two final digits starts the decimals; all others group
 * thousands.
 */
function hundredths(number: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(number);
  const whole = number.slice(0, decimals?.index).replace(/\D/g, '');
  return Number(whole + (decimals?.[1] ?? '').padEnd(2, '0'));
}
