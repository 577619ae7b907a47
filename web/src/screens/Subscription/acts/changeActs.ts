import { commitMutation, graphql } from 'react-relay/hooks';
import type { DataID } from 'relay-runtime';
import type {
  changeActsUpdateMutation,
  UpdateSubscriptionInput,
} from '../../../__generated__/changeActsUpdateMutation.graphql.ts';
import type { changeActsRemoveMutation } from '../../../__generated__/changeActsRemoveMutation.graphql.ts';
import { outcomeOf } from '../../../relay/useCommit.ts';
import type { Act } from './act.ts';

/** @param labelIds all labels from now on; they stay as they are without it */
export const update =
  (id: DataID, input: UpdateSubscriptionInput, labelIds?: readonly string[]): Act =>
  (environment) =>
    outcomeOf<changeActsUpdateMutation>((callbacks) =>
      commitMutation<changeActsUpdateMutation>(environment, {
        mutation: graphql`
          mutation changeActsUpdateMutation($id: ID!, $input: UpdateSubscriptionInput!, $labelIds: [ID!]) {
            result: updateSubscription(id: $id, input: $input, labelIds: $labelIds) {
              __typename
              ... on UpdateSubscriptionPayload {
                subscription {
                  ...Head_subscription
                }
              }
              ... on InvalidInputError {
                issues {
                  field
                  message
                }
              }
              ... on NotFoundError {
                message
              }
            }
          }
        `,
        variables: { id, input, ...(labelIds && { labelIds }) },
        ...callbacks,
      }),
    );

export const remove =
  (id: DataID): Act =>
  (environment) =>
    outcomeOf<changeActsRemoveMutation>((callbacks) =>
      commitMutation<changeActsRemoveMutation>(environment, {
        mutation: graphql`
          mutation changeActsRemoveMutation($id: ID!) {
            result: removeSubscription(id: $id) {
              __typename
              ... on NotFoundError {
                message
              }
            }
          }
        `,
        variables: { id },
        // Every list and total is another now.
        updater: (store) => store.getRoot().invalidateRecord(),
        ...callbacks,
      }),
    );
