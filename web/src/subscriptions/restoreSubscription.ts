import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { restoreSubscriptionMutation } from '../__generated__/restoreSubscriptionMutation.graphql.ts';
import { outcomeOf } from '../relay/useCommit.ts';

/** Brings back a subscription that was removed. */
export const restoreSubscription = (environment: IEnvironment, id: string) =>
  outcomeOf<restoreSubscriptionMutation>((callbacks) =>
    commitMutation<restoreSubscriptionMutation>(environment, {
      mutation: graphql`
        mutation restoreSubscriptionMutation($id: ID!) {
          result: restoreSubscription(id: $id) {
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
