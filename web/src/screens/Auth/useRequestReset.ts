import { graphql } from 'react-relay/hooks';
import type {
  RequestPasswordResetInput,
  useRequestResetMutation,
} from '../../__generated__/useRequestResetMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Requests a reset link. The answer says only whether the server sends mail at all. */
export function useRequestReset() {
  const [commit, isRequesting] = useCommit<useRequestResetMutation>(graphql`
    mutation useRequestResetMutation($input: RequestPasswordResetInput!) {
      result: requestPasswordReset(input: $input) {
        __typename
        ... on RequestPasswordResetPayload {
          isMailed
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
  return { requestReset: (input: RequestPasswordResetInput) => commit({ variables: { input } }), isRequesting };
}
