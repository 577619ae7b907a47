import type { Currency as CurrencyCode } from '../../common/billing/currencies.ts';
import { isAdministrator } from '../viewer/context.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';

/** What access tokens need for what is said of a user. Each field asks for a scope, so that a new one is closed to them. */
const readable = { scope: 'account-read' } as const;

export const User = builder.prismaNode('User', {
  id: { field: 'id', description: 'Their global id, which `node` takes.' },
  nullable: true,
  // Other users are not found at all, so that not even `__typename` reveals that they exist.
  findUnique: (id, context) => ({
    id: isAdministrator(context) || context.viewer?.id === Number(id) ? Number(id) : 0,
  }),
  authScopes: (user) => ({ $any: { owner: user.id, admin: true } }),
  fields: (t) => ({
    username: t.exposeString('username', { authScopes: readable }),
    email: t.exposeString('email', { authScopes: readable }),
    currency: t.field({
      authScopes: readable,
      type: Currency,
      description: 'The currency that totals are shown in.',
      resolve: ({ currency }) => currency as CurrencyCode,
    }),
    timeZone: t.exposeString('timeZone', { authScopes: readable }),
    locale: t.exposeString('locale', { authScopes: readable }),
    isEmailVerified: t.boolean({
      authScopes: readable,
      description: 'Whether the user has shown that they read the mail of that address.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    isAdmin: t.exposeBoolean('isAdmin', { authScopes: readable }),
    disabledAt: t.expose('disabledAt', { type: 'DateTime', nullable: true, authScopes: readable }),
    lastLogin: t.expose('lastLogin', { type: 'DateTime', nullable: true, authScopes: readable }),
    createdAt: t.expose('createdAt', { type: 'DateTime', authScopes: readable }),
  }),
});

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    skipTypeScopes: true,
    description: 'The signed-in user; null for a visitor.',
    resolve: (_query, _root, _args, { viewer }) => viewer,
  }),
);
