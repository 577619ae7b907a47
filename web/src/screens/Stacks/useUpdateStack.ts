import { graphql } from 'react-relay/hooks';
import { enumName } from '../../../../common/enumName.ts';
import type { useUpdateStackMutation } from '../../__generated__/useUpdateStackMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { StackValues } from './dialogs.ts';

/** Changes a stack wherever it is shown, before the server has answered. */
export function useUpdateStack() {
  const [commit, isUpdating] = useCommit<useUpdateStackMutation>(graphql`
    mutation useUpdateStackMutation($id: ID!, $input: UpdateStackInput!) @raw_response_type {
      result: updateStack(id: $id, input: $input) {
        __typename
        ... on UpdateStackPayload {
          stack {
            id
            name
            projectType
            budget
            projectDescription
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const updateStack = (id: string, values: StackValues) => {
    const input = { ...values, projectType: enumName(values.projectType) };
    return commit({
      variables: { id, input },
      optimisticResponse: { result: { __typename: 'UpdateStackPayload', stack: { id, ...input } } },
    });
  };

  return { updateStack, isUpdating };
}
