import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { wakeEntryMutation } from '../../__generated__/wakeEntryMutation.graphql.ts';
import { outcomeOf } from '../../relay/useCommit.ts';

/** Brings back an entry that was snoozed. */
export const wakeEntry = (environment: IEnvironment, id: string) =>
  outcomeOf<wakeEntryMutation>((callbacks) =>
    commitMutation<wakeEntryMutation>(environment, {
      mutation: graphql`
        mutation wakeEntryMutation($id: ID!) {
          result: wakeInboxEntry(id: $id) {
            __typename
            ... on NotFoundError {
              message
            }
          }
        }
      `,
      variables: { id },
      ...callbacks,
    }),
  );
