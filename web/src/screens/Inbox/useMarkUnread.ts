import { graphql } from 'react-relay/hooks';
import type { useMarkUnreadMutation } from '../../__generated__/useMarkUnreadMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

export function useMarkUnread() {
  const [commit, isUnmarking] = useCommit<useMarkUnreadMutation>(graphql`
    mutation useMarkUnreadMutation($ids: [ID!]!) {
      result: markInboxUnread(ids: $ids) {
        __typename
        ... on MarkInboxUnreadPayload {
          entries {
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
  return { markUnread: (ids: readonly string[]) => commit({ variables: { ids } }), isUnmarking };
}
