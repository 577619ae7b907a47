import { graphql } from 'react-relay/hooks';
import type { useConfirmEmailMutation } from '../../__generated__/useConfirmEmailMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Confirms an email address with the token of a link. */
export function useConfirmEmail() {
  const [commit, isConfirming] = useCommit<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($token: String!) {
      result: confirmEmail(input: { token: $token }) {
        __typename
        ... on ConfirmEmailPayload {
          email
          username
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
        ... on ConflictError {
          field
          message
        }
      }
    }
  `);
  return { confirmEmail: (token: string) => commit({ variables: { token } }), isConfirming };
}
