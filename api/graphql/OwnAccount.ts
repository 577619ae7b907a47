import { accountChangesForm, accountFields, deleteAccountForm } from '../../common/forms/accountForms.ts';
import { deleteAccount, updateAccount } from '../domain/accounts/ownAccount.ts';
import { requireFactorProof } from '../domain/accounts/recentProof.ts';
import { ConflictError, InvalidInputError, ProofRequiredError } from '../errors.ts';
import { payload } from './Account.ts';
import { builder } from './builder.ts';
import { leave } from './browserSession.ts';

const UpdateAccountInput = builder
  .inputType('UpdateAccountInput', {
    description:
      'Changes to your own account. Fields that you leave out stay as they are. A new email needs the current password, and on a server that sends mail also to be confirmed.',
    fields: (t) => ({
      username: t.string({ description: accountFields.username }),
      email: t.string({ description: accountFields.email }),
      currentPassword: t.string({ description: accountFields.currentPassword }),
      timeZone: t.string({ description: accountFields.timeZone }),
      locale: t.string({ description: accountFields.locale }),
    }),
  })
  .validate(accountChangesForm);

const DeleteAccountInput = builder
  .inputType('DeleteAccountInput', {
    description: 'The current password, to confirm that the owner wants the account deleted.',
    fields: (t) => ({
      currentPassword: t.string({
        description: 'The account’s password; an account without one must have signed in within the last 10 minutes.',
      }),
    }),
  })
  .validate(deleteAccountForm);

const UpdateAccountPayload = payload(
  'UpdateAccountPayload',
  'A user with another username, time zone or locale, or one who changes their email.',
);

const DeleteAccountPayload = builder.objectRef<{ id: number }>('DeleteAccountPayload').implement({
  description: 'An account that was just deleted.',
  fields: (t) => ({
    deletedId: t.globalID({
      description: 'The id that the user had.',
      resolve: ({ id }) => ({ type: 'User', id }),
    }),
  }),
});

builder.mutationField('updateAccount', (t) =>
  t.withAuth({ session: true }).field({
    type: UpdateAccountPayload,
    description:
      'Changes the signed-in user’s username, email and time zone. A new email needs the current password. On a server that sends mail, it takes effect when the link in a mail to it is opened (`confirmEmail`), and is the `pendingEmail` until then; elsewhere it does at once.',
    args: { input: t.arg({ type: UpdateAccountInput, required: true, description: 'What changes.' }) },
    errors: {
      types: [InvalidInputError, ConflictError, ProofRequiredError],
      directResult: true,
      union: { name: 'UpdateAccountResult', description: 'The user as they are now, or why nothing changed.' },
    },
    resolve: async (_root, { input }, context) => {
      if (input.email !== undefined && input.email !== context.viewer.email)
        await requireFactorProof(context.viewer, context);
      return (context.viewer = await updateAccount(context.viewer, input, context));
    },
  }),
);

builder.mutationField('deleteAccount', (t) =>
  t.withAuth({ session: true }).field({
    type: DeleteAccountPayload,
    description:
      'Permanently deletes the signed-in user and all their data, and signs them out. The last administrator cannot be deleted.',
    args: { input: t.arg({ type: DeleteAccountInput, required: true, description: 'The password.' }) },
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: {
        name: 'DeleteAccountResult',
        description: 'The id of the deleted user, or why the account was not deleted.',
      },
    },
    resolve: async (_root, { input }, context) => {
      const { id } = context.viewer;
      await requireFactorProof(context.viewer, context);
      await deleteAccount(context.viewer, input, context);
      leave(context);
      return { id };
    },
  }),
);
