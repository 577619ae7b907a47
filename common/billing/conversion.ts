import type { Currency } from './currencies.ts';
import { asShown } from './money.ts';

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
  cents: number;
  currency: Currency;
}

/** Amounts in one currency, and their sum. */
export interface ConvertedTotal {
  /** The sum of `parts`, in hundredths. */
  cents: number;
  /** Each amount as it is shown, in the order given; undefined where a rate is missing, which then counts for nothing. */
  parts: (number | undefined)[];
  /** The currencies that could not be converted, each once, in alphabetical order. */
  missing: Currency[];
}

/**
 * An amount in another currency, in hundredths, halves rounded away from zero.
 *
 * @param cents hundredths of `from`, a safe integer
 * @returns undefined when a rate is missing or is not a positive number
 */
export function convert(cents: number, from: Currency, to: Currency, rates: Rates): number | undefined {
  if (from === to) return cents;
  const perEuroFrom = rateUnits(rates.get(from));
  const perEuroTo = rateUnits(rates.get(to));
  if (perEuroFrom === undefined || perEuroTo === undefined) return undefined;
  return Number(divideRounded(BigInt(cents) * perEuroTo, perEuroFrom));
}

/** Converts each amount to what is shown of it, and adds these up, so that the total is the sum of what people see. */
export function convertTotal(amounts: readonly Amount[], to: Currency, rates: Rates): ConvertedTotal {
  const parts = amounts.map(({ cents, currency }) => {
    const converted = convert(cents, currency, to, rates);
    return converted === undefined ? undefined : asShown(converted, to);
  });
  const missing = amounts.filter((_amount, i) => parts[i] === undefined).map(({ currency }) => currency);
  return {
    cents: parts.reduce<number>((sum, part) => sum + (part ?? 0), 0),
    parts,
    missing: [...new Set(missing)].sort(),
  };
}

/** A rate in hundred-millionths. */
function rateUnits(rate: string | undefined): bigint | undefined {
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,8}))?$/.exec(rate ?? '') ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + decimals.padEnd(8, '0'));
  return units > 0n ? units : undefined;
}

function divideRounded(a: bigint, b: bigint): bigint {
  const half = a < 0n ? -b : b;
  return (2n * a + half) / (2n * b);
}
