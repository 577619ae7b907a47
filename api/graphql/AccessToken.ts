import { accessTokenForm } from '../../common/forms/accountForms.ts';
import { hasSession } from '../viewer/context.ts';
import {
  accessTokensOf,
  createAccessToken,
  revokeAccessToken,
  type NewAccessToken,
} from '../domain/accounts/accessTokens.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';

export const AccessToken = builder.prismaNode('AccessToken', {
  id: { field: 'id', description: 'Its id, good for any type of the graph.' },
  nullable: true,
  // Only the owner can read it, in a browser: neither administrators nor access tokens can.
  findUnique: (id, context) => ({ id: Number(id), userId: hasSession(context) ? context.viewer!.id : 0 }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, session: true } }),
  fields: (t) => ({
    name: t.exposeString('name'),
    canWrite: t.exposeBoolean('canWrite'),
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
        'Their access tokens, newest first; 20 to a page unless asked otherwise, 100 at most. Shown to nobody but them, signed in with a browser.',
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
      name: t.string({ required: true, description: 'What to call it, to tell it from others; 1 to 100 characters.' }),
      canWrite: t.boolean({ required: true, description: 'Whether it may change things; otherwise it only reads.' }),
    }),
  })
  .validate(accessTokenForm);

const CreateAccessTokenPayload = builder.objectRef<NewAccessToken>('CreateAccessTokenPayload').implement({
  description: 'An access token that was just made.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'The token itself, to be sent as `Authorization: Bearer`. It is shown now and never again.',
    }),
    accessToken: t.expose('accessToken', { type: AccessToken, description: 'What is kept of it.' }),
  }),
});

const RevokeAccessTokenPayload = builder.objectRef<{ id: number }>('RevokeAccessTokenPayload').implement({
  description: 'What is left of an access token that was just revoked.',
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
      'Makes a token with which a program acts in the signed-in user’s place, until it is revoked or the password changes. A user may have 50.',
    args: { input: t.arg({ type: CreateAccessTokenInput, required: true, description: 'The access token.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'CreateAccessTokenResult', description: 'The new access token, or why there is none.' },
    },
    resolve: (_root, { input }, { viewer }) => createAccessToken(viewer, input),
  }),
);

builder.mutationField('revokeAccessToken', (t) =>
  t.withAuth({ session: true }).field({
    type: RevokeAccessTokenPayload,
    description: 'Ends one of the signed-in user’s access tokens, at once and for good.',
    args: { id: t.arg.globalID({ required: true, for: AccessToken, description: 'The access token.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RevokeAccessTokenResult', description: 'The id of what was revoked, or why nothing was.' },
    },
    resolve: async (_root, { id }, { viewer }) => {
      await revokeAccessToken(viewer.id, Number(id.id));
      return { id: Number(id.id) };
    },
  }),
);
