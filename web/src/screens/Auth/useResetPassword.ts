import { graphql } from 'react-relay/hooks';
import type {
  ResetPasswordInput,
  useResetPasswordMutation,
} from '../../__generated__/useResetPasswordMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Sets a new password with the token of a link. */
export function useResetPassword() {
  const [commit, isResetting] = useCommit<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      result: resetPassword(input: $input) {
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
  return { resetPassword: (input: ResetPasswordInput) => commit({ variables: { input } }), isResetting };
}
