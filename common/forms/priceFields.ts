import * as z from 'zod/mini';
import { cycleUnits, largestAmountCents, mostUnits } from '../billing/cycle.ts';
import { billingTexts } from '../billing/texts.ts';
import { said } from '../said.ts';
import { text } from './fields.ts';

const wholeNumber = (least: number, most: number, error: string) =>
  z.nullish(z.int({ error }).check(z.minimum(least, error), z.maximum(most, error)));

/** A price in numbers; what is missing or null is not given. */
export const priceNumbers = {
  amountCents: wholeNumber(0, largestAmountCents, said(billingTexts.badAmount, { maximum: largestAmountCents })),
  cycleCount: wholeNumber(1, mostUnits, said(billingTexts.badCycleCount, { maximum: mostUnits })),
  cycleUnit: z.nullish(z.enum(cycleUnits, { error: said(billingTexts.badCycleUnit) })),
};

/** A price as text, such as '$9.99/month', as numbers, or as both where they agree; only who reads it can tell. */
export const priceFields = {
  price: z.optional(text(billingTexts.invalidPrice)),
  ...priceNumbers,
  /** What it comes to a month: given, it has to agree with the price. */
  monthlyCents: wholeNumber(0, Number.MAX_SAFE_INTEGER, said(billingTexts.badMonthlyAmount)),
};
