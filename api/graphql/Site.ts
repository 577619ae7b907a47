import { env } from '../env.ts';
import type { RegistrationMode as RegistrationModeName } from '../../common/values.ts';
import { sendsMail } from '../services/mail.ts';
import { builder } from './builder.ts';

const RegistrationMode = builder.enumType('RegistrationMode', {
  description: 'Who may create an account.',
  values: {
    OPEN: { value: 'open', description: 'Everybody.' },
    INVITE: { value: 'invite', description: 'Whoever has an administrator’s invitation.' },
    CLOSED: { value: 'closed', description: 'Nobody.' },
  } as const satisfies Record<Uppercase<RegistrationModeName>, object>,
});

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
    registration: t.field({
      type: RegistrationMode,
      description: 'Who may create an account here.',
      resolve: () => env.REGISTRATION,
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
