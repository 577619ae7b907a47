import { graphql } from 'react-relay/hooks';
import type { useSnoozeMutation } from '../../__generated__/useSnoozeMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Takes an entry out of a list, into which it comes back. */
export function useSnooze(list: string) {
  const [commit, isSnoozing] = useCommit<useSnoozeMutation>(graphql`
    mutation useSnoozeMutation($id: ID!, $until: DateTime!, $lists: [ID!]!) {
      result: snoozeInboxEntry(id: $id, until: $until) {
        __typename
        ... on SnoozeInboxEntryPayload {
          snoozedId @deleteEdge(connections: $lists)
          user {
            inbox(first: 1) {
              unreadCount
            }
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  return { snooze: (id: string, until: string) => commit({ variables: { id, until, lists: [list] } }), isSnoozing };
}
