import { graphql } from 'react-relay/hooks';
import type { ProveInput, useProveMutation } from '../__generated__/useProveMutation.graphql.ts';
import type { useProvePasskeyMutation } from '../__generated__/useProvePasskeyMutation.graphql.ts';
import { useCommit } from '../relay/useCommit.ts';

/** Shows the server again that it is the signed-in user. */
export function useProve() {
  const [commit, isProving] = useCommit<useProveMutation>(graphql`
    mutation useProveMutation($input: ProveInput!) {
      result: prove(input: $input) {
        __typename
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
      }
    }
  `);
  const [start, isStarting] = useCommit<useProvePasskeyMutation>(graphql`
    mutation useProvePasskeyMutation {
      result: startPasskeyProof {
        __typename
        ... on PasskeyQuestion {
          options
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
      }
    }
  `);
  return {
    prove: (input: ProveInput) => commit({ variables: { input } }),
    startPasskeyProof: () => start({ variables: {} }),
    isProving: isProving || isStarting,
  };
}
