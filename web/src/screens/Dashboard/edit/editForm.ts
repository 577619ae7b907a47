import * as z from 'zod/mini';
import { subscriptionForm } from '../../../../../common/forms/subscriptionForms.ts';
import { typedPriceIn } from '../../../subscriptions/typedPrice.ts';

const editForm = z.omit(subscriptionForm, {
  amountCents: true,
  cycleCount: true,
  cycleUnit: true,
  monthlyCents: true,
  currency: true,
  websiteUrl: true,
  cancelUrl: true,
  nextBillingDate: true,
  trialEndsOn: true,
  endsOn: true,
  autoRenews: true,
  termCount: true,
  termUnit: true,
  rollCount: true,
  rollUnit: true,
  noticeCount: true,
  noticeUnit: true,
});

/** The fields of the form. */
export const editedFields = z.keyof(editForm).options;

/**
 * The rules of the fields.
 *
 * @param own the currency of a price that names none
 */
export const editFormIn = (own: string) => z.extend(editForm, { price: typedPriceIn(own) });

/** The typed values, valid or not. */
export type EditDraft = z.input<ReturnType<typeof editFormIn>>;

/** The valid values. */
export type Edited = z.output<ReturnType<typeof editFormIn>>;
