import { graphql } from 'react-relay/hooks';
import type { useRevokeAccessTokenMutation } from '../../__generated__/useRevokeAccessTokenMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Revokes an access token and removes it from the list. */
export function useRevokeAccessToken(connection: string) {
  const [commit, isRevoking] = useCommit<useRevokeAccessTokenMutation>(graphql`
    mutation useRevokeAccessTokenMutation($id: ID!, $connections: [ID!]!) {
      result: revokeAccessToken(id: $id) {
        __typename
        ... on RevokeAccessTokenPayload {
          revokedId @deleteEdge(connections: $connections)
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const revokeAccessToken = (id: string) => commit({ variables: { id, connections: [connection] } });

  return { revokeAccessToken, isRevoking };
}
