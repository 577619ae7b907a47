import type { Currency } from './currencies.ts';
import { currencyOfMarks, markPattern } from './currencyMarks.ts';
import { billingTexts } from './texts.ts';
import type { Period } from './money.ts';

/** A price as it was typed. */
export interface Price {
  /** Hundredths of the currency, from 0 to `largestAmountCents`. */
  amountCents: number;
  period: Period;
  /** There when a symbol or a code was typed. */
  currency?: Currency;
}

export const largestAmountCents = 9_999_999_999;

export const invalidPrice = billingTexts.invalidPrice.id;

/** 1,200.50 and 1,00,000; 1.200,50; 1.234.567; 1'200 and the same with a narrow space; 9.99 and .99; 9 and 9,99. */
const numbers = [
  String.raw`[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?`,
  String.raw`[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}`,
  String.raw`[1-9]\d{0,2}(?:\.\d{3}){2,}`,
  String.raw`[1-9]\d{0,2}(?:['’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?`,
  String.raw`\d*\.\d{1,2}`,
  String.raw`\d+(?:,\d{1,2})?`,
];

/** The source of a pattern for an amount with its marks, as the groups `before`, `number` and `after`. */
export const pricePattern = String.raw`(?:(?<before>${markPattern})\s*)?(?<number>${numbers.join('|')})(?:\s*(?<after>${markPattern}))?`;

const loosePrice = new RegExp(String.raw`(?<![\w.,-])${pricePattern}(?!\w|[.,]\d)`, 'i');

/** Nobody writes a longer price, and short texts are quick to read. */
const longestPrice = 200;

/**
 * Reads an edited price: the first amount in it, by the year when the text says so.
 *
 * @param own the currency that `$`, `¥` and `kr` stand for where it is written so: the one the price was in before
 * @returns the price, or what to tell people when there is none
 */
export function readPrice(text: string, own: string): Price | typeof invalidPrice {
  const match = text.length <= longestPrice ? loosePrice.exec(text) : null;
  if (!match?.groups) return invalidPrice;
  // '$12/month billed annually' is what a month costs.
  const isMonthly = /^\s*(\/|per|a)?\s*mo/i.test(text.slice(match.index + match[0].length));
  const isYearly = /year/i.test(text) || (!isMonthly && /\byr\b|annual/i.test(text));
  return priceOf(match.groups, isYearly ? 'year' : 'month', own) ?? invalidPrice;
}

/** The price in the groups of `pricePattern`; undefined when it is too large or its two marks contradict each other. */
export function priceOf(
  { before, number = '', after }: Record<string, string | undefined>,
  period: Period,
  own: string,
): Price | undefined {
  const amountCents = hundredths(number);
  if (amountCents > largestAmountCents) return undefined;
  const marks = [before, after].filter((mark) => mark !== undefined);
  if (marks.length === 0) return { amountCents, period };
  const currency = currencyOfMarks(marks, own);
  return currency && { amountCents, period, currency };
}

/** A comma or a point followed by one or two last digits begins the decimals; all others group thousands. */
function hundredths(number: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(number);
  const whole = number.slice(0, decimals?.index).replace(/\D/g, '');
  return Number(whole + (decimals?.[1] ?? '').padEnd(2, '0'));
}
