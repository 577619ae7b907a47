import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { restoreChannelMutation } from '../../../__generated__/restoreChannelMutation.graphql.ts';
import { outcomeOf } from '../../../relay/useCommit.ts';

/** Brings back a channel that was removed. */
export const restoreChannel = (environment: IEnvironment, id: string) =>
  outcomeOf<restoreChannelMutation>((callbacks) =>
    commitMutation<restoreChannelMutation>(environment, {
      mutation: graphql`
        mutation restoreChannelMutation($id: ID!) {
          result: restoreChannel(id: $id) {
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
