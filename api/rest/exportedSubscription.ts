import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { cycleUnits } from '../../common/billing/cycle.ts';
import { paymentStates } from '../../common/billing/occurrences.ts';
import { enumValue } from '../../common/enumName.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestExportedSubscriptionFragment } from '../generated/operations/graphql.ts';
import { say } from '../say.ts';
import { hasScope, type Context } from '../viewer/context.ts';
import { component, described } from './describing/described.ts';
import { rule, rulesBody } from './reminders.ts';
import { RestError, run } from './run.ts';
import { bodyOf, subscriptionAnswer } from './subscriptionAnswer.ts';

const list = graphql(`
  query RestExportSubscriptions($after: String, $hasReminders: Boolean!) {
    result: viewer {
      subscriptions(first: 100, after: $after) {
        edges {
          node {
            ...RestExportedSubscription
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }

  fragment RestExportedSubscription on TrackedSubscription {
    ...RestSubscription
    priceHistory {
      from
      amountCents
    }
    pauses {
      from
      until
    }
    earlierRhythms {
      startsOn
      cycleCount
      cycleUnit
      until
    }
    recordedPayments {
      dueOn
      state
      amountCents
      currency
      paidOn
    }
    reminders @include(if: $hasReminders) {
      kind
      daysBefore
      channels
    }
  }
`);

const day = (description: string, example: string) => described(z.iso.date(), description, example);
const maybeDay = (description: string, example: string | null) =>
  described(z.nullable(z.iso.date()), description, example);

export const exportedSubscription = component(
  'ExportedSubscription',
  'A tracked subscription and all that is known of it.',
  {
    ...subscriptionAnswer.shape,
    prices: described(
      z.array(
        component('ExportedPrice', 'A price, and from when on it holds.', {
          from: maybeDay('Its first day; null for the first price.', '2027-01-01'),
          amountCents: described(z.int(), 'The amount paid each cycle, in hundredths of the currency.', 1_799),
        }),
      ),
      'Its prices, the earliest first.',
    ),
    pauses: described(
      z.array(
        component('ExportedPause', 'A time in which nothing is paid.', {
          from: day('Its first day.', '2027-03-01'),
          until: maybeDay('The first day after it; null while nobody knows.', '2027-06-01'),
        }),
      ),
      'When it was or will be paused, the earliest first.',
    ),
    earlierRhythms: described(
      z.array(
        component('ExportedRhythm', 'When it was paid before its cycle or its day changed.', {
          startsOn: day('The day from which its payments were counted.', '2024-01-31'),
          cycleCount: described(z.int(), 'How many units there were between two payments.', 1),
          cycleUnit: described(z.enum(cycleUnits), 'The unit of the time between two payments.', 'year'),
          until: day('The first day that is not part of it.', '2026-01-31'),
        }),
      ),
      'When it was paid before, the earliest first.',
    ),
    payments: described(
      z.array(
        component('ExportedPayment', 'What was recorded of a payment.', {
          dueOn: day('The day on which it was due.', '2026-12-01'),
          state: described(z.enum(paymentStates), 'What became of it.', 'paid'),
          amountCents: described(z.int(), 'What was paid, or paid back, in hundredths of the currency.', 1_799),
          currency: described(z.enum(currencyCodes), 'The currency of the amount.', 'USD'),
          paidOn: maybeDay('When it was paid, or paid back; null if it was skipped.', '2026-12-01'),
        }),
      ),
      'What was recorded of its payments, the earliest first. What is only computed is not among it.',
    ),
    reminders: described(
      z.optional(z.nullable(z.array(rule))),
      'Its own rules for reminders; null if it has those of its user. The field is missing if you call with an access token that has no scope for reminders.',
      null,
    ),
  },
);

/** A page of the viewer's subscriptions with all that is known of them. */
export async function readExportedSubscriptions(after: string | null, context: Context) {
  const viewer = await run(list, { after, hasReminders: hasScope(context, 'reminders-read') }, context);
  if (!viewer) throw new RestError(401, say('viewer.missing'));
  return viewer.subscriptions;
}

export function exportedBody({
  priceHistory,
  pauses,
  earlierRhythms,
  recordedPayments,
  reminders,
  ...subscription
}: RestExportedSubscriptionFragment) {
  return {
    ...bodyOf(subscription),
    prices: priceHistory,
    pauses,
    earlierRhythms: earlierRhythms.map(({ cycleUnit, ...rhythm }) => ({ ...rhythm, cycleUnit: enumValue(cycleUnit) })),
    payments: recordedPayments.map(({ state, ...payment }) => ({ ...payment, state: enumValue(state) })),
    ...(reminders !== undefined && { reminders: reminders && rulesBody(reminders) }),
  };
}
