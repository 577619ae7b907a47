import type { Spent } from '../domain/accounts/allowance.ts';
import { builder } from './builder.ts';
import { spentOf } from './spent.ts';

const RateLimit = builder.objectRef<Spent>('RateLimit').implement({
  description: 'What you may ask for in a minute, in points: about one for each field of the answers.',
  fields: (t) => ({
    cost: t.exposeInt('cost', { description: 'What this operation cost.' }),
    limit: t.exposeInt('limit', { description: 'How many points you have a minute.' }),
    remaining: t.exposeInt('remaining', { description: 'How many are left.' }),
    resetAt: t.expose('resetAt', { type: 'DateTime', description: 'When you have all of them again.' }),
  }),
});

builder.queryField('rateLimit', (t) =>
  t.field({
    type: RateLimit,
    nullable: true,
    skipTypeScopes: true,
    description: 'What this operation cost, and what is left of your points; null if this server has no limit.',
    resolve: (_root, _args, context) => spentOf(context),
  }),
);
