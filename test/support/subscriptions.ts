/** Operations on tracked subscriptions. */
import { graphql } from '../../api/generated/operations/gql.ts';
import type { TrackSubscriptionInput } from '../../api/generated/operations/graphql.ts';
import { send, type Viewer } from './api.ts';

export const track = graphql(`
  mutation TestTrackSubscription($input: TrackSubscriptionInput!) {
    result: trackSubscription(input: $input) {
      __typename
      ... on TrackSubscriptionPayload {
        subscription {
          ...TestSubscription
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
`);

export const trackEntry = graphql(`
  mutation TestTrackEntry($entry: String!) {
    result: trackEntry(input: { entry: $entry, category: WORK, nextBillingDate: "2999-02-28" }) {
      __typename
      ... on TrackSubscriptionPayload {
        subscription {
          ...TestSubscription
        }
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

export const update = graphql(`
  mutation TestUpdateSubscription($id: ID!, $input: UpdateSubscriptionInput!) {
    result: updateSubscription(id: $id, input: $input) {
      __typename
      ... on UpdateSubscriptionPayload {
        subscription {
          ...TestSubscription
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

export const remove = graphql(`
  mutation TestRemoveSubscription($id: ID!) {
    result: removeSubscription(id: $id) {
      __typename
      ... on RemoveSubscriptionPayload {
        removedId
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

export const list = graphql(`
  query TestSubscriptions($first: Int, $after: String, $category: Category, $isActive: Boolean, $search: String) {
    viewer {
      subscriptions(first: $first, after: $after, category: $category, isActive: $isActive, search: $search) {
        totalCount
        edges {
          node {
            name
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

export const node = graphql(`
  query TestSubscriptionNode($id: ID!) {
    node(id: $id) {
      __typename
      ... on TrackedSubscription {
        name
      }
    }
  }
`);

export const netflix = { name: 'Netflix', price: '$15.49/month' };

/** What a viewer tracks from now on. */
export async function tracked(viewer: Viewer, input: TrackSubscriptionInput = netflix) {
  const { data, errors } = await send(track, { input }, viewer);
  if (data?.result.__typename !== 'TrackSubscriptionPayload') throw new Error(JSON.stringify({ data, errors }));
  return data.result.subscription;
}
