import { currencies, type Currency } from './currencies.ts';
import { lazilyFor } from '../lazily.ts';
import { locale } from '../locale.ts';
import { rounded, times, type Fraction } from './fraction.ts';

const wholeOnly: ReadonlySet<string> = new Set<Currency>(['JPY', 'KRW']);

const whole = lazilyFor(
  (where) => new Intl.NumberFormat(where, { maximumFractionDigits: 0, roundingMode: 'halfExpand' }),
);
const hundredths = lazilyFor(
  (where) => new Intl.NumberFormat(where, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/**
 * An amount for people to read, such as `$9.99` or `¥1,200`, with the digits of the reader's region.
 *
 * @param cents hundredths of the currency, for JPY and KRW too; those two are only shown rounded
 * @param currency a currency code; an unknown one is shown as US dollars
 * @param where the reader's locale, of localeFor()
 */
export function formatMoney(cents: number, currency = 'USD', where = locale()): string {
  return written(cents, currency, wholeOnly.has(currency) ? whole(where) : hundredths(where));
}

function written(cents: number, currency: string, { format }: Intl.NumberFormat): string {
  const symbol = Object.hasOwn(currencies, currency) ? currencies[currency as Currency] : '$';
  return `${cents < 0 ? '-' : ''}${symbol}${format(Math.abs(cents) / 100)}`;
}

/** `a / b` as an integer, halves rounded away from zero. Both are integers and `b` is positive. */
export function divideRounded(a: number, b: number): number {
  return Math.sign(a) * Math.floor((2 * Math.abs(a) + b) / (2 * b));
}

/** An amount with all its decimals in every currency: `$9.99`, `€30`, `¥960.50`; whole amounts have none. */
export function formatExactly(cents: number, currency: string): string {
  return written(cents, currency, hundredths(locale())).replace(/[.,]00$/, '');
}

/**
 * An amount in hundredths, rounded once to the precision of `formatMoney`: whole units for JPY and KRW, otherwise
 * hundredths.
 */
export function asShown(cents: Fraction, currency: string): number {
  return wholeOnly.has(currency) ? 100 * rounded(times(cents, 1n, 100n)) : rounded(cents);
}

/**
 * An amount of dollars in whole cents, rounded down.
 *
 * @param dollars up to a million; rounding comes first because 19.99 * 100 is 1998.9999999999998 in floating point
 */
export function wholeCents(dollars: number): number {
  return Math.floor(Math.round(dollars * 1_000_000) / 10_000);
}
