import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { cycleUnits, mostUnits } from '../../common/billing/cycle.ts';
import { enumValue } from '../../common/enumName.ts';
import { subscriptionFields } from '../../common/forms/subscriptionForms.ts';
import { categoryNames } from '../../common/values.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestSubscriptionFragment } from '../generated/operations/graphql.ts';
import { component, described, instant, rowNumber } from './describing/described.ts';
import { rowId } from './rowId.ts';

graphql(`
  fragment RestSubscription on TrackedSubscription {
    id
    name
    price
    amountCents
    cycleCount
    cycleUnit
    monthlyCents
    currency
    category
    description
    websiteUrl
    isActive
    startsOn
    nextDueOn
    createdAt
    updatedAt
  }
`);

export const subscriptionAnswer = component('Subscription', 'A subscription that a user pays for and tracks.', {
  id: rowNumber('The subscription’s id.', 12),
  name: described(z.string(), subscriptionFields.name, 'Netflix'),
  price: described(z.string(), 'The price as text, with its currency.', '$15.49/month'),
  amountCents: described(
    z.int().check(z.minimum(0)),
    'The amount paid each cycle, in hundredths of its currency.',
    1_549,
  ),
  cycleCount: described(
    z.int().check(z.minimum(1), z.maximum(mostUnits)),
    'How many units there are between two payments; 1 if it is paid once.',
    1,
  ),
  cycleUnit: described(z.enum(cycleUnits), 'The unit of the time between two payments.', 'month'),
  monthlyAmount: described(
    z.int().check(z.minimum(0)),
    'What it costs a month, in hundredths of its currency. A year has 12 months, 52 weeks or 365 days.',
    1_549,
  ),
  currency: described(z.enum(currencyCodes), 'The currency of its price.', 'USD'),
  category: described(z.enum(categoryNames), subscriptionFields.category, 'entertainment'),
  description: described(z.nullable(z.string()), subscriptionFields.description, 'The family’s plan'),
  websiteUrl: described(z.nullable(z.string()), subscriptionFields.websiteUrl, 'https://www.netflix.com'),
  isActive: described(z.boolean(), subscriptionFields.isActive, true),
  startsOn: described(z.nullable(z.iso.date()), subscriptionFields.startsOn, '2026-10-01'),
  nextBillingDate: described(
    z.nullable(z.iso.date()),
    'The calendar day of the next payment, today included, in the owner’s time zone. Null without `startsOn`, and when a one-time payment is over.',
    '2026-12-01',
  ),
  createdAt: instant('When it was added.', '2026-11-21T08:30:00.000Z'),
  updatedAt: instant('When it last changed.', '2026-11-21T08:30:00.000Z'),
});

export const bodyOf = ({
  id,
  cycleUnit,
  monthlyCents,
  category,
  nextDueOn,
  ...subscription
}: RestSubscriptionFragment) => ({
  id: rowId(id),
  ...subscription,
  cycleUnit: enumValue(cycleUnit),
  monthlyAmount: monthlyCents,
  category: enumValue(category),
  nextBillingDate: nextDueOn,
});
