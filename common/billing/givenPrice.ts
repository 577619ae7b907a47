import { everyMonth, monthlyCents, type CycleUnit, type Price } from './cycle.ts';
import { readPrice, type TypedPrice } from './price.ts';
import { said } from '../said.ts';
import { priceMessage } from './problems.ts';
import { readSavedPrice } from './savedPrice.ts';
import { billingTexts } from './texts.ts';

/** A price in a request: as text, as numbers, or as both when they agree. */
export interface GivenPrice {
  price?: string | null | undefined;
  amountCents?: number | null | undefined;
  cycleCount?: number | null | undefined;
  cycleUnit?: CycleUnit | null | undefined;
  /** The monthly cost. It does not set a price; it must agree with the price that the request or the row has. */
  monthlyCents?: number | null | undefined;
}

/** What is wrong with the price in a request. */
export interface PriceIssue {
  field: keyof GivenPrice;
  /** A string made by `said` (common/said.ts). */
  message: string;
}

/** Whether a request has a price. */
export const givesPrice = (given: GivenPrice): boolean => typeof given.price === 'string' || givesNumbers(given);

const givesNumbers = ({ amountCents, cycleCount, cycleUnit, monthlyCents }: GivenPrice): boolean =>
  (amountCents ?? cycleCount ?? cycleUnit ?? monthlyCents ?? undefined) !== undefined;

/**
 * Reads the price in a request, in the currency of its text when that names one.
 *
 * @param own the currency that decides what an ambiguous `$`, `¥` or `kr` means
 * @param before the current price, which fills in missing numbers
 */
export function givenPrice(given: GivenPrice, own: string, before?: Price): TypedPrice | PriceIssue {
  if (typeof given.price !== 'string') return fromNumbers(given, before);
  const price = readPrice(given.price, own);
  if (typeof price === 'string') return { field: 'price', message: priceMessage(price) };
  return mismatchOf(price, given) ?? price;
}

/**
 * Reads the price of a saved tool, in US dollars; 0 when the request has none.
 *
 * @returns undefined for a text that cannot be read
 */
export function givenSavedPrice(given: GivenPrice): Price | PriceIssue | undefined {
  if (typeof given.price !== 'string') return fromNumbers(given, { amountCents: 0, ...everyMonth });
  const price = readSavedPrice(given.price);
  if (price) return mismatchOf(price, given) ?? price;
  return givesNumbers(given) ? { field: 'price', message: said(billingTexts.invalidPrice) } : undefined;
}

function fromNumbers(given: GivenPrice, before?: Price): Price | PriceIssue {
  const amountCents = given.amountCents ?? before?.amountCents;
  if (amountCents === undefined) return { field: 'price', message: said(billingTexts.invalidPrice) };
  // 'year' alone means every year, whatever the count was.
  const count = given.cycleUnit ? 1 : (before?.cycleCount ?? 1);
  const price: Price = {
    amountCents,
    cycleCount: given.cycleCount ?? count,
    cycleUnit: given.cycleUnit ?? before?.cycleUnit ?? 'month',
  };
  if (price.cycleUnit === 'once' && price.cycleCount !== 1)
    return { field: 'cycleCount', message: said(billingTexts.countOfOnce) };
  return mismatchOf(price, given) ?? price;
}

const mismatches = {
  amountCents: billingTexts.otherAmount,
  cycleCount: billingTexts.otherCycle,
  cycleUnit: billingTexts.otherCycle,
  monthlyCents: billingTexts.otherMonthlyAmount,
};

function mismatchOf(price: Price, given: GivenPrice): PriceIssue | undefined {
  const found = { ...price, monthlyCents: monthlyCents(price) };
  const fields = Object.keys(mismatches) as (keyof typeof mismatches)[];
  const field = fields.find((field) => (given[field] ?? found[field]) !== found[field]);
  return field && { field, message: said(mismatches[field]) };
}
