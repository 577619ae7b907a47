import * as z from 'zod/mini';
import { enumName } from '../../common/enumName.ts';
import { subscriptionChangesForm, subscriptionFields, subscriptionForm } from '../../common/forms/subscriptionForms.ts';
import type { Context } from '../viewer/context.ts';
import { graphql } from '../generated/operations/gql.ts';
import { described, message } from './describing/described.ts';
import { longPage } from './pages.ts';
import { route, type Fields } from './describing/route.ts';
import { globalIds, labelIds } from './labelIds.ts';
import { globalId } from './rowId.ts';
import { RestError, run } from './run.ts';
import { say } from '../say.ts';
import { bodyOf, subscriptionAnswer } from './subscriptionAnswer.ts';

const list = graphql(`
  query RestListSubscriptions($first: Int!, $after: String) {
    result: viewer {
      subscriptions(first: $first, after: $after) {
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
  mutation RestTrackSubscription($input: TrackSubscriptionInput!, $labelIds: [ID!]) {
    result: trackSubscription(input: $input, labelIds: $labelIds) {
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
  mutation RestUpdateSubscription($id: ID!, $input: UpdateSubscriptionInput!, $labelIds: [ID!]) {
    result: updateSubscription(id: $id, input: $input, labelIds: $labelIds) {
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
const others = { monthlyAmount, labelIds };
const newForm = z.extend(z.omit(subscriptionForm, { monthlyCents: true }), others);
const changesForm = z.extend(z.omit(subscriptionChangesForm, { monthlyCents: true }), others);

const { state: _state, ...newFields } = subscriptionFields;

const fields: Fields<z.input<typeof newForm>> = {
  ...newFields,
  price:
    'The price as text, such as $9.99/month or €30 every 3 months; a number alone is a price a month. Either this or amountCents is required.',
  amountCents: 'The amount paid each cycle, in hundredths. If you also send a price, the two must agree.',
  cycleCount: 'How many units a cycle has; 1 by default when you send a cycleUnit.',
  cycleUnit: 'The unit of the cycle; month by default for a new price.',
  monthlyAmount:
    'What you expect it to cost a month, in hundredths. The price is refused if it comes to something else.',
  currency: 'The currency of the price, if the price does not say it; your display currency by default.',
  labelIds: 'The ids of all its labels: one of each kind, and up to 10 tags, in their order.',
};

const example = {
  name: 'Netflix',
  price: '$15.49/month',
  category: 'entertainment',
  description: 'The family’s plan',
  websiteUrl: 'https://www.netflix.com',
  cancelUrl: 'https://www.netflix.com/cancelplan',
  startsOn: '2026-10-01',
} as const;

type Spelt = Pick<z.output<typeof newForm>, 'monthlyAmount' | 'cycleUnit' | 'termUnit' | 'rollUnit' | 'noticeUnit'>;

/** The fields that GraphQL names or spells differently. */
const renamed = ({ monthlyAmount, cycleUnit, termUnit, rollUnit, noticeUnit }: Spelt) => ({
  monthlyCents: monthlyAmount,
  cycleUnit: cycleUnit && enumName(cycleUnit),
  termUnit: termUnit && enumName(termUnit),
  rollUnit: rollUnit && enumName(rollUnit),
  noticeUnit: noticeUnit && enumName(noticeUnit),
});

/** A page of the viewer's tracked subscriptions. */
async function readSubscriptions(first: number, after: string | null, context: Context) {
  const viewer = await run(list, { first, after }, context);
  if (!viewer) throw new RestError(401, say('viewer.missing'));
  return viewer.subscriptions;
}

const longestPage = 1_000;

function pageSizeIn(query: URLSearchParams): number {
  const size = query.get('first') ?? String(longestPage);
  if (!/^[1-9]\d{0,3}$/.test(size) || Number(size) > longestPage)
    throw new RestError(400, say('page.badSize', { maximum: longestPage }));
  return Number(size);
}

export const subscriptions = [
  route({
    method: 'GET',
    path: '/api/subscriptions',
    operation: 'listSubscriptions',
    tag: 'Subscriptions',
    summary: 'Your tracked subscriptions',
    access: 'user',
    isPaged: true,
    query: { first: ['How many to a page, from 1 to 1,000, which is what you get by default.', '100'] },
    answers: described(z.array(subscriptionAnswer), 'Newest first.'),
    refusals: {
      400: ['The value of `after` is not where a page of this list ended, or `first` is not a size.', 'Invalid cursor'],
    },
    async answer({ query, context }) {
      const { nodes, next } = await longPage(pageSizeIn(query), query.get('after'), (first, after) =>
        readSubscriptions(first, after, context),
      );
      return { body: nodes.map(bodyOf), next };
    },
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
    async answer({ form: { monthlyAmount, category, labelIds, ...form }, context }) {
      const input = { ...form, ...renamed({ monthlyAmount, ...form }), category: enumName(category) };
      const { subscription } = await run(track, { input, labelIds: globalIds(labelIds) }, context);
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
      'Fields that you leave out stay as they are. Null or an empty text removes the description, a web address or the date.',
    access: 'user',
    form: changesForm,
    fields: {
      ...fields,
      state: subscriptionFields.state,
      price:
        'The price as text, such as $9.99/month. It is a price a month in the current currency unless it says otherwise.',
      currency: 'The new currency of the price. It converts no amount.',
    },
    example,
    answers: subscriptionAnswer,
    async answer({ id, form: { monthlyAmount, category, state, labelIds, ...form }, context }) {
      const input = {
        ...form,
        ...renamed({ monthlyAmount, ...form }),
        ...(category && { category: enumName(category) }),
        ...(state && { state: enumName(state) }),
      };
      const row = globalId('TrackedSubscription', id);
      const { subscription } = await run(update, { id: row, input, labelIds: globalIds(labelIds) }, context);
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
