import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { untrackMutation } from '../../__generated__/untrackMutation.graphql.ts';
import { outcomeOf } from '../../relay/useCommit.ts';

/** Removes subscriptions that were just added. */
export const untrack = (environment: IEnvironment, ids: readonly string[]) =>
  outcomeOf<untrackMutation>((callbacks) =>
    commitMutation<untrackMutation>(environment, {
      mutation: graphql`
        mutation untrackMutation($ids: [ID!]!) {
          result: changeSubscriptions(ids: $ids, input: { act: REMOVE }) {
            __typename
            ... on InvalidInputError {
              message
            }
          }
        }
      `,
      variables: { ids },
      ...callbacks,
    }),
  );
