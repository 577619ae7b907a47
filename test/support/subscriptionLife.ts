/** Operations on the life of a tracked subscription. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, type Viewer } from './api.ts';

graphql(`
  fragment TestLife on TrackedSubscription {
    state
    isActive
    amountCents
    cancelBy
    trialEndsOn
    endsOn
    pausedUntil
    nextDueOn
    priceHistory {
      from
      amountCents
    }
  }
`);

export const pause = graphql(`
  mutation TestPause($id: ID!, $input: PauseSubscriptionInput!) {
    result: pauseSubscription(id: $id, input: $input) {
      __typename
      ... on SubscriptionLifePayload {
        subscription {
          ...TestLife
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

export const resume = graphql(`
  mutation TestResume($id: ID!, $input: ResumeSubscriptionInput!) {
    result: resumeSubscription(id: $id, input: $input) {
      __typename
      ... on SubscriptionLifePayload {
        subscription {
          ...TestLife
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

export const cancel = graphql(`
  mutation TestCancel($id: ID!, $input: CancelSubscriptionInput!) {
    result: cancelSubscription(id: $id, input: $input) {
      __typename
      ... on SubscriptionLifePayload {
        subscription {
          ...TestLife
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

export const keep = graphql(`
  mutation TestKeep($id: ID!) {
    result: keepSubscription(id: $id) {
      __typename
      ... on SubscriptionLifePayload {
        subscription {
          ...TestLife
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

export const addPrice = graphql(`
  mutation TestAddPrice($id: ID!, $input: NewPriceInput!) {
    result: addSubscriptionPrice(id: $id, input: $input) {
      __typename
      ... on SubscriptionLifePayload {
        subscription {
          ...TestLife
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

export const removePrice = graphql(`
  mutation TestRemovePrice($id: ID!, $from: Date!) {
    result: removeSubscriptionPrice(id: $id, from: $from) {
      __typename
      ... on SubscriptionLifePayload {
        subscription {
          ...TestLife
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

/** The subscription after an act, or what was refused. */
export async function lifeAfter<Variables>(
  document: TypedDocumentNode<{ result: { __typename: string; subscription?: object; issues?: object } }, Variables>,
  variables: Variables,
  viewer: Viewer,
) {
  const { data, errors } = await send(document, variables, viewer);
  if (!data) throw new Error(JSON.stringify(errors));
  const { subscription, issues, __typename } = data.result;
  return subscription ?? issues ?? __typename;
}
