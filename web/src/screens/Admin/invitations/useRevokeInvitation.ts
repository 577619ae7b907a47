import { graphql } from 'react-relay/hooks';
import type { useRevokeInvitationMutation } from '../../../__generated__/useRevokeInvitationMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { useRenewAuditLog } from '../useRenewAuditLog.ts';

/** Revokes an invitation and removes it from the list. */
export function useRevokeInvitation(connection: string) {
  const renewAuditLog = useRenewAuditLog();
  const [commit, isRevoking] = useCommit<useRevokeInvitationMutation>(graphql`
    mutation useRevokeInvitationMutation($id: ID!, $connections: [ID!]!) {
      result: revokeInvitation(id: $id) {
        __typename
        ... on RevokeInvitationPayload {
          revokedId @deleteEdge(connections: $connections)
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const revokeInvitation = async (id: string) => {
    const outcome = await commit({ variables: { id, connections: [connection] } });
    if (outcome.status === 'done') renewAuditLog();
    return outcome;
  };

  return { revokeInvitation, isRevoking };
}
