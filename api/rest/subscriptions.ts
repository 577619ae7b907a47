import * as z from 'zod/mini';
import { enumName } from '../../common/enumName.ts';
import { subscriptionChangesForm, subscriptionFields, subscriptionForm } from '../../common/forms/subscriptionForms.ts';
import type { Context } from '../viewer/context.ts';
import { graphql } from '../generated/operations/gql.ts';
import { described, message } from './describing/described.ts';
import { everyNode } from './pages.ts';
import { route, type Fields } from './describing/route.ts';
import { globalId } from './rowId.ts';
import { RestError, run } from './run.ts';
import { say } from '../say.ts';
import { bodyOf, subscriptionAnswer } from './subscriptionAnswer.ts';

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

const monthlyAmount = subscriptionForm.shape.monthlyCents;
const newForm = z.extend(z.omit(subscriptionForm, { monthlyCents: true }), { monthlyAmount });
const changesForm = z.extend(z.omit(subscriptionChangesForm, { monthlyCents: true }), { monthlyAmount });

const fields: Fields<z.input<typeof newForm>> = {
  ...subscriptionFields,
  price:
    'The price as text, such as $9.99/month or €30 every 3 months; a number alone is a price a month. Either this or amountCents is required.',
  amountCents: 'The amount paid each cycle, in hundredths. If you also send a price, the two must agree.',
  cycleCount: 'How many units a cycle has; 1 by default when you send a cycleUnit.',
  cycleUnit: 'The unit of the cycle; month by default for a new price.',
  monthlyAmount:
    'What you expect it to cost a month, in hundredths. The price is refused if it comes to something else.',
  currency: 'The currency of the price, if the price does not say it; your display currency by default.',
};

const example = {
  name: 'Netflix',
  price: '$15.49/month',
  category: 'entertainment',
  description: 'The family’s plan',
  websiteUrl: 'https://www.netflix.com',
  nextBillingDate: '2026-12-01',
} as const;

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
    summary: 'Your tracked subscriptions',
    access: 'user',
    answers: described(z.array(subscriptionAnswer), 'All of them, newest first.'),
    answer: async ({ context }) => ({ body: await readSubscriptions(context) }),
  }),
  route({
    method: 'POST',
    path: '/api/subscriptions',
    operation: 'trackSubscription',
    tag: 'Subscriptions',
    summary: 'Track a subscription',
    notes: 'Give the price as text or in numbers. If you give both, they must agree.',
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
    notes:
      'Fields that you leave out stay as they are. Null or an empty text removes the description, the web address or the date.',
    access: 'user',
    form: changesForm,
    fields: {
      ...fields,
      price:
        'The price as text, such as $9.99/month. It is a price a month in the current currency unless it says otherwise.',
      currency: 'The new currency of the price. It converts no amount.',
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
    notes: 'It disappears from all lists and totals. For 30 days, GraphQL’s `restoreSubscription` can restore it.',
    access: 'user',
    answers: message,
    answered: { message: 'The subscription is no longer tracked.' },
    async answer({ id, context }) {
      await run(remove, { id: globalId('TrackedSubscription', id) }, context);
      return { body: { message: 'The subscription is no longer tracked.' } };
    },
  }),
];
