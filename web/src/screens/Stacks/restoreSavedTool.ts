import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { restoreSavedToolMutation } from '../../__generated__/restoreSavedToolMutation.graphql.ts';
import { outcomeOf } from '../../relay/useCommit.ts';

/** Restores a tool that was removed from its stack. */
export const restoreSavedTool = (environment: IEnvironment, id: string) =>
  outcomeOf<restoreSavedToolMutation>((callbacks) =>
    commitMutation<restoreSavedToolMutation>(environment, {
      mutation: graphql`
        mutation restoreSavedToolMutation($id: ID!) {
          result: restoreSavedTool(id: $id) {
            __typename
            ... on InvalidInputError {
              message
            }
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
