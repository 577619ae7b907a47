import { graphql } from 'react-relay/hooks';
import type { useTrackStackMutation } from '../../__generated__/useTrackStackMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Tracks tools of a stack at the prices that were saved: all of them, or some. */
export function useTrackStack(stackId: string) {
  const [commit, isTracking] = useCommit<useTrackStackMutation>(graphql`
    mutation useTrackStackMutation($stackId: ID!, $ids: [ID!]) {
      result: trackStack(stackId: $stackId, ids: $ids) {
        __typename
        ... on TrackStackPayload {
          subscriptions {
            id
            name
          }
          unreadable {
            name
          }
          stack {
            ...StackSpending_stack
            recommendations(first: 100) {
              edges {
                node {
                  ...TrackedLink_tool
                }
              }
            }
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

  const track = (ids?: readonly string[]) =>
    commit({
      variables: { stackId, ids },
      // The dashboard may have been seen already; it asks again when it is next opened.
      updater: (store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord(),
    });

  return { track, isTracking };
}
