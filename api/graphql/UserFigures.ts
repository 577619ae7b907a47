import { figuresOf, type UserFigures as Figures } from '../domain/accounts/userPage.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';

const figures = batched(figuresOf);

const UserFigures = builder.objectRef<Figures>('UserFigures').implement({
  description: 'How much an account has, without what was removed. What that is, only its user sees.',
  fields: (t) => ({
    stacks: t.exposeInt('stacks', { description: 'How many stacks.' }),
    subscriptions: t.exposeInt('subscriptions', { description: 'How many subscriptions, inactive ones too.' }),
    accessTokens: t.exposeInt('accessTokens', { description: 'How many access tokens.' }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  figures: t.field({
    type: UserFigures,
    description: 'How much the account has. For administrators.',
    authScopes: { admin: true },
    resolve: async ({ id }, _args, context) => (await figures(context, id))!,
  }),
}));
