import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { cycleUnits, mostUnits } from '../../common/billing/cycle.ts';
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
    amountCents
    cycleCount
    cycleUnit
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

const remove = graphql(`
  mutation RestRemoveSubscription($id: ID!) {
    result: removeSubscription(id: $id) {
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
  price: described(z.string(), 'The price as text, with its currency.', '$15.49/month'),
  amountCents: described(
    z.int().check(z.minimum(0)),
    'What is paid at each cycle, in hundredths of its currency.',
    1_549,
  ),
  cycleCount: described(
    z.int().check(z.minimum(1), z.maximum(mostUnits)),
    'How many units there are between two payments; 1 for what is paid once.',
    1,
  ),
  cycleUnit: described(z.enum(cycleUnits), 'What the time between two payments is counted in.', 'month'),
  monthlyAmount: described(
    z.int().check(z.minimum(0)),
    'What it comes to a month, in hundredths of its currency: a year is 12 months, 52 weeks or 365 days.',
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

const monthlyAmount = subscriptionForm.shape.monthlyCents;
const newForm = z.extend(z.omit(subscriptionForm, { monthlyCents: true }), { monthlyAmount });
const changesForm = z.extend(z.omit(subscriptionChangesForm, { monthlyCents: true }), { monthlyAmount });

const fields: Fields<z.input<typeof newForm>> = {
  ...subscriptionFields,
  price: 'Such as $9.99/month, €30 every 3 months or 5, which is by the month. This or amountCents has to be given.',
  amountCents: 'What is paid at each cycle, in hundredths; beside a price it has to agree with it.',
  cycleCount: 'How many units a cycle has; 1 where it is left out beside a cycleUnit.',
  cycleUnit: 'What a cycle is counted in; month for a new price.',
  monthlyAmount: 'What it comes to a month, in hundredths; refused when that is not what the price says.',
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

const bodyOf = ({ id, cycleUnit, monthlyCents, category, ...subscription }: RestSubscriptionFragment) => ({
  id: rowId(id),
  ...subscription,
  cycleUnit: enumValue(cycleUnit),
  monthlyAmount: monthlyCents,
  category: enumValue(category),
});

/** The fields that GraphQL names or spells differently. */
const renamed = ({ monthlyAmount, cycleUnit }: Pick<z.output<typeof newForm>, 'monthlyAmount' | 'cycleUnit'>) => ({
  monthlyCents: monthlyAmount,
  cycleUnit: cycleUnit && enumName(cycleUnit),
});

/** All the viewer's tracked subscriptions, read page by page. */
export async function readSubscriptions(context: Context) {
  const nodes = await everyNode(await readPage(null, context), (after) => readPage(after, context));
  return nodes.map(bodyOf);
}

async function readPage(after: string | null, context: Context) {
  const viewer = await run(list, { after }, context);
  if (!viewer) throw new RestError(401, say('viewer.missing'));
  return viewer.subscriptions;
}

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
    notes: 'The price is given as text, in numbers, or both ways where they agree.',
    access: 'user',
    form: newForm,
    fields,
    example,
    status: 201,
    answers: subscriptionAnswer,
    async answer({ form: { monthlyAmount, category, ...form }, context }) {
      const input = { ...form, ...renamed({ monthlyAmount, ...form }), category: enumName(category) };
      const { subscription } = await run(track, { input }, context);
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
    form: changesForm,
    fields: {
      ...fields,
      price:
        'Such as $9.99/month; by the month unless it says how often, in the currency it was in unless it says another.',
      currency: 'What the price is in from now on; no amount is converted.',
    },
    example,
    answers: subscriptionAnswer,
    async answer({ id, form: { monthlyAmount, category, ...form }, context }) {
      const input = {
        ...form,
        ...renamed({ monthlyAmount, ...form }),
        ...(category && { category: enumName(category) }),
      };
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
    notes: 'It is in no list and no total any more. For 30 days GraphQL’s `restoreSubscription` brings it back.',
    access: 'user',
    answers: message,
    answered: { message: 'The subscription is no longer tracked.' },
    async answer({ id, context }) {
      await run(remove, { id: globalId('TrackedSubscription', id) }, context);
      return { body: { message: 'The subscription is no longer tracked.' } };
    },
  }),
];
