import { paths } from '../../common/paths.ts';
import { identitiesOf, removeIdentity } from '../domain/accounts/identities.ts';
import { startFlow } from '../domain/accounts/openIdFlows.ts';
import { hasPassword } from '../domain/accounts/passwordLogin.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import { SingleSignOnError } from '../domain/accounts/singleSignOnError.ts';
import { env } from '../env.ts';
import { InvalidInputError, issue, NotFoundError, NotOfferedError, ProofRequiredError } from '../errors.ts';
import { offersSingleSignOn } from '../services/openid.ts';
import { hasSession } from '../viewer/context.ts';
import { setFlowCookie } from '../viewer/flowCookie.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';

const Identity = builder.prismaNode('Identity', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({ id: Number(id), userId: hasSession(context) ? context.viewer!.id : 0 }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, session: true } }),
  fields: (t) => ({
    issuer: t.exposeString('issuer'),
    subject: t.exposeString('subject'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const identities = batched(identitiesOf);

builder.prismaObjectFields('User', (t) => ({
  identities: t.field({
    type: [Identity],
    description: 'Who signs in to this account at the OpenID provider. Only the user sees it, in a browser.',
    authScopes: (user) => ({ $all: { owner: user.id, session: true } }),
    resolve: async (user, _args, context) => (await identities(context, user.id)) ?? [],
  }),
  hasPassword: t.boolean({
    description: 'Whether a password opens this account. Only the user sees it, in a browser.',
    authScopes: (user) => ({ $all: { owner: user.id, session: true } }),
    resolve: hasPassword,
  }),
}));

const StartJoiningIdentityPayload = builder.objectRef<{ url: string }>('StartJoiningIdentityPayload').implement({
  description: 'Where to go on.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The address at the provider, for this browser.' }),
  }),
});

const RemoveIdentityPayload = builder.objectRef<{ id: number }>('RemoveIdentityPayload').implement({
  description: 'An identity that no longer opens the account.',
  fields: (t) => ({
    removedId: t.globalID({
      description: 'The id that the identity had.',
      resolve: ({ id }) => ({ type: 'Identity', id }),
    }),
  }),
});

builder.mutationField('startJoiningIdentity', (t) =>
  t.withAuth({ session: true }).field({
    type: StartJoiningIdentityPayload,
    description:
      'Starts to let the signed-in user sign in at the OpenID provider too. They sign in there once, and come back to the account page.',
    errors: {
      types: [InvalidInputError, NotOfferedError, ProofRequiredError],
      directResult: true,
      union: { name: 'StartJoiningIdentityResult', description: 'Where to go on, or why there is no way.' },
    },
    resolve: async (_root, _args, context) => {
      if (!offersSingleSignOn()) throw new NotOfferedError('singleSignOn.off');
      await requireProof(context.viewer, context);
      const { id: userId, timeZone, locale } = context.viewer;
      const goal = { next: `${paths.account}?joined=1`, userId, timeZone, locale };
      const { url, secret, expiresAt } = await startFlow(goal, context).catch((error: unknown) => {
        if (!(error instanceof SingleSignOnError)) throw error;
        throw new InvalidInputError(issue('', 'singleSignOn.unavailable', { name: env.OIDC_NAME }));
      });
      setFlowCookie(context.responseHeaders, secret, expiresAt);
      return { url };
    },
  }),
);

builder.mutationField('removeIdentity', (t) =>
  t.withAuth({ session: true }).field({
    type: RemoveIdentityPayload,
    description:
      'Takes an identity at the OpenID provider away from the signed-in user’s account, unless it is the only way to sign in.',
    args: { id: t.arg.globalID({ required: true, for: Identity, description: 'The identity.' }) },
    errors: {
      types: [InvalidInputError, NotFoundError, ProofRequiredError],
      directResult: true,
      union: { name: 'RemoveIdentityResult', description: 'The id of the identity, or why it was not removed.' },
    },
    resolve: async (_root, { id }, context) => {
      await requireProof(context.viewer, context);
      await removeIdentity(context.viewer.id, Number(id.id), context);
      return { id: Number(id.id) };
    },
  }),
);
