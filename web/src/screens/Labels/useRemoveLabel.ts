import { graphql } from 'react-relay/hooks';
import type {
  useRemoveLabelMutation,
  useRemoveLabelMutation$variables,
} from '../../__generated__/useRemoveLabelMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

export function useRemoveLabel() {
  const [commit, isRemoving] = useCommit<useRemoveLabelMutation>(graphql`
    mutation useRemoveLabelMutation($id: ID!, $moveTo: ID, $leave: Boolean!) {
      result: removeLabel(id: $id, moveTo: $moveTo, leave: $leave) {
        __typename
        ... on RemoveLabelPayload {
          user {
            ...LabelLists_user
          }
        }
        ... on LabelInUseError {
          count
          message
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
  `);
  const removeLabel = (variables: useRemoveLabelMutation$variables) =>
    commit({
      variables,
      // Subscriptions, lists and totals that had it are others now.
      updater: (store, data) => data?.result.__typename === 'RemoveLabelPayload' && store.getRoot().invalidateRecord(),
    });
  return { removeLabel, isRemoving };
}
