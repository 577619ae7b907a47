/** Operations that take a price. */
import { graphql } from '../../api/generated/operations/gql.ts';

export const track = graphql(`
  mutation TestTrackPrice($input: TrackSubscriptionInput!) {
    result: trackSubscription(input: $input) {
      __typename
      ... on TrackSubscriptionPayload {
        subscription {
          id
          ...TestTrackedPrice
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

export const update = graphql(`
  mutation TestUpdatePrice($id: ID!, $input: UpdateSubscriptionInput!) {
    result: updateSubscription(id: $id, input: $input) {
      __typename
      ... on UpdateSubscriptionPayload {
        subscription {
          ...TestTrackedPrice
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

export const save = graphql(`
  mutation TestSavePrices($stackId: ID!, $recommendations: [SavedToolInput!]!) {
    result: saveTools(stackId: $stackId, input: { recommendations: $recommendations }) {
      __typename
      ... on SaveToolsPayload {
        stack {
          totalCents
          unreadablePrices
        }
        recommendations {
          price
          amountCents
          cycleCount
          cycleUnit
          monthlyCents
          yearlyCents
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
