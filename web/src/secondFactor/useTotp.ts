import { graphql } from 'react-relay/hooks';
import type { useTotpConfirmMutation } from '../__generated__/useTotpConfirmMutation.graphql.ts';
import type { useTotpStartMutation } from '../__generated__/useTotpStartMutation.graphql.ts';
import { useCommit } from '../relay/useCommit.ts';

/** Starts to set up an authenticator app. */
export function useStartTotp() {
  const [commit, isStarting] = useCommit<useTotpStartMutation>(graphql`
    mutation useTotpStartMutation {
      result: startTotp {
        __typename
        ... on TotpSetup {
          secret
          uri
          setup
        }
        ... on InvalidInputError {
          message
        }
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);
  return { startTotp: () => commit({ variables: {} }), isStarting };
}

/** Adds the authenticator app with its first code. */
export function useConfirmTotp() {
  const [commit, isConfirming] = useCommit<useTotpConfirmMutation>(graphql`
    mutation useTotpConfirmMutation($input: ConfirmTotpInput!) {
      result: confirmTotp(input: $input) {
        __typename
        ... on SecondFactorPayload {
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
    confirmTotp: (input: { setup: string; code: string }) => commit({ variables: { input } }),
    isConfirming,
  };
}
