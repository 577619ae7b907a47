import { graphql } from 'react-relay/hooks';
import type { useCreateResetLinkMutation } from '../../__generated__/useCreateResetLinkMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useRenewAuditLog } from './useRenewAuditLog.ts';

/** Creates a reset link for a user. */
export function useCreateResetLink(userId: string) {
  const renewAuditLog = useRenewAuditLog();
  const [commit, isCreating] = useCommit<useCreateResetLinkMutation>(graphql`
    mutation useCreateResetLinkMutation($userId: ID!) {
      result: createResetLink(userId: $userId) {
        __typename
        ... on CreateResetLinkPayload {
          url
          expiresAt
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
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);

  const createResetLink = async () => {
    const outcome = await commit({ variables: { userId } });
    if (outcome.status === 'done') renewAuditLog();
    return outcome;
  };

  return { createResetLink, isCreating };
}
