import * as z from 'zod/mini';
import { largestAmountCents } from '../billing/cycle.ts';
import { billingTexts } from '../billing/texts.ts';
import { said } from '../said.ts';
import { paymentDay, requiredDay } from './fields.ts';

// What happens to a subscription in its life. A day that is missing is today.

/** A pause; without `until`, nobody knows its end. */
export const pauseForm = z.object({ from: paymentDay, until: paymentDay });

/** The end of a pause. */
export const resumeForm = z.object({ from: paymentDay });

/** A cancellation; `endsOn` is the first day without it. */
export const cancelForm = z.object({ endsOn: paymentDay });

const badAmount = said(billingTexts.badAmount, { maximum: largestAmountCents });

/** A price that holds from a day on. */
export const newPriceForm = z.object({
  amountCents: z.int({ error: badAmount }).check(z.minimum(0, badAmount), z.maximum(largestAmountCents, badAmount)),
  from: requiredDay,
});

export const newPriceFields = {
  amountCents: 'The amount paid each cycle, in whole hundredths of the subscription’s currency.',
  from: 'The first day on which it holds.',
};
