import { graphql } from 'react-relay/hooks';
import type {
  useRemoveBudgetMutation,
  useRemoveBudgetMutation$variables,
} from '../../../__generated__/useRemoveBudgetMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useRemoveBudget() {
  const [commit, isRemoving] = useCommit<useRemoveBudgetMutation>(graphql`
    mutation useRemoveBudgetMutation($category: Category, $labelId: ID) {
      result: removeBudget(category: $category, labelId: $labelId) {
        __typename
        ... on RemoveBudgetPayload {
          user {
            ...Budgets_user
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  const removeBudget = (variables: useRemoveBudgetMutation$variables) => commit({ variables });
  return { removeBudget, isRemoving };
}
