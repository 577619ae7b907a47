import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { cycleUnits, mostUnits } from '../../common/billing/cycle.ts';
import { periodUnits } from '../../common/billing/notice.ts';
import { subscriptionStates } from '../../common/billing/timeline.ts';
import { enumValue } from '../../common/enumName.ts';
import { subscriptionFields } from '../../common/forms/subscriptionForms.ts';
import { categoryNames } from '../../common/values.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestSubscriptionFragment } from '../generated/operations/graphql.ts';
import { component, described, instant, rowNumber } from './describing/described.ts';
import { bodyOf as bodyOfLabel, labelAnswer } from './labelAnswer.ts';
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
    cancelUrl
    labels {
      ...RestLabel
    }
    isActive
    startsOn
    nextBillingDate
    state
    cancelBy
    trialEndsOn
    endsOn
    autoRenews
    term {
      count
      unit
    }
    roll {
      count
      unit
    }
    notice {
      count
      unit
    }
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
  cancelUrl: described(z.nullable(z.string()), subscriptionFields.cancelUrl, 'https://www.netflix.com/cancelplan'),
  labels: described(
    z.array(labelAnswer),
    'Its labels: its own category, its tags in their order, its payment method and its person.',
    [],
  ),
  isActive: described(z.boolean(), subscriptionFields.isActive, true),
  startsOn: described(z.nullable(z.iso.date()), subscriptionFields.startsOn, '2026-10-01'),
  nextBillingDate: described(
    z.nullable(z.iso.date()),
    'The calendar day of the next payment, today included, in the owner’s time zone. Null without `startsOn`, and when nothing is to be paid any more. While it is paused and nobody knows until when, the day on which it would be due.',
    '2026-12-01',
  ),
  state: described(z.enum(subscriptionStates), 'Where it is in its life today.', 'active'),
  cancelBy: described(
    z.nullable(z.iso.date()),
    'The last day on which it can be cancelled before it goes on. Null without a term or a notice, and once it is cancelled.',
    null,
  ),
  trialEndsOn: described(z.nullable(z.iso.date()), subscriptionFields.trialEndsOn, null),
  endsOn: described(z.nullable(z.iso.date()), subscriptionFields.endsOn, null),
  autoRenews: described(z.boolean(), subscriptionFields.autoRenews, true),
  termCount: described(z.nullable(z.int()), subscriptionFields.termCount, null),
  termUnit: described(z.nullable(z.enum(periodUnits)), subscriptionFields.termUnit, null),
  rollCount: described(z.nullable(z.int()), subscriptionFields.rollCount, null),
  rollUnit: described(z.nullable(z.enum(periodUnits)), subscriptionFields.rollUnit, null),
  noticeCount: described(z.nullable(z.int()), subscriptionFields.noticeCount, null),
  noticeUnit: described(z.nullable(z.enum(periodUnits)), subscriptionFields.noticeUnit, null),
  createdAt: instant('When it was added.', '2026-11-21T08:30:00.000Z'),
  updatedAt: instant('When it last changed.', '2026-11-21T08:30:00.000Z'),
});

export const bodyOf = ({
  id,
  cycleUnit,
  monthlyCents,
  category,
  labels,
  state,
  term,
  roll,
  notice,
  ...subscription
}: RestSubscriptionFragment) => ({
  id: rowId(id),
  ...subscription,
  cycleUnit: enumValue(cycleUnit),
  monthlyAmount: monthlyCents,
  category: enumValue(category),
  labels: labels.map(bodyOfLabel),
  state: enumValue(state),
  termCount: term?.count ?? null,
  termUnit: term ? enumValue(term.unit) : null,
  rollCount: roll?.count ?? null,
  rollUnit: roll ? enumValue(roll.unit) : null,
  noticeCount: notice?.count ?? null,
  noticeUnit: notice ? enumValue(notice.unit) : null,
});
