import { hasSession } from '../viewer/context.ts';
import { builder } from './builder.ts';

export const Passkey = builder.prismaNode('Passkey', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  // Only the owner can read it, in a browser: neither administrators nor access tokens can.
  findUnique: (id, context) => ({ id: Number(id), userId: hasSession(context) ? context.viewer!.id : 0 }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, session: true } }),
  fields: (t) => ({
    name: t.exposeString('name'),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
