import { enumName } from '../../common/enumName.ts';
import { tokenScopeNames, type TokenScope } from '../../common/values.ts';
import { createAccessToken } from '../../api/domain/accounts/accessTokens.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, type Viewer } from './api.ts';

/** Everything that an access token may read, or read and write. */
const scopesOf = (canWrite: boolean) =>
  tokenScopeNames.filter((scope) => scope.endsWith(canWrite ? '-write' : '-read'));

/** The same user's program; its requests send the cookie too, as a browser would. */
export async function programOf(viewer: Viewer, canWrite: boolean): Promise<Viewer & { token: string }> {
  const { token } = await createAccessToken(viewer.user, { name: 'A program', scopes: scopesOf(canWrite) });
  return { ...viewer, token };
}

export const lacks = (scope: TokenScope) => `This access token does not have the scope ${enumName(scope)}.`;
export const needsBrowser = 'An access token cannot do this. Please log in with a browser.';

export const create = graphql(`
  mutation TestCreateAccessToken($input: CreateAccessTokenInput!) {
    result: createAccessToken(input: $input) {
      __typename
      ... on CreateAccessTokenPayload {
        token
        accessToken {
          id
          name
          scopes
          expiresAt
          lastUsedAt
          createdAt
        }
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

export const revoke = graphql(`
  mutation TestRevokeAccessToken($id: ID!) {
    result: revokeAccessToken(id: $id) {
      __typename
      ... on RevokeAccessTokenPayload {
        revokedId
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

export const created = async (viewer: Viewer, canWrite: boolean, name = 'A program') => {
  const { data, errors } = await send(create, { input: { name, scopes: scopesOf(canWrite).map(enumName) } }, viewer);
  if (data?.result.__typename !== 'CreateAccessTokenPayload') throw new Error(JSON.stringify({ data, errors }));
  return data.result;
};
