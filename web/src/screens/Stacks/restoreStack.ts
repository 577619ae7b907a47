import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { restoreStackMutation } from '../../__generated__/restoreStackMutation.graphql.ts';
import { outcomeOf } from '../../relay/useCommit.ts';

/** Brings back a stack that was removed, with what was saved to it then. */
export const restoreStack = (environment: IEnvironment, id: string) =>
  outcomeOf<restoreStackMutation>((callbacks) =>
    commitMutation<restoreStackMutation>(environment, {
      mutation: graphql`
        mutation restoreStackMutation($id: ID!) {
          result: restoreStack(id: $id) {
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
