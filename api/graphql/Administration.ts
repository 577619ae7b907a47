import { userChangesFields, userChangesForm } from '../../common/forms/accountForms.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import { deleteUser } from '../domain/accounts/administrators.ts';
import { adminStats, updateUser, type AdminStats as Stats } from '../domain/accounts/administration.ts';
import { ConflictError, InvalidInputError, NotFoundError, ProofRequiredError } from '../errors.ts';
import type { User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { User } from './User.ts';

const AdminStats = builder.objectRef<Stats>('AdminStats').implement({
  description: 'Totals over all users.',
  fields: (t) => ({
    totalUsers: t.exposeInt('totalUsers', { description: 'How many accounts there are.' }),
    activeUsers: t.exposeInt('activeUsers', {
      description: 'How many of them have signed in within the last 30 days.',
    }),
    totalStacks: t.exposeInt('totalStacks', { description: 'How many stacks all users have together.' }),
    totalSubscriptions: t.exposeInt('totalSubscriptions', {
      description: 'How many subscriptions all users track together, inactive ones too.',
    }),
  }),
});

builder.queryField('adminStats', (t) =>
  t.withAuth({ admin: true }).field({
    type: AdminStats,
    description: 'Totals over all users. For administrators.',
    resolve: () => adminStats(),
  }),
);

const UpdateUserInput = builder
  .inputType('UpdateUserInput', {
    description: 'Changes to an account. Fields that you leave out stay as they are.',
    fields: (t) => ({
      username: t.string({ description: userChangesFields.username }),
      email: t.string({ description: userChangesFields.email }),
      password: t.string({ description: userChangesFields.password }),
      isAdmin: t.boolean({ description: userChangesFields.isAdmin }),
      isDisabled: t.boolean({ description: userChangesFields.isDisabled }),
    }),
  })
  .validate(userChangesForm);

const UpdateUserPayload = builder.objectRef<UserRow>('UpdateUserPayload').implement({
  description: 'An account that an administrator has changed.',
  fields: (t) => ({
    user: t.prismaField({ type: User, description: 'The account as it is now.', resolve: (_query, user) => user }),
  }),
});

builder.mutationField('updateUser', (t) =>
  t.withAuth({ admin: true }).field({
    type: UpdateUserPayload,
    description:
      'Changes a user’s account. You change your own email and password with `updateAccount` and `changePassword`. For administrators.',
    args: {
      id: t.arg.globalID({ required: true, for: User, description: 'The account.' }),
      input: t.arg({ type: UpdateUserInput, required: true, description: 'What changes.' }),
    },
    errors: {
      types: [InvalidInputError, ConflictError, NotFoundError, ProofRequiredError],
      directResult: true,
      union: { name: 'UpdateUserResult', description: 'The account as it is now, or why it did not change.' },
    },
    resolve: async (_root, { id, input }, context) => {
      await requireProof(context.viewer, context);
      const user = await updateUser(context.viewer, Number(id.id), input);
      if (user.id === context.viewer.id) context.viewer = user;
      return user;
    },
  }),
);

const DeleteUserPayload = builder.objectRef<{ id: number }>('DeleteUserPayload').implement({
  description: 'An account that an administrator has deleted.',
  fields: (t) => ({
    deletedId: t.globalID({
      description: 'The id that the account had.',
      resolve: ({ id }) => ({ type: 'User', id }),
    }),
  }),
});

builder.mutationField('deleteUser', (t) =>
  t.withAuth({ admin: true }).field({
    type: DeleteUserPayload,
    description:
      'Deletes a user’s account and all their data, immediately and permanently. You cannot delete your own account this way. For administrators.',
    args: { id: t.arg.globalID({ required: true, for: User, description: 'The account.' }) },
    errors: {
      types: [InvalidInputError, NotFoundError, ProofRequiredError],
      directResult: true,
      union: { name: 'DeleteUserResult', description: 'The id of the deleted account, or why it was not deleted.' },
    },
    resolve: async (_root, { id }, context) => {
      await requireProof(context.viewer, context);
      await deleteUser(context.viewer, Number(id.id));
      return { id: Number(id.id) };
    },
  }),
);
