import { graphql } from 'react-relay/hooks';
import type {
  CreateAccessTokenInput,
  useCreateAccessTokenMutation,
} from '../../__generated__/useCreateAccessTokenMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Makes an access token and puts it on top of the list. */
export function useCreateAccessToken(connection: string) {
  const [commit, isCreating] = useCommit<useCreateAccessTokenMutation>(graphql`
    mutation useCreateAccessTokenMutation($input: CreateAccessTokenInput!, $connections: [ID!]!) {
      result: createAccessToken(input: $input) {
        __typename
        ... on CreateAccessTokenPayload {
          token
          accessToken @prependNode(connections: $connections, edgeTypeName: "UserAccessTokensEdge") {
            ...AccessTokenRow_accessToken
          }
        }
        ... on ProofRequiredError {
          message
          methods
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

  const createAccessToken = (input: CreateAccessTokenInput) =>
    commit({ variables: { input, connections: [connection] } });

  return { createAccessToken, isCreating };
}
