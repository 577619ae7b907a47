import { confirmTotpForm } from '../../common/forms/accountForms.ts';
import { db } from '../database/db.ts';
import { passkeysOf } from '../domain/accounts/passkeys.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import { withSecondFactor } from '../domain/accounts/secondFactor.ts';
import { addTotp, makeRecoveryCodes, removeTotp } from '../domain/accounts/secondFactorChanges.ts';
import { startTotp, type TotpSetup as Setup } from '../domain/accounts/totp.ts';
import { InvalidInputError, ProofRequiredError } from '../errors.ts';
import type { User as UserRow } from '../generated/prisma/client.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { Passkey } from './PasskeyType.ts';
import { factorOwner, finishSettingUp } from './factorOwner.ts';
import { User } from './User.ts';

const haveSecondFactor = batched(withSecondFactor);

const SecondFactor = builder.objectRef<UserRow>('SecondFactor').implement({
  description: 'How a user signs in besides with the password. Only they can see it, signed in with a browser.',
  fields: (t) => ({
    totpSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When they set up their authenticator app; null if they have none.',
      resolve: async ({ id }) => (await db.authenticator.findUnique({ where: { userId: id } }))?.createdAt,
    }),
    passkeys: t.field({
      type: [Passkey],
      description: 'Their passkeys, oldest first; 20 at most.',
      complexity: { field: 1, multiplier: 20 },
      resolve: ({ id }) => passkeysOf(id),
    }),
    recoveryCodesLeft: t.int({
      description: 'How many recovery codes they have left.',
      resolve: ({ id }) => db.recoveryCode.count({ where: { userId: id } }),
    }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  secondFactor: t.field({
    type: SecondFactor,
    description: 'How they sign in besides with the password. Only they can see it, signed in with a browser.',
    authScopes: (user) => ({ $all: { owner: user.id, session: true } }),
    resolve: (user) => user,
  }),
  hasSecondFactor: t.boolean({
    description: 'Whether signing in with the password takes a second step: a code or a passkey.',
    authScopes: (user) => ({ $any: { $all: { owner: user.id, session: true }, admin: true } }),
    resolve: async ({ id }, _args, context) => (await haveSecondFactor(context, id)) ?? false,
  }),
}));

builder.queryField('mustSetUpSecondFactor', (t) =>
  t.boolean({
    skipTypeScopes: true,
    description:
      'Whether this browser is signed in with an account that must set up a second factor first. Until then it is a visitor’s in everything else.',
    resolve: (_root, _args, { settingUp }) => settingUp !== null,
  }),
);

const TotpSetup = builder.objectRef<Setup>('TotpSetup').implement({
  description: 'What an authenticator app needs to know. It counts once a code of the app has confirmed it.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'The secret in base32, to type into the app.' }),
    uri: t.exposeString('uri', { description: 'The same as an address that the app reads from a QR code.' }),
    setup: t.exposeString('setup', { description: 'To send back with the first code, within 30 minutes.' }),
  }),
});

builder.mutationField('startTotp', (t) =>
  t.field({
    type: TotpSetup,
    skipTypeScopes: true,
    authScopes: { factorOwner: true },
    description: 'Starts to set up an authenticator app. Changes nothing until a code confirms it.',
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: { name: 'StartTotpResult', description: 'What the app needs to know, or why there is nothing.' },
    },
    resolve: async (_root, _args, context) => {
      const user = factorOwner(context);
      await requireProof(user, context);
      return startTotp(user);
    },
  }),
);

const ConfirmTotpInput = builder
  .inputType('ConfirmTotpInput', {
    description: 'The first code of an authenticator app.',
    fields: (t) => ({
      setup: t.string({ required: true, description: 'The `setup` that `startTotp` answered.' }),
      code: t.string({ required: true, description: 'The code that the app shows.' }),
    }),
  })
  .validate(confirmTotpForm);

interface Changed {
  user: UserRow;
  recoveryCodes?: string[] | null;
}

const SecondFactorPayload = builder.objectRef<Changed>('SecondFactorPayload').implement({
  description: 'A user whose second factor has changed.',
  fields: (t) => ({
    user: t.prismaField({ type: User, description: 'The user as they are now.', resolve: (_query, { user }) => user }),
    recoveryCodes: t.stringList({
      nullable: true,
      description: 'New recovery codes, which are shown only once; null if none were made.',
      resolve: ({ recoveryCodes }) => recoveryCodes,
    }),
  }),
});

builder.mutationField('confirmTotp', (t) =>
  t.field({
    type: SecondFactorPayload,
    skipTypeScopes: true,
    authScopes: { factorOwner: true },
    description:
      'Adds an authenticator app, in place of the one before. From then on signing in with the password takes a second step.',
    args: { input: t.arg({ type: ConfirmTotpInput, required: true, description: 'The first code.' }) },
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: { name: 'ConfirmTotpResult', description: 'The user with the app, or why it was not added.' },
    },
    resolve: async (_root, { input }, context) => {
      const user = factorOwner(context);
      await requireProof(user, context);
      const recoveryCodes = await addTotp(user, input);
      finishSettingUp(context);
      return { user, recoveryCodes };
    },
  }),
);

builder.mutationField('removeTotp', (t) =>
  t.withAuth({ session: true }).field({
    type: SecondFactorPayload,
    description: 'Removes the authenticator app. Without a passkey, signing in then takes only the password.',
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: { name: 'RemoveTotpResult', description: 'The user without the app, or why it was not removed.' },
    },
    resolve: async (_root, _args, context) => {
      await requireProof(context.viewer, context);
      await removeTotp(context.viewer.id);
      return { user: context.viewer };
    },
  }),
);

builder.mutationField('makeRecoveryCodes', (t) =>
  t.withAuth({ session: true }).field({
    type: SecondFactorPayload,
    description: 'Makes ten new recovery codes. The old ones stop working.',
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: { name: 'MakeRecoveryCodesResult', description: 'The user with the codes, or why there are none.' },
    },
    resolve: async (_root, _args, context) => {
      await requireProof(context.viewer, context);
      return { user: context.viewer, recoveryCodes: await makeRecoveryCodes(context.viewer.id) };
    },
  }),
);
