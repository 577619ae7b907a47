import { graphql } from 'react-relay/hooks';
import type { useEndUserSessionsMutation } from '../../__generated__/useEndUserSessionsMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useRenewAuditLog } from './useRenewAuditLog.ts';

/** Signs a user out everywhere. */
export function useEndUserSessions() {
  const renewAuditLog = useRenewAuditLog();
  const [commit, isEnding] = useCommit<useEndUserSessionsMutation>(graphql`
    mutation useEndUserSessionsMutation($userId: ID!) {
      result: endUserSessions(userId: $userId) {
        __typename
        ... on InvalidInputError {
          message
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

  const endUserSessions = async (userId: string) => {
    const outcome = await commit({ variables: { userId } });
    if (outcome.status === 'done') renewAuditLog();
    return outcome;
  };

  return { endUserSessions, isEnding };
}
