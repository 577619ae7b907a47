import * as z from 'zod/mini';
import { currencyCodes } from '../billing/currencies.ts';
import { emptyEntry } from '../billing/problems.ts';
import { calendarDate, optional, required, text, webAddress } from './fields.ts';
import { longestDescription, longestName } from './finderForms.ts';
import { priceFields } from './priceFields.ts';
import { categoryNames } from '../values.ts';

const category = z.enum(categoryNames, { error: 'Please select a category' });
const currency = z.enum(currencyCodes, { error: 'Please select a currency' });

/** A subscription to track. */
export const subscriptionForm = z.object({
  name: required(longestName, 'name'),
  ...priceFields,
  /** The one the price is in, unless the price says so itself. */
  currency: z.optional(z.nullable(currency)),
  category: z._default(category, 'other'),
  description: optional(longestDescription, 'description', null),
  websiteUrl: webAddress(null),
  isActive: z._default(z.boolean({ error: 'Active is yes or no' }), true),
  nextBillingDate: calendarDate,
});

/** Changes to a tracked subscription: what is not named stays as it is. */
export const subscriptionChangesForm = z.object({
  name: z.exactOptional(required(longestName, 'name')),
  ...priceFields,
  currency: z.exactOptional(z.nullable(currency)),
  category: z.exactOptional(category),
  description: z.exactOptional(optional(longestDescription, 'description', null)),
  websiteUrl: z.exactOptional(webAddress(null)),
  isActive: z.exactOptional(z.boolean({ error: 'Active is yes or no' })),
  nextBillingDate: z.exactOptional(calendarDate),
});

/** A subscription typed in one line, such as 'Netflix - $9.99/month'. */
export const entryForm = z.object({
  entry: text(emptyEntry).check(z.minLength(1, emptyEntry)),
  category: z._default(category, 'other'),
  nextBillingDate: calendarDate,
});
