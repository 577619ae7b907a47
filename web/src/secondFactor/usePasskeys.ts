import { graphql } from 'react-relay/hooks';
import type { usePasskeysAddMutation } from '../__generated__/usePasskeysAddMutation.graphql.ts';
import type { usePasskeysStartMutation } from '../__generated__/usePasskeysStartMutation.graphql.ts';
import { useCommit } from '../relay/useCommit.ts';

/** Starts to add a passkey. */
export function useStartPasskey() {
  const [commit, isStarting] = useCommit<usePasskeysStartMutation>(graphql`
    mutation usePasskeysStartMutation {
      result: startPasskey {
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
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);
  return { startPasskey: () => commit({ variables: {} }), isStarting };
}

/** Adds a passkey that the browser has made. */
export function useAddPasskey() {
  const [commit, isAdding] = useCommit<usePasskeysAddMutation>(graphql`
    mutation usePasskeysAddMutation($input: AddPasskeyInput!) {
      result: addPasskey(input: $input) {
        __typename
        ... on AddPasskeyPayload {
          recoveryCodes
          user {
            ...SecondFactor_user
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);
  return {
    addPasskey: (input: { name: string; credential: string }) => commit({ variables: { input } }),
    isAdding,
  };
}
