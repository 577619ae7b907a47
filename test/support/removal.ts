/** Operations that remove and restore. */
import { graphql } from '../../api/generated/operations/gql.ts';

export const removeSubscription = graphql(`
  mutation TestRemove($id: ID!) {
    result: removeSubscription(id: $id) {
      __typename
      ... on RemoveSubscriptionPayload {
        removedId
        user {
          spending {
            monthlyCents
            activeCount
          }
        }
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

export const restoreSubscription = graphql(`
  mutation TestRestoreSubscription($id: ID!) {
    result: restoreSubscription(id: $id) {
      __typename
      ... on RestoreSubscriptionPayload {
        subscription {
          id
          name
        }
        user {
          spending {
            monthlyCents
            activeCount
          }
        }
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

export const restoreStack = graphql(`
  mutation TestRestoreStack($id: ID!) {
    result: restoreStack(id: $id) {
      __typename
      ... on RestoreStackPayload {
        stack {
          id
          totalCents
        }
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

export const restoreSaved = graphql(`
  mutation TestRestoreSavedTool($id: ID!) {
    result: restoreSavedTool(id: $id) {
      __typename
      ... on RestoreSavedToolPayload {
        recommendation {
          id
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

export const everywhere = graphql(`
  query TestRemovedEverywhere {
    viewer {
      subscriptions(first: 10) {
        totalCount
        edges {
          node {
            name
          }
        }
      }
      spending {
        monthlyCents
        activeCount
        inactiveCount
      }
    }
  }
`);

export const updateSubscription = graphql(`
  mutation TestUpdateRemoved($id: ID!) {
    result: updateSubscription(id: $id, input: { name: "Changed" }) {
      __typename
      ... on NotFoundError {
        message
      }
    }
  }
`);
