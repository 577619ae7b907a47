import { newPasskeyForm, passkeyNameForm } from '../../common/forms/accountForms.ts';
import { renamePasskey, startPasskey } from '../domain/accounts/passkeys.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import { addPasskey, removePasskey } from '../domain/accounts/secondFactorChanges.ts';
import { InvalidInputError, NotFoundError, ProofRequiredError } from '../errors.ts';
import type { Passkey as PasskeyRow, User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { factorOwner, finishSettingUp, partyOf } from './factorOwner.ts';
import { Passkey } from './PasskeyType.ts';
import { User } from './User.ts';

/** What a browser needs, as the WebAuthn standard writes it in JSON. */
export const PasskeyQuestion = builder.objectRef<object>('PasskeyQuestion').implement({
  description:
    'What a browser needs to make a passkey or to ask for one. It can be answered once, within five minutes.',
  fields: (t) => ({
    options: t.string({
      description:
        'The options as JSON, for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.',
      resolve: (options) => JSON.stringify(options),
    }),
  }),
});

builder.mutationField('startPasskey', (t) =>
  t.field({
    type: PasskeyQuestion,
    skipTypeScopes: true,
    authScopes: { factorOwner: true },
    description: 'Starts to add a passkey.',
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: { name: 'StartPasskeyResult', description: 'What the browser needs, or why there is nothing.' },
    },
    resolve: async (_root, _args, context) => {
      const user = factorOwner(context);
      await requireProof(user, context);
      return startPasskey(user, partyOf(context), context.sessionToken!);
    },
  }),
);

const AddPasskeyInput = builder
  .inputType('AddPasskeyInput', {
    description: 'A passkey that a browser has made.',
    fields: (t) => ({
      name: t.string({ required: true, description: 'A name to tell it from your others; 1 to 100 characters.' }),
      credential: t.string({ required: true, description: 'What the browser answered, as JSON.' }),
    }),
  })
  .validate(newPasskeyForm);

interface Added {
  user: UserRow;
  passkey: PasskeyRow;
  recoveryCodes: string[] | null;
}

const AddPasskeyPayload = builder.objectRef<Added>('AddPasskeyPayload').implement({
  description: 'A passkey that was just added.',
  fields: (t) => ({
    user: t.prismaField({ type: User, description: 'The user as they are now.', resolve: (_query, { user }) => user }),
    passkey: t.expose('passkey', { type: Passkey, description: 'The passkey.' }),
    recoveryCodes: t.stringList({
      nullable: true,
      description: 'New recovery codes, which are shown only once; null if the user has some already.',
      resolve: ({ recoveryCodes }) => recoveryCodes,
    }),
  }),
});

builder.mutationField('addPasskey', (t) =>
  t.field({
    type: AddPasskeyPayload,
    skipTypeScopes: true,
    authScopes: { factorOwner: true },
    description:
      'Adds a passkey. It can sign in by itself, and from then on signing in with the password takes a second step.',
    args: { input: t.arg({ type: AddPasskeyInput, required: true, description: 'The passkey.' }) },
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: { name: 'AddPasskeyResult', description: 'The passkey, or why it was not added.' },
    },
    resolve: async (_root, { input }, context) => {
      const user = factorOwner(context);
      await requireProof(user, context);
      const added = await addPasskey(user, input, context.sessionToken!, partyOf(context));
      finishSettingUp(context);
      return { user, ...added };
    },
  }),
);

const RenamePasskeyInput = builder
  .inputType('RenamePasskeyInput', {
    description: 'Another name for a passkey.',
    fields: (t) => ({ name: t.string({ required: true, description: 'The name; 1 to 100 characters.' }) }),
  })
  .validate(passkeyNameForm);

const RenamePasskeyPayload = builder.objectRef<PasskeyRow>('RenamePasskeyPayload').implement({
  description: 'A passkey with another name.',
  fields: (t) => ({ passkey: t.field({ type: Passkey, description: 'The passkey.', resolve: (passkey) => passkey }) }),
});

builder.mutationField('renamePasskey', (t) =>
  t.withAuth({ session: true }).field({
    type: RenamePasskeyPayload,
    description: 'Gives one of the signed-in user’s passkeys another name.',
    args: {
      id: t.arg.globalID({ required: true, for: Passkey, description: 'The passkey.' }),
      input: t.arg({ type: RenamePasskeyInput, required: true, description: 'Its name.' }),
    },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: { name: 'RenamePasskeyResult', description: 'The passkey, or why its name did not change.' },
    },
    resolve: (_root, { id, input }, { viewer }) => renamePasskey(viewer.id, Number(id.id), input.name),
  }),
);

const RemovePasskeyPayload = builder.objectRef<{ id: number; user: UserRow }>('RemovePasskeyPayload').implement({
  description: 'A passkey that was just removed.',
  fields: (t) => ({
    user: t.prismaField({ type: User, description: 'The user as they are now.', resolve: (_query, { user }) => user }),
    removedId: t.globalID({
      description: 'The id that the passkey had.',
      resolve: ({ id }) => ({ type: 'Passkey', id }),
    }),
  }),
});

builder.mutationField('removePasskey', (t) =>
  t.withAuth({ session: true }).field({
    type: RemovePasskeyPayload,
    description: 'Removes one of the signed-in user’s passkeys, immediately and permanently.',
    args: { id: t.arg.globalID({ required: true, for: Passkey, description: 'The passkey.' }) },
    errors: {
      types: [InvalidInputError, NotFoundError, ProofRequiredError],
      directResult: true,
      union: { name: 'RemovePasskeyResult', description: 'The id of the passkey, or why it was not removed.' },
    },
    resolve: async (_root, { id }, context) => {
      await requireProof(context.viewer, context);
      await removePasskey(context.viewer.id, Number(id.id));
      return { id: Number(id.id), user: context.viewer };
    },
  }),
);
