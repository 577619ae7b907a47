import { accountFields, finishRegistrationForm, loginForm, registerForm } from '../../common/forms/accountForms.ts';
import { endSession, endSessionsOf } from '../domain/accounts/sessions.ts';
import { finishRegistration } from '../domain/accounts/pendingRegistrations.ts';
import { register } from '../domain/accounts/registration.ts';
import { logIn } from '../domain/accounts/users.ts';
import {
  ConflictError,
  InvalidCredentialsError,
  InvalidInputError,
  NotOfferedError,
  RegistrationPending,
  SecondFactorMissingError,
  SecondFactorRequired,
} from '../errors.ts';
import { builder } from './builder.ts';
import { payload } from './Account.ts';
import { enter, leave } from './browserSession.ts';

const RegisterInput = builder
  .inputType('RegisterInput', {
    description: 'A new account.',
    fields: (t) => ({
      username: t.string({ required: true, description: accountFields.username }),
      email: t.string({ required: true, description: accountFields.email }),
      password: t.string({ required: true, description: accountFields.password }),
      invitation: t.string({ description: accountFields.invitation }),
      timeZone: t.string({ description: `${accountFields.timeZone} UTC by default.` }),
      locale: t.string({ description: `${accountFields.locale} en-US by default.` }),
    }),
  })
  .validate(registerForm);

const FinishRegistrationInput = builder
  .inputType('FinishRegistrationInput', {
    description: 'The link in the mail to somebody who has registered.',
    fields: (t) => ({
      token: t.string({ required: true, description: 'The token at the end of the link.' }),
      password: t.string({ required: true, description: 'The password that they registered with.' }),
    }),
  })
  .validate(finishRegistrationForm);

const LoginInput = builder
  .inputType('LoginInput', {
    description: 'An email and a password to sign in with, and a code of the second factor for programs that know it.',
    fields: (t) => ({
      email: t.string({ required: true, description: accountFields.email }),
      password: t.string({ required: true, description: accountFields.currentPassword }),
      code: t.string({ description: accountFields.code }),
    }),
  })
  .validate(loginForm);

const RegisterPayload = payload('RegisterPayload', 'A new account, signed in.');
const LoginPayload = payload('LoginPayload', 'A user who has just signed in.');

const LogoutPayload = builder.objectRef<{ endedSessions: number }>('LogoutPayload').implement({
  description: 'The result of signing out.',
  fields: (t) => ({
    endedSessions: t.exposeInt('endedSessions', {
      description: 'How many sessions have ended; 0 when there was none.',
    }),
  }),
});

// These three work on the browser's cookie, which is ignored beside an access token. A program that calls them with a
// token gets an error rather than a session that the token does not allow.

builder.mutationField('register', (t) =>
  t.field({
    type: RegisterPayload,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description:
      'Creates an account and signs it in. The answer sets the session’s cookie. On a server that sends mail, the link in a mail creates the account instead, and the answer is the same whether or not the email has one.',
    args: { input: t.arg({ type: RegisterInput, required: true, description: 'The account.' }) },
    errors: {
      types: [InvalidInputError, ConflictError, NotOfferedError, RegistrationPending, SecondFactorMissingError],
      directResult: true,
      union: { name: 'RegisterResult', description: 'The new account, or why there is none.' },
    },
    resolve: async (_root, { input }, context) => enter(context, await register(input, context)),
  }),
);

builder.mutationField('finishRegistration', (t) =>
  t.field({
    type: RegisterPayload,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description: 'Creates the account of somebody who has opened the link in the mail, and signs it in.',
    args: { input: t.arg({ type: FinishRegistrationInput, required: true, description: 'Link and password.' }) },
    errors: {
      types: [InvalidInputError, ConflictError, NotOfferedError, SecondFactorMissingError],
      directResult: true,
      union: { name: 'FinishRegistrationResult', description: 'The new account, or why there is none.' },
    },
    resolve: async (_root, { input }, context) => enter(context, await finishRegistration(input, context)),
  }),
);

builder.mutationField('login', (t) =>
  t.field({
    type: LoginPayload,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description: 'Signs in. The answer sets the cookie of a new session, and the session that the browser had ends.',
    args: { input: t.arg({ type: LoginInput, required: true, description: 'Email and password.' }) },
    errors: {
      types: [InvalidInputError, InvalidCredentialsError, SecondFactorRequired, SecondFactorMissingError],
      directResult: true,
      union: { name: 'LoginResult', description: 'The user who has signed in, or why signing in failed.' },
    },
    resolve: async (_root, { input }, context) => enter(context, await logIn(input, context)),
  }),
);

builder.mutationField('logout', (t) =>
  t.field({
    type: LogoutPayload,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description: 'Ends the session of this browser. Without a session, it does nothing.',
    errors: {
      types: [],
      directResult: true,
      union: { name: 'LogoutResult', description: 'The result of signing out.' },
    },
    resolve: async (_root, _args, context) => {
      const { count: endedSessions } = await endSession(context.sessionToken);
      leave(context);
      return { endedSessions };
    },
  }),
);

builder.mutationField('logoutEverywhere', (t) =>
  t.withAuth({ session: true }).field({
    type: LogoutPayload,
    description: 'Ends all sessions of the signed-in user, on every device, this one included.',
    errors: {
      types: [],
      directResult: true,
      union: { name: 'LogoutEverywhereResult', description: 'The result of signing out everywhere.' },
    },
    resolve: async (_root, _args, context) => {
      const { count: endedSessions } = await endSessionsOf(context.viewer.id);
      leave(context);
      return { endedSessions };
    },
  }),
);
