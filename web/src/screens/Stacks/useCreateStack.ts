import { graphql } from 'react-relay/hooks';
import { ConnectionHandler } from 'relay-runtime';
import { enumName } from '../../../../common/enumName.ts';
import type { useCreateStackMutation } from '../../__generated__/useCreateStackMutation.graphql.ts';
import { refusal, useCommit } from '../../relay/useCommit.ts';
import type { StackValues } from './dialogs.ts';

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

  /** @returns the new stack's id */
  const createStack = async (values: StackValues): Promise<string> => {
    const { name, budget } = values;
    const projectType = enumName(values.projectType);
    const { result } = await commit({
      variables: {
        input: { ...values, projectType },
        connections: [ConnectionHandler.getConnectionID(userId, 'StackList_stacks')],
      },
      optimisticResponse: {
        result: { __typename: 'CreateStackPayload', stack: { id: 'client:new-stack', name, projectType, budget } },
      },
    });
    if (result.__typename !== 'CreateStackPayload') throw refusal(result);
    return result.stack.id;
  };

  return { createStack, isCreating };
}
