import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { enumName, enumValue } from '../../common/enumName.ts';
import { subscriptionChangesForm, subscriptionFields, subscriptionForm } from '../../common/forms/subscriptionForms.ts';
import { categoryNames } from '../../common/values.ts';
import type { Context } from '../viewer/context.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestSubscriptionFragment } from '../generated/operations/graphql.ts';
import { component, described, instant, message, rowNumber } from './describing/described.ts';
import { everyNode } from './pages.ts';
import { route, type Fields } from './describing/route.ts';
import { globalId, rowId } from './rowId.ts';
import { RestError, run } from './run.ts';
import { say } from '../say.ts';

graphql(`
  fragment RestSubscription on TrackedSubscription {
    id
    name
    price
    monthlyCents
    currency
    category
    description
    websiteUrl
    isActive
    nextBillingDate
    createdAt
    updatedAt
  }
`);

const list = graphql(`
  query RestListSubscriptions($after: String) {
    result: viewer {
      subscriptions(first: 100, after: $after) {
        edges {
          node {
            ...RestSubscription
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const track = graphql(`
  mutation RestTrackSubscription($input: TrackSubscriptionInput!) {
    result: trackSubscription(input: $input) {
      __typename
      ... on TrackSubscriptionPayload {
        subscription {
          ...RestSubscription
        }
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

const update = graphql(`
  mutation RestUpdateSubscription($id: ID!, $input: UpdateSubscriptionInput!) {
    result: updateSubscription(id: $id, input: $input) {
      __typename
      ... on UpdateSubscriptionPayload {
        subscription {
          ...RestSubscription
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const forget = graphql(`
  mutation RestForgetSubscription($id: ID!) {
    result: forgetSubscription(id: $id) {
      __typename
      ... on NotFoundError {
        message
      }
    }
  }
`);

export const subscriptionAnswer = component('Subscription', 'A subscription that somebody pays for and follows here.', {
  id: rowNumber('The subscription’s number.', 12),
  name: described(z.string(), subscriptionFields.name, 'Netflix'),
  price: described(z.string(), 'The price with its currency; by the month or by the year.', '$15.49/month'),
  monthlyAmount: described(
    z.int().check(z.minimum(0)),
    'What it comes to a month, in hundredths of its currency; a yearly price is spread over twelve months.',
    1_549,
  ),
  currency: described(z.enum(currencyCodes), 'The currency it was entered in and is paid in.', 'USD'),
  category: described(z.enum(categoryNames), subscriptionFields.category, 'entertainment'),
  description: described(z.nullable(z.string()), subscriptionFields.description, 'The family’s plan'),
  websiteUrl: described(z.nullable(z.string()), subscriptionFields.websiteUrl, 'https://www.netflix.com'),
  isActive: described(z.boolean(), subscriptionFields.isActive, true),
  nextBillingDate: described(z.nullable(z.iso.date()), subscriptionFields.nextBillingDate, '2026-12-01'),
  createdAt: instant('When it was entered.', '2026-11-21T08:30:00.000Z'),
  updatedAt: instant('When it last changed.', '2026-11-21T08:30:00.000Z'),
});

const fields: Fields<z.input<typeof subscriptionForm>> = {
  ...subscriptionFields,
  price: 'Such as $9.99/month, €120/year or 5; by the month unless it says year.',
  currency: 'What the price is in when it does not say so; the currency of the account by default.',
};

const example = {
  name: 'Netflix',
  price: '$15.49/month',
  category: 'entertainment',
  description: 'The family’s plan',
  websiteUrl: 'https://www.netflix.com',
  nextBillingDate: '2026-12-01',
} as const;

const bodyOf = ({ id, monthlyCents, category, ...subscription }: RestSubscriptionFragment) => ({
  id: rowId(id),
  ...subscription,
  monthlyAmount: monthlyCents,
  category: enumValue(category),
});

/** All that the viewer tracks, as REST shows it; read a page at a time. */
export async function readSubscriptions(context: Context) {
  const nodes = await everyNode(await readPage(null, context), (after) => readPage(after, context));
  return nodes.map(bodyOf);
}

async function readPage(after: string | null, context: Context) {
  const viewer = await run(list, { after }, context);
  if (!viewer) throw new RestError(401, say('viewer.missing'));
  return viewer.subscriptions;
}

// A client may send monthlyAmount, as documented; what the price says is what counts.
export const subscriptions = [
  route({
    method: 'GET',
    path: '/api/subscriptions',
    operation: 'listSubscriptions',
    tag: 'Subscriptions',
    summary: 'What you track',
    access: 'user',
    answers: described(z.array(subscriptionAnswer), 'All of them, the newest first.'),
    answer: async ({ context }) => ({ body: await readSubscriptions(context) }),
  }),
  route({
    method: 'POST',
    path: '/api/subscriptions',
    operation: 'trackSubscription',
    tag: 'Subscriptions',
    summary: 'Track a subscription',
    notes: 'A monthlyAmount may be sent along; what the price says is what counts.',
    access: 'user',
    form: subscriptionForm,
    fields,
    example,
    status: 201,
    answers: subscriptionAnswer,
    async answer({ form: { category, ...form }, context }) {
      const { subscription } = await run(track, { input: { ...form, category: enumName(category) } }, context);
      return { body: bodyOf(subscription) };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/subscriptions/:id',
    operation: 'updateSubscription',
    tag: 'Subscriptions',
    summary: 'Change a subscription',
    notes: 'What is left out stays as it is. Null or an empty text removes a note, an address or a date.',
    access: 'user',
    form: subscriptionChangesForm,
    fields: {
      ...fields,
      price: 'Such as $9.99/month; by the month unless it says year, in the currency it was in unless it says another.',
      currency: 'What the price is in from now on; no amount is converted.',
    },
    example,
    answers: subscriptionAnswer,
    async answer({ id, form: { category, ...form }, context }) {
      const input = { ...form, ...(category && { category: enumName(category) }) };
      const { subscription } = await run(update, { id: globalId('TrackedSubscription', id), input }, context);
      return { body: bodyOf(subscription) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/subscriptions/:id',
    operation: 'forgetSubscription',
    tag: 'Subscriptions',
    summary: 'Stop tracking a subscription',
    access: 'user',
    answers: message,
    answered: { message: 'The subscription is no longer tracked.' },
    async answer({ id, context }) {
      await run(forget, { id: globalId('TrackedSubscription', id) }, context);
      return { body: { message: 'The subscription is no longer tracked.' } };
    },
  }),
];
