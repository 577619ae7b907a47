import * as z from 'zod/mini';
import { cycleUnits, largestAmountCents, mostUnits } from '../billing/cycle.ts';
import { billingTexts } from '../billing/texts.ts';
import { said } from '../said.ts';
import { text } from './fields.ts';

const wholeNumber = (least: number, most: number, error: string) =>
  z.nullish(z.int({ error }).check(z.minimum(least, error), z.maximum(most, error)));

/** A price in numbers; missing and null are the same. */
export const priceNumbers = {
  amountCents: wholeNumber(0, largestAmountCents, said(billingTexts.badAmount, { maximum: largestAmountCents })),
  cycleCount: wholeNumber(1, mostUnits, said(billingTexts.badCycleCount, { maximum: mostUnits })),
  cycleUnit: z.nullish(z.enum(cycleUnits, { error: said(billingTexts.badCycleUnit) })),
};

/**
 * A price as text, such as '$9.99/month', as numbers, or as both. Whether they agree is checked later, where both are
 * read.
 */
export const priceFields = {
  price: z.optional(text(billingTexts.invalidPrice)),
  ...priceNumbers,
  /** The monthly cost; it must agree with the price. */
  monthlyCents: wholeNumber(0, Number.MAX_SAFE_INTEGER, said(billingTexts.badMonthlyAmount)),
};
