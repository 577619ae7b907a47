import { graphql } from 'react-relay/hooks';
import type { Use, useAnswerUseMutation } from '../../__generated__/useAnswerUseMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Keeps whether a subscription was used lately. */
export function useAnswerUse() {
  const [commit, isAnswering] = useCommit<useAnswerUseMutation>(graphql`
    mutation useAnswerUseMutation($id: ID!, $use: Use) {
      result: answerUse(id: $id, use: $use) {
        __typename
        ... on AnswerUsePayload {
          user {
            ...Ideas_user
            ...UseQuestion_user
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  return { answerUse: (id: string, use: Use) => commit({ variables: { id, use } }), isAnswering };
}
