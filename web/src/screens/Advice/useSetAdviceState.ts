import { graphql } from 'react-relay/hooks';
import type { AdviceState, useSetAdviceStateMutation } from '../../__generated__/useSetAdviceStateMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Keeps what was decided about a piece of advice. */
export function useSetAdviceState() {
  const [commit, isSetting] = useCommit<useSetAdviceStateMutation>(graphql`
    mutation useSetAdviceStateMutation($key: String!, $state: AdviceState!) {
      result: setAdviceState(key: $key, state: $state) {
        __typename
        ... on SetAdviceStatePayload {
          user {
            ...Ideas_user
            ...Ledger_user
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
  return { setAdviceState: (key: string, state: AdviceState) => commit({ variables: { key, state } }), isSetting };
}
