import { graphql } from 'react-relay/hooks';
import type { useRevokeAccessTokenMutation } from '../../__generated__/useRevokeAccessTokenMutation.graphql.ts';
import { refusal, useCommit } from '../../relay/useCommit.ts';

/** Ends an access token and takes it out of the list. */
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

  const revokeAccessToken = async (id: string): Promise<void> => {
    const { result } = await commit({ variables: { id, connections: [connection] } });
    if (result.__typename !== 'RevokeAccessTokenPayload') throw refusal(result);
  };

  return { revokeAccessToken, isRevoking };
}
