import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { markUnreadMutation } from '../../__generated__/markUnreadMutation.graphql.ts';
import { outcomeOf } from '../../relay/useCommit.ts';

/** Marks entries as unread again, for an undo. */
export const markUnread = (environment: IEnvironment, ids: readonly string[]) =>
  outcomeOf<markUnreadMutation>((callbacks) =>
    commitMutation<markUnreadMutation>(environment, {
      mutation: graphql`
        mutation markUnreadMutation($ids: [ID!]!) {
          result: markInboxUnread(ids: $ids) {
            __typename
          }
        }
      `,
      variables: { ids },
      ...callbacks,
    }),
  );
