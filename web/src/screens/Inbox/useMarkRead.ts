import { graphql } from 'react-relay/hooks';
import type { useMarkReadMutation } from '../../__generated__/useMarkReadMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Marks entries as read; all of them for null. */
export function useMarkRead() {
  const [commit, isMarking] = useCommit<useMarkReadMutation>(graphql`
    mutation useMarkReadMutation($ids: [ID!]) {
      result: markInboxRead(ids: $ids) {
        __typename
        ... on MarkInboxReadPayload {
          entries {
            id
            isRead
          }
          user {
            inbox(first: 1) {
              unreadCount
            }
          }
        }
      }
    }
  `);
  return { markRead: (ids: readonly string[] | null) => commit({ variables: { ids } }), isMarking };
}
