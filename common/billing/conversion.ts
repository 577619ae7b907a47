import type { Currency } from './currencies.ts';
import { add, times, zero, type Fraction } from './fraction.ts';

/** Units of each currency that one euro buys, as integers or decimal text with up to eight decimals; the euro's is '1'. */
export type Rates = ReadonlyMap<Currency, string>;

/** Rates with their date and source, which are shown wherever a figure is converted. */
export interface DatedRates {
  /** The day of the rates, as YYYY-MM-DD. */
  date: string;
  /** The host that sent them, or the name of Stackling's own snapshot. */
  source: string;
  perEuro: Rates;
}

/** An amount of some currency, in hundredths. */
export interface Amount {
  cents: Fraction;
  currency: Currency;
}

/**
 * Converts an amount to another currency, in hundredths, exactly.
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

/** The sum of some amounts in one currency, exactly; amounts without a rate are left out. */
export function totalIn(to: Currency, amounts: readonly Amount[], rates: Rates): Fraction {
  // Each currency is summed before it is converted, because every conversion makes the fractions longer.
  return [...Map.groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, own]) => convert({ cents: own.map(({ cents }) => cents).reduce(add, zero), currency }, to, rates))
    .reduce<Fraction>((total, converted) => (converted ? add(total, converted) : total), zero);
}

/** A rate as an integer with eight decimals; undefined when it is missing or not a positive number. */
function rateUnits(rate: string | undefined): bigint | undefined {
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,8}))?$/.exec(rate ?? '') ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + decimals.padEnd(8, '0'));
  return units > 0n ? units : undefined;
}
