import { graphql } from 'react-relay/hooks';
import { enumName } from '../../../../common/enumName.ts';
import type { useCreateStackMutation } from '../../__generated__/useCreateStackMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { StackValues } from './dialogs.ts';
import { stackListOf } from './stackList.ts';

/** Makes a stack and puts it at the top of the user's list, before the server has answered. */
export function useCreateStack(userId: string) {
  const [commit, isCreating] = useCommit<useCreateStackMutation>(graphql`
    mutation useCreateStackMutation($input: CreateStackInput!, $connections: [ID!]!) @raw_response_type {
      result: createStack(input: $input) {
        __typename
        ... on CreateStackPayload {
          stack @prependNode(connections: $connections, edgeTypeName: "UserStacksEdge") {
            id
            ...StackRow_stack
          }
        }
        ... on InvalidInputError {
          message
        }
      }
    }
  `);

  const createStack = (values: StackValues) => {
    const { name, budget } = values;
    const projectType = enumName(values.projectType);
    return commit({
      variables: { input: { ...values, projectType }, connections: [stackListOf(userId)] },
      optimisticResponse: {
        result: { __typename: 'CreateStackPayload', stack: { id: 'client:new-stack', name, projectType, budget } },
      },
    });
  };

  return { createStack, isCreating };
}
