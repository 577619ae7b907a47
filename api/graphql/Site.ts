import { env } from '../env.ts';
import { sendsMail } from '../services/mail.ts';
import { builder } from './builder.ts';

const Site = builder.objectRef<object>('Site').implement({
  description: 'What people may know of this Stackling before they sign in.',
  fields: (t) => ({
    adminEmail: t.string({
      nullable: true,
      description: 'The address of its administrator, whom people without a password can write to.',
      resolve: () => env.ADMIN_EMAIL,
    }),
    sendsMail: t.boolean({
      description: 'Whether it sends mail, so that people can have a reset link sent to them.',
      resolve: sendsMail,
    }),
  }),
});

builder.queryField('site', (t) =>
  t.field({
    type: Site,
    skipTypeScopes: true,
    description: 'What people may know of this Stackling before they sign in.',
    resolve: () => ({}),
  }),
);
