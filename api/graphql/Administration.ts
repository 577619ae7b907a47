import { userChangesFields, userChangesForm } from '../../common/forms/accountForms.ts';
import { adminStats, updateUser, type AdminStats as Stats } from '../domain/accounts/administration.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { countUsers, userOrders, usersOn } from '../domain/accounts/userList.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts';
import type { User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { connectionOf, OrderDirection } from './connection.ts';
import { User } from './User.ts';

const AdminStats = builder.objectRef<Stats>('AdminStats').implement({
  description: 'How much there is of everything.',
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
    description: 'How much there is of everything; for administrators.',
    resolve: () => adminStats(),
  }),
);

const UserOrder = builder.inputType('UserOrder', {
  description: 'How users are ordered.',
  fields: (t) => ({
    by: t.field({
      required: true,
      description: 'What they are ordered by.',
      type: builder.enumType('UserOrderField', {
        description: 'What users can be ordered by.',
        values: {
          CREATED_AT: { description: 'When their accounts were made.' },
          USERNAME: { description: 'Their usernames, in any case.' },
          EMAIL: { description: 'Their email addresses, in any case.' },
          LAST_LOGIN: { description: 'When they last signed in; who never did comes before all others.' },
        } satisfies Record<keyof typeof userOrders, object>,
      }),
    }),
    direction: t.field({ type: OrderDirection, required: true, description: 'Which way.' }),
  }),
});

builder.queryField('users', (t) =>
  t.withAuth({ admin: true }).connection(
    {
      type: User,
      description: 'All users, newest first; 20 to a page unless asked otherwise, 100 at most. For administrators.',
      args: {
        search: t.arg.string({ description: 'Only those whose username or email contains this, in any case.' }),
        orderBy: t.arg({ type: UserOrder, description: 'Another order than newest first.' }),
      },
      resolve: async (_root, { search, orderBy, ...args }) => ({
        search,
        ...(await connectionOf(
          args,
          orderBy ? { ...userOrders[orderBy.by], direction: orderBy.direction } : byCreation,
          (page) => usersOn(page, search),
        )),
      }),
    },
    {
      name: 'UsersConnection',
      description: 'Users of this server.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many there are on all pages together.',
          resolve: ({ search }) => countUsers(search),
        }),
      }),
    },
    { name: 'UsersEdge', description: 'A user and their place in the list.' },
  ),
);

const UpdateUserInput = builder
  .inputType('UpdateUserInput', {
    description: 'Changes to an account; what is left out stays as it is.',
    fields: (t) => ({
      username: t.string({ description: userChangesFields.username }),
      email: t.string({ description: userChangesFields.email }),
      password: t.string({ description: userChangesFields.password }),
      isAdmin: t.boolean({ description: userChangesFields.isAdmin }),
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
    description: 'Changes somebody’s account; for administrators.',
    args: {
      id: t.arg.globalID({ required: true, for: User, description: 'The account.' }),
      input: t.arg({ type: UpdateUserInput, required: true, description: 'What changes.' }),
    },
    errors: {
      types: [InvalidInputError, ConflictError, NotFoundError],
      directResult: true,
      union: { name: 'UpdateUserResult', description: 'The account as it is now, or why it is as it was.' },
    },
    resolve: async (_root, { id, input }, context) => {
      const user = await updateUser(context.viewer, Number(id.id), input, context.sessionToken);
      if (user.id === context.viewer.id) context.viewer = user;
      return user;
    },
  }),
);
