import * as z from 'zod/mini';
import { readPrice } from '../../../../../common/billing/price.ts';
import { priceMessage } from '../../../../../common/billing/problems.ts';
import { subscriptionForm } from '../../../../../common/forms/subscriptionForms.ts';

const { name, price, category, description, nextBillingDate, isActive } = subscriptionForm.shape;
const editForm = z.object({ name, price, category, description, nextBillingDate, isActive });

/** What a card's form changes. */
export const editedFields = z.keyof(editForm).options;

/**
 * The rules of the fields.
 *
 * @param own the currency that the price is in unless it says otherwise
 */
export const editFormIn = (own: string) =>
  z.extend(editForm, {
    price: z.string().check(({ value, issues }) => {
      const price = readPrice(value, own);
      if (typeof price === 'string') issues.push({ code: 'custom', message: priceMessage(price), input: value });
    }),
  });

/** Under which what is typed into a subscription's fields is kept. */
export const draftKeyOf = (id: string) => `edit:${id}`;

/** What is typed into the fields, valid or not. */
export type EditDraft = z.input<ReturnType<typeof editFormIn>>;

/** Their values once they were found valid. */
export type Edited = z.output<ReturnType<typeof editFormIn>>;
