import * as z from 'zod/mini';
import { currencyCodes } from '../billing/currencies.ts';
import type { GivenPrice } from '../billing/givenPrice.ts';
import { billingTexts } from '../billing/texts.ts';
import { subscriptionStates } from '../billing/timeline.ts';
import { timelineTexts } from '../billing/timelineTexts.ts';
import { optional, paymentDay, required, text, webAddress, type Sentences } from './fields.ts';
import { priceFields } from './priceFields.ts';
import { agreedPeriods, autoRenews, timelineFields, timelineSentences } from './timelineFields.ts';
import { longestDescription, longestName, mostEntries } from '../limits.ts';
import { said } from '../said.ts';
import { formTexts } from './texts.ts';
import { categoryNames } from '../values.ts';

const category = z.enum(categoryNames, { error: said(formTexts.badCategory) });
const currency = z.enum(currencyCodes, { error: said(formTexts.badPriceCurrency) });
const isActive = z.boolean({ error: said(formTexts.badActive) });

/** A subscription to track. */
export const subscriptionForm = z.object({
  name: required(longestName, 'name'),
  ...priceFields,
  /** The price's currency, unless the price's text names one. */
  currency: z.optional(z.nullable(currency)),
  category: z._default(category, 'other'),
  description: optional(longestDescription, 'description', null),
  websiteUrl: webAddress(null),
  cancelUrl: webAddress(null),
  isActive: z._default(isActive, true),
  startsOn: paymentDay,
  nextBillingDate: paymentDay,
  ...timelineFields,
});

/** Changes to a tracked subscription: missing fields stay as they are. */
export const subscriptionChangesForm = z.object({
  name: z.exactOptional(required(longestName, 'name')),
  ...priceFields,
  currency: z.exactOptional(z.nullable(currency)),
  category: z.exactOptional(category),
  description: z.exactOptional(optional(longestDescription, 'description', null)),
  websiteUrl: z.exactOptional(webAddress(null)),
  cancelUrl: z.exactOptional(webAddress(null)),
  isActive: z.exactOptional(isActive),
  startsOn: z.exactOptional(paymentDay),
  nextBillingDate: z.exactOptional(paymentDay),
  trialEndsOn: z.exactOptional(paymentDay),
  endsOn: z.exactOptional(paymentDay),
  autoRenews: z.exactOptional(autoRenews),
  ...agreedPeriods,
  state: z.exactOptional(z.enum(subscriptionStates, { error: said(timelineTexts.badState) })),
});

/** A subscription typed in one line, such as 'Netflix - $9.99/month'. */
export const entryForm = z.object({
  entry: text(billingTexts.emptyEntry).check(z.minLength(1, said(billingTexts.emptyEntry))),
  category: z._default(category, 'other'),
  websiteUrl: webAddress(null),
  startsOn: paymentDay,
  nextBillingDate: paymentDay,
});

/** Several subscriptions, each typed in one line. */
export const entriesForm = z.object({
  entries: z
    .array(text(billingTexts.emptyEntry).check(z.minLength(1, said(billingTexts.emptyEntry))))
    .check(z.minLength(1, said(billingTexts.emptyEntry)), z.maxLength(mostEntries, said(formTexts.tooManyEntries))),
  category: z._default(category, 'other'),
});

export const subscriptionFields = {
  name: 'The subscription’s name; 1 to 200 characters.',
  category: 'What it is for.',
  description: 'The owner’s note; up to 5,000 characters.',
  websiteUrl: 'The web address to manage it at; https:// is added if it is missing.',
  cancelUrl: 'The web address to cancel it at; https:// is added if it is missing.',
  isActive:
    'Whether it counts toward totals: what is paused or will not be paid again does not. False pauses it from today on, true ends a pause.',
  startsOn:
    'The calendar day of a payment, from which all others are counted; at most 50 years ago. From 31 January on, a monthly price is paid on 28 February and on 31 March.',
  nextBillingDate:
    'The calendar day of the next payment. It is computed from `startsOn`. If you send another day than the computed one, it becomes `startsOn`.',
  ...timelineSentences,
} satisfies Omit<Sentences<typeof subscriptionChangesForm>, keyof GivenPrice | 'currency'>;
