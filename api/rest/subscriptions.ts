import { encodeGlobalID } from '@pothos/plugin-relay';
import { enumName } from '../../common/enumName.ts';
import { subscriptionChangesForm, subscriptionForm } from '../../common/subscriptionForms.ts';
import { categoryNames } from '../../common/values.ts';
import type { Context } from '../context.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestSubscriptionFragment } from '../generated/operations/graphql.ts';
import { route } from './router.ts';
import { rowId } from './rowId.ts';
import { RestError, run } from './run.ts';

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

const globalId = (id: number) => encodeGlobalID('TrackedSubscription', id);

const bodyOf = ({ id, monthlyCents, category, ...subscription }: RestSubscriptionFragment) => ({
  id: rowId(id),
  ...subscription,
  monthlyAmount: monthlyCents,
  category: categoryNames.find((name) => enumName(name) === category),
});

/** All of the viewer's subscriptions, a page at a time. */
async function readAll(context: Context): Promise<RestSubscriptionFragment[]> {
  const subscriptions: RestSubscriptionFragment[] = [];
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(after, context);
    subscriptions.push(...page.edges.map(({ node }) => node));
    if (!page.pageInfo.hasNextPage) return subscriptions;
    after = page.pageInfo.endCursor ?? null;
  }
}

async function readPage(after: string | null, context: Context) {
  const viewer = await run(list, { after }, context);
  if (!viewer) throw new RestError(401, 'You need to be logged in.');
  return viewer.subscriptions;
}

// A client may send monthlyAmount, as documented; what the price says is what counts.
export const subscriptions = [
  route({
    method: 'GET',
    path: '/api/subscriptions',
    answer: async ({ context }) => ({ body: (await readAll(context)).map(bodyOf) }),
  }),
  route({
    method: 'POST',
    path: '/api/subscriptions',
    form: subscriptionForm,
    async answer({ form: { category, ...form }, context }) {
      const { subscription } = await run(track, { input: { ...form, category: enumName(category) } }, context);
      return { status: 201, body: bodyOf(subscription) };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/subscriptions/:id',
    form: subscriptionChangesForm,
    async answer({ id, form: { category, ...form }, context }) {
      const input = { ...form, ...(category && { category: enumName(category) }) };
      const { subscription } = await run(update, { id: globalId(id), input }, context);
      return { body: bodyOf(subscription) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/subscriptions/:id',
    async answer({ id, context }) {
      await run(forget, { id: globalId(id) }, context);
      return { body: { message: 'The subscription is no longer tracked.' } };
    },
  }),
];
