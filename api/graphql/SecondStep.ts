import { completeLoginForm } from '../../common/forms/accountForms.ts';
import { askAnyPasskey, logInWithPasskey } from '../domain/accounts/passkeyLogin.ts';
import { askPasskeyInStep, completeLogin } from '../domain/accounts/secondSteps.ts';
import { InvalidCredentialsError, InvalidInputError } from '../errors.ts';
import { payload } from './Account.ts';
import { builder } from './builder.ts';
import { partyIfAny, partyOf } from './factorOwner.ts';
import { PasskeyQuestion } from './Passkey.ts';
import { enter } from './browserSession.ts';

builder.mutationField('startPasskeyLogin', (t) =>
  t.field({
    type: PasskeyQuestion,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description: 'Starts to sign in with a passkey: by itself, or as the second step after a password.',
    args: {
      token: t.arg.string({ description: 'The token that `login` answered, for the second step after a password.' }),
    },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'StartPasskeyLoginResult', description: 'What the browser needs, or why there is nothing.' },
    },
    resolve: (_root, { token }, context) =>
      token == null ? askAnyPasskey(context, partyOf(context)) : askPasskeyInStep(token, partyOf(context)),
  }),
);

const LoginWithPasskeyPayload = payload('LoginWithPasskeyPayload', 'A user who has just signed in with a passkey.');

builder.mutationField('loginWithPasskey', (t) =>
  t.field({
    type: LoginWithPasskeyPayload,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description:
      'Signs in with a passkey alone, which must make sure who holds it. The answer sets the cookie of a new session.',
    args: { credential: t.arg.string({ required: true, description: 'What the browser answered, as JSON.' }) },
    errors: {
      types: [InvalidInputError, InvalidCredentialsError],
      directResult: true,
      union: { name: 'LoginWithPasskeyResult', description: 'The user who has signed in, or why signing in failed.' },
    },
    resolve: async (_root, { credential }, context) =>
      enter(context, await logInWithPasskey(credential, context, partyOf(context)), 'passkey'),
  }),
);

const CompleteLoginInput = builder
  .inputType('CompleteLoginInput', {
    description: 'The second step of signing in: a code or a passkey.',
    fields: (t) => ({
      token: t.string({ required: true, description: 'The token that `login` answered.' }),
      code: t.string({ description: 'A code of the authenticator app, or a recovery code.' }),
      credential: t.string({ description: 'What the browser answered for a passkey, as JSON.' }),
    }),
  })
  .validate(completeLoginForm);

const CompleteLoginPayload = payload('CompleteLoginPayload', 'A user who has just signed in.');

builder.mutationField('completeLogin', (t) =>
  t.field({
    type: CompleteLoginPayload,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description: 'Signs in with the second factor, after the password. The answer sets the cookie of a new session.',
    args: { input: t.arg({ type: CompleteLoginInput, required: true, description: 'The second factor.' }) },
    errors: {
      types: [InvalidInputError, InvalidCredentialsError],
      directResult: true,
      union: { name: 'CompleteLoginResult', description: 'The user who has signed in, or why signing in failed.' },
    },
    resolve: async (_root, { input: { token, code, credential } }, context) => {
      const proof = { token, code: code ?? undefined, credential: credential ?? undefined };
      return enter(context, await completeLogin(proof, context, partyIfAny(context)));
    },
  }),
);
