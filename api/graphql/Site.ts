import { env } from '../env.ts';
import { sendsMail } from '../services/mail.ts';
import { builder } from './builder.ts';

const Site = builder.objectRef<object>('Site').implement({
  description: 'What everybody can know about this server, signed in or not.',
  fields: (t) => ({
    adminEmail: t.string({
      nullable: true,
      description: 'The email address of its administrator, for people who have lost their password.',
      resolve: () => env.ADMIN_EMAIL,
    }),
    sendsMail: t.boolean({
      description: 'Whether it sends mail, so that people can ask for a reset link.',
      resolve: sendsMail,
    }),
  }),
});

builder.queryField('site', (t) =>
  t.field({
    type: Site,
    skipTypeScopes: true,
    description: 'What everybody can know about this server, signed in or not.',
    resolve: () => ({}),
  }),
);
