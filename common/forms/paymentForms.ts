import * as z from 'zod/mini';
import { largestAmountCents } from '../billing/cycle.ts';
import { currencyCodes } from '../billing/currencies.ts';
import { paymentStates } from '../billing/occurrences.ts';
import { billingTexts } from '../billing/texts.ts';
import { timelineTexts } from '../billing/timelineTexts.ts';
import { said } from '../said.ts';
import { paymentDay, requiredDay } from './fields.ts';
import { formTexts } from './texts.ts';

const badAmount = said(billingTexts.badAmount, { maximum: largestAmountCents });

/** What is known of a payment. */
export const paymentForm = z.object({
  dueOn: requiredDay,
  state: z._default(z.enum(paymentStates, { error: said(timelineTexts.badPaymentState) }), 'paid'),
  /** What was to be expected when it is missing. */
  amountCents: z.nullish(
    z.int({ error: badAmount }).check(z.minimum(0, badAmount), z.maximum(largestAmountCents, badAmount)),
  ),
  /** The subscription's when it is missing. */
  currency: z.nullish(z.enum(currencyCodes, { error: said(formTexts.badPriceCurrency) })),
  /** Today when it is missing. */
  paidOn: paymentDay,
  /** Whether the next payments are counted from `paidOn`. */
  restarts: z._default(z.boolean({ error: said(timelineTexts.badRestart) }), false),
});

export const paymentFields = {
  dueOn: 'The day on which it was due.',
  state: 'Whether it was paid, skipped or refunded; paid by default.',
  amountCents: 'What was paid or paid back, in whole hundredths; what was to be expected by default.',
  currency: 'The currency that it was paid in; the subscription’s by default.',
  paidOn:
    'The day on which it was paid or paid back; today by default, or the day on which it was due if that is earlier.',
  restarts: 'Whether the next payments are counted from `paidOn`: for a renewal by hand that came late.',
};
