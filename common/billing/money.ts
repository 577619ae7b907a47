import { currencies, type Currency } from './currencies.ts';
import { lazily } from '../lazily.ts';
import { locale } from '../locale.ts';
import { rounded, times, type Fraction } from './fraction.ts';

const wholeOnly: ReadonlySet<string> = new Set<Currency>(['JPY', 'KRW']);

const whole = lazily(() => new Intl.NumberFormat(locale(), { maximumFractionDigits: 0, roundingMode: 'halfExpand' }));
const hundredths = lazily(
  () => new Intl.NumberFormat(locale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/**
 * An amount as people read it: `$9.99`, `¥1,200`; with the digits of the reader's region.
 *
 * @param cents hundredths of the currency, for JPY and KRW too; those two are only shown rounded
 * @param currency a currency code; an unknown one is shown as US dollars are
 */
export function formatMoney(cents: number, currency = 'USD'): string {
  return written(cents, currency, wholeOnly.has(currency) ? whole() : hundredths());
}

function written(cents: number, currency: string, { format }: Intl.NumberFormat): string {
  const symbol = Object.hasOwn(currencies, currency) ? currencies[currency as Currency] : '$';
  return `${cents < 0 ? '-' : ''}${symbol}${format(Math.abs(cents) / 100)}`;
}

/** `a / b` as an integer, halves rounded away from zero. Both are integers and `b` is positive. */
export function divideRounded(a: number, b: number): number {
  return Math.sign(a) * Math.floor((2 * Math.abs(a) + b) / (2 * b));
}

/** All of an amount in every currency: `$9.99`, `€30`, `¥960.50`; whole amounts go without decimals. */
export function formatExactly(cents: number, currency: string): string {
  return written(cents, currency, hundredths()).replace(/[.,]00$/, '');
}

/** An amount in hundredths, rounded once to what `formatMoney` shows of it: whole units of JPY and KRW, else hundredths. */
export function asShown(cents: Fraction, currency: string): number {
  return wholeOnly.has(currency) ? 100 * rounded(times(cents, 1n, 100n)) : rounded(cents);
}

/**
 * The whole cents in an amount of dollars; what is less than a cent is dropped.
 *
 * @param dollars up to a million; 19.99 times 100 is 1998.9999999999998 to a computer, hence the detour
 */
export function wholeCents(dollars: number): number {
  return Math.floor(Math.round(dollars * 1_000_000) / 10_000);
}
