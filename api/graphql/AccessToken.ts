import { enumName } from '../../common/enumName.ts';
import { accessTokenForm } from '../../common/forms/accountForms.ts';
import { tokenScopeNames, tokenScopes, type TokenScope } from '../../common/values.ts';
import { hasSession } from '../viewer/context.ts';
import {
  accessTokensOf,
  createAccessToken,
  revokeAccessToken,
  scopesOf,
  type NewAccessToken,
} from '../domain/accounts/accessTokens.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import { InvalidInputError, NotFoundError, ProofRequiredError } from '../errors.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';

const AccessTokenScope = builder.enumType('AccessTokenScope', {
  description: 'What an access token can be allowed.',
  values: Object.fromEntries(
    tokenScopeNames.map((value) => [enumName(value), { value, description: tokenScopes[value] }]),
  ) as Record<string, { value: TokenScope; description: string }>,
});

export const AccessToken = builder.prismaNode('AccessToken', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  // Only the owner can read it, in a browser: neither administrators nor access tokens can.
  findUnique: (id, context) => ({ id: Number(id), userId: hasSession(context) ? context.viewer!.id : 0 }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, session: true } }),
  fields: (t) => ({
    name: t.exposeString('name'),
    scopes: t.field({
      type: [AccessTokenScope],
      description: 'What it may do, besides asking for recommendations. To write includes to read.',
      resolve: scopesOf,
    }),
    isExpired: t.boolean({
      description: 'Whether it has expired, so that it is refused.',
      resolve: ({ expiresAt }) => expiresAt !== null && expiresAt <= new Date(),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const pages = batched(accessTokensOf);

builder.prismaObjectField('User', 'accessTokens', (t) =>
  t.connection(
    {
      type: AccessToken,
      description:
        'Their access tokens, newest first; 20 to a page by default, 100 at most. Only the user can see them, signed in with a browser.',
      authScopes: (user) => ({ $all: { owner: user.id, session: true } }),
      resolve: (user, args, context) =>
        connectionOf(args, byCreation, async (page) => (await pages(context, user.id, page)) ?? []),
    },
    { name: 'UserAccessTokensConnection', description: 'Access tokens of a user.' },
    { name: 'UserAccessTokensEdge', description: 'An access token and its place in the list.' },
  ),
);

const CreateAccessTokenInput = builder
  .inputType('CreateAccessTokenInput', {
    description: 'A new access token.',
    fields: (t) => ({
      name: t.string({ required: true, description: 'A name to tell it from your other tokens; 1 to 100 characters.' }),
      scopes: t.field({ type: [AccessTokenScope], required: true, description: 'What it may do.' }),
      expiresInDays: t.int({ description: 'How long it is valid: 30, 90 or 365 days; null if it does not expire.' }),
    }),
  })
  .validate(accessTokenForm);

const CreateAccessTokenPayload = builder.objectRef<NewAccessToken>('CreateAccessTokenPayload').implement({
  description: 'An access token that was just created.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'The token itself, to send as `Authorization: Bearer`. It is shown only once.',
    }),
    accessToken: t.expose('accessToken', {
      type: AccessToken,
      description: 'The access token as lists show it, without its secret part.',
    }),
  }),
});

const RevokeAccessTokenPayload = builder.objectRef<{ id: number }>('RevokeAccessTokenPayload').implement({
  description: 'An access token that was just revoked.',
  fields: (t) => ({
    revokedId: t.globalID({
      description: 'The id that the access token had.',
      resolve: ({ id }) => ({ type: 'AccessToken', id }),
    }),
  }),
});

builder.mutationField('createAccessToken', (t) =>
  t.withAuth({ session: true }).field({
    type: CreateAccessTokenPayload,
    description:
      'Creates a token that lets a program use the API as the signed-in user. It works until it expires, is revoked or the password changes. A user can have 50.',
    args: { input: t.arg({ type: CreateAccessTokenInput, required: true, description: 'The access token.' }) },
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: { name: 'CreateAccessTokenResult', description: 'The new access token, or why there is none.' },
    },
    resolve: async (_root, { input }, context) => {
      await requireProof(context.viewer, context);
      return createAccessToken(context.viewer, input);
    },
  }),
);

builder.mutationField('revokeAccessToken', (t) =>
  t.withAuth({ session: true }).field({
    type: RevokeAccessTokenPayload,
    description: 'Revokes one of the signed-in user’s access tokens, immediately and permanently.',
    args: { id: t.arg.globalID({ required: true, for: AccessToken, description: 'The access token.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RevokeAccessTokenResult', description: 'The id of the revoked token, or why none was revoked.' },
    },
    resolve: async (_root, { id }, { viewer }) => {
      await revokeAccessToken(viewer.id, Number(id.id));
      return { id: Number(id.id) };
    },
  }),
);
