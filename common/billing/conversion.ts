import type { Currency } from './currencies.ts';
import { add, times, zero, type Fraction } from './fraction.ts';

/** Units of each currency that one euro buys, as integers or decimal text with up to eight decimals; the euro's is '1'. */
export type Rates = ReadonlyMap<Currency, string>;

/** Rates, with what people are told of them wherever a converted figure is shown. */
export interface DatedRates {
  /** The day the rates are of, as YYYY-MM-DD. */
  date: string;
  /** Where they are from: the host that was asked, or Stackling's own snapshot. */
  source: string;
  perEuro: Rates;
}

/** An amount of some currency, in hundredths. */
export interface Amount {
  cents: Fraction;
  currency: Currency;
}

/**
 * An amount in another currency, in hundredths, exactly.
 *
 * @returns undefined when a rate is missing or is not a positive number
 */
export function convert({ cents, currency: from }: Amount, to: Currency, rates: Rates): Fraction | undefined {
  if (from === to) return cents;
  const perEuroFrom = rateUnits(rates.get(from));
  const perEuroTo = rateUnits(rates.get(to));
  if (perEuroFrom === undefined || perEuroTo === undefined) return undefined;
  return times(cents, perEuroTo, perEuroFrom);
}

/** The sum of some amounts in one currency, exactly; an amount without a rate counts for nothing. */
export function totalIn(to: Currency, amounts: readonly Amount[], rates: Rates): Fraction {
  // First each currency for itself: every conversion makes the fractions longer.
  return [...Map.groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, own]) => convert({ cents: own.map(({ cents }) => cents).reduce(add, zero), currency }, to, rates))
    .reduce<Fraction>((total, converted) => (converted ? add(total, converted) : total), zero);
}

/** A rate in hundred-millionths. */
function rateUnits(rate: string | undefined): bigint | undefined {
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,8}))?$/.exec(rate ?? '') ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + decimals.padEnd(8, '0'));
  return units > 0n ? units : undefined;
}
