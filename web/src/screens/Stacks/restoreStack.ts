import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { restoreStackMutation } from '../../__generated__/restoreStackMutation.graphql.ts';
import { outcomeOf } from '../../relay/useCommit.ts';

/** Restores a removed stack, with the subscriptions that were saved to it then. */
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
