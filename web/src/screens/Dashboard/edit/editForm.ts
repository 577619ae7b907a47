import * as z from 'zod/mini';
import { isSameCycle } from '../../../../../common/billing/cycle.ts';
import { readPrice } from '../../../../../common/billing/price.ts';
import { priceMessage } from '../../../../../common/billing/problems.ts';
import { subscriptionForm } from '../../../../../common/forms/subscriptionForms.ts';

const editForm = z.omit(subscriptionForm, {
  amountCents: true,
  cycleCount: true,
  cycleUnit: true,
  monthlyCents: true,
  currency: true,
  websiteUrl: true,
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
export const editFormIn = (own: string) =>
  z.extend(editForm, {
    price: z.string().check(({ value, issues }) => {
      const price = readPrice(value, own);
      if (typeof price === 'string') issues.push({ code: 'custom', message: priceMessage(price), input: value });
    }),
  });

/** Whether two valid prices are paid in different cycles. */
export function isOtherCycle(one: string, other: string, own: string): boolean {
  const [a, b] = [readPrice(one, own), readPrice(other, own)];
  return typeof a === 'object' && typeof b === 'object' && !isSameCycle(a, b);
}

/** The key of the draft of a subscription's form. */
export const draftKeyOf = (id: string) => `edit:${id}`;

/** The typed values, valid or not. */
export type EditDraft = z.input<ReturnType<typeof editFormIn>>;

/** The valid values. */
export type Edited = z.output<ReturnType<typeof editFormIn>>;
