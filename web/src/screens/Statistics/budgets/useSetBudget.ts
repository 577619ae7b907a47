import { graphql } from 'react-relay/hooks';
import type { SetBudgetInput, useSetBudgetMutation } from '../../../__generated__/useSetBudgetMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useSetBudget() {
  const [commit, isSetting] = useCommit<useSetBudgetMutation>(graphql`
    mutation useSetBudgetMutation($input: SetBudgetInput!, $labelId: ID) {
      result: setBudget(input: $input, labelId: $labelId) {
        __typename
        ... on SetBudgetPayload {
          user {
            ...Budgets_user
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
  `);
  const setBudget = (input: SetBudgetInput, labelId: string | null) => commit({ variables: { input, labelId } });
  return { setBudget, isSetting };
}
