import { builder } from './builder.ts';

const User = builder.prismaNode('User', {
  id: { field: 'id' },
  nullable: true,
  authScopes: (user) => ({ $any: { owner: user.id, admin: true } }),
  fields: (t) => ({
    username: t.exposeString('username'),
    email: t.exposeString('email'),
    currency: t.exposeString('currency'),
    isAdmin: t.exposeBoolean('isAdmin'),
  }),
});

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    skipTypeScopes: true,
    description: 'Who is signed in; nothing for a visitor.',
    resolve: (_query, _root, _args, { viewer }) => viewer,
  }),
);
