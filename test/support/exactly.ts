/** Exact sums of money in several currencies, worked out without the product's arithmetic. */
import type { Currency } from '../../common/billing/currencies.ts';

/** An exact number, which is `over` divided by `under`. */
export interface Exact {
  over: bigint;
  under: bigint;
}

/** Units of each currency for one euro, as decimal text. */
export type EuroRates = ReadonlyMap<Currency, string>;

export const exactly = (over: number | bigint, under: number | bigint = 1): Exact => ({
  over: BigInt(over),
  under: BigInt(under),
});

export const product = (a: Exact, b: Exact): Exact => ({ over: a.over * b.over, under: a.under * b.under });

const decimal = (text: string): Exact => {
  const [whole = '', decimals = ''] = text.split('.');
  return exactly(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
};
export const rateOf = decimal;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

const reduced = ({ over, under }: Exact): Exact => {
  const by = gcd(over, under) || 1n;
  return { over: over / by, under: under / by };
};

const plus = (a: Exact, b: Exact): Exact =>
  reduced({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });

export const isMore = (a: Exact, b: Exact): boolean => a.over * b.under > b.over * a.under;

/** One after the other, each converted by itself. */
export const sumIn = (
  currency: Currency,
  amounts: readonly { cents: Exact; currency: Currency }[],
  rates: EuroRates,
): Exact =>
  amounts.reduce((sum, { cents, currency: own }) => {
    if (own === currency) return plus(sum, cents);
    const to = decimal(rates.get(currency)!);
    const from = decimal(rates.get(own)!);
    return plus(sum, product(cents, { over: to.over * from.under, under: to.under * from.over }));
  }, exactly(0));

/** The nearest multiple of a step, halves away from zero. */
export function nearest({ over, under }: Exact, step = 1n): number {
  const size = over < 0n ? -over : over;
  const steps = (2n * size + under * step) / (2n * under * step);
  return Number(over < 0n ? -steps * step : steps * step);
}

/** Hundredths as a screen shows them: yen and won have no smaller unit. */
export const shownIn = (currency: Currency, cents: Exact): number =>
  nearest(cents, currency === 'JPY' || currency === 'KRW' ? 100n : 1n);
