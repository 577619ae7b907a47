import * as z from 'zod/mini';
import { cycleUnits, largestAmountCents, mostUnits } from '../billing/cycle.ts';
import { invalidPrice } from '../billing/problems.ts';
import { text } from './fields.ts';

const wholeNumber = (least: number, most: number, error: string) =>
  z.nullish(z.int({ error }).check(z.minimum(least, error), z.maximum(most, error)));

/** A price in numbers; what is missing or null is not given. */
export const priceNumbers = {
  amountCents: wholeNumber(0, largestAmountCents, 'Please enter an amount from 0 to 9,999,999,999 cents'),
  cycleCount: wholeNumber(1, mostUnits, 'Please enter a cycle count from 1 to 366'),
  cycleUnit: z.nullish(z.enum(cycleUnits, { error: 'The cycle unit is day, week, month, year or once' })),
};

/** A price as text, such as '$9.99/month', as numbers, or as both where they agree; only who reads it can tell. */
export const priceFields = {
  price: z.optional(text(invalidPrice)),
  ...priceNumbers,
  /** What it comes to a month: given, it has to agree with the price. */
  monthlyCents: wholeNumber(0, Number.MAX_SAFE_INTEGER, 'Please enter a monthly amount in whole cents'),
};
