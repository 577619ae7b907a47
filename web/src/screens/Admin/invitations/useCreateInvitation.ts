import { graphql } from 'react-relay/hooks';
import type {
  CreateInvitationInput,
  useCreateInvitationMutation,
} from '../../../__generated__/useCreateInvitationMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { useRenewAuditLog } from '../useRenewAuditLog.ts';

/** Makes an invitation and puts it on top of the list. */
export function useCreateInvitation(connection: string) {
  const renewAuditLog = useRenewAuditLog();
  const [commit, isCreating] = useCommit<useCreateInvitationMutation>(graphql`
    mutation useCreateInvitationMutation($input: CreateInvitationInput!, $connections: [ID!]!) {
      result: createInvitation(input: $input) {
        __typename
        ... on CreateInvitationPayload {
          url
          invitation @prependNode(connections: $connections, edgeTypeName: "InvitationsEdge") {
            ...InvitationRow_invitation
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
        ... on NotOfferedError {
          message
        }
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);

  const createInvitation = async (input: CreateInvitationInput) => {
    const outcome = await commit({ variables: { input, connections: [connection] } });
    if (outcome.status === 'done') renewAuditLog();
    return outcome;
  };

  return { createInvitation, isCreating };
}
