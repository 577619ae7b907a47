import { env } from '../env.ts';
import type { RegistrationMode as RegistrationModeName } from '../../common/values.ts';
import { offersSingleSignOn } from '../services/openid.ts';
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
    passwordLogin: t.boolean({
      description: 'Whether people can sign in with a password.',
      resolve: () => env.PASSWORD_LOGIN === 'on',
    }),
    singleSignOn: t.string({
      nullable: true,
      description: 'What people call the OpenID provider where they can sign in; null if there is none.',
      resolve: () => (offersSingleSignOn() ? env.OIDC_NAME : null),
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
