import { enumName } from '../../common/enumName.ts';
import { userStatuses, userStatusNames, type UserStatus as Status } from '../../common/userStatuses.ts';
import { countByStatus, countUsers, userOrders, usersOn } from '../domain/accounts/userList.ts';
import { noteUserExport } from '../domain/accounts/administration.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { builder } from './builder.ts';
import { connectionOf, OrderDirection } from './connection.ts';
import { User } from './User.ts';

export const UserStatus = builder.enumType('UserStatus', {
  description: 'What the list of users can be narrowed to. A user may be in several.',
  values: Object.fromEntries(
    userStatusNames.map((value) => [enumName(value), { value, description: `${userStatuses[value]}.` }]),
  ) as Record<string, { value: Status; description: string }>,
});

const UserStatusCount = builder.objectRef<{ status: Status; count: number }>('UserStatusCount').implement({
  description: 'How many users are in a status.',
  fields: (t) => ({
    status: t.expose('status', { type: UserStatus, description: 'The status.' }),
    count: t.exposeInt('count', { description: 'How many users are in it.' }),
  }),
});

const UserOrder = builder.inputType('UserOrder', {
  description: 'How users are ordered.',
  fields: (t) => ({
    by: t.field({
      required: true,
      description: 'What to order by.',
      type: builder.enumType('UserOrderField', {
        description: 'What users can be ordered by.',
        values: {
          CREATED_AT: { description: 'When their accounts were created.' },
          USERNAME: { description: 'Their usernames, ignoring case.' },
          EMAIL: { description: 'Their email addresses, ignoring case.' },
          LAST_LOGIN: { description: 'When they last signed in; users who never did count as the earliest.' },
        } satisfies Record<keyof typeof userOrders, object>,
      }),
    }),
    direction: t.field({ type: OrderDirection, required: true, description: 'The direction of the order.' }),
  }),
});

builder.queryField('users', (t) =>
  t.withAuth({ admin: true }).connection(
    {
      type: User,
      description: 'All users, newest first; 20 to a page by default, 100 at most. For administrators.',
      args: {
        status: t.arg({ type: UserStatus, description: 'Only users in this status.' }),
        search: t.arg.string({ description: 'Only users whose username or email contains this text, ignoring case.' }),
        orderBy: t.arg({ type: UserOrder, description: 'How to order them; newest first by default.' }),
      },
      resolve: async (_root, { search, status, orderBy, ...args }) => ({
        filter: { search, status },
        ...(await connectionOf(
          args,
          orderBy ? { ...userOrders[orderBy.by], direction: orderBy.direction } : byCreation,
          (page) => usersOn(page, { search, status }),
        )),
      }),
    },
    {
      name: 'UsersConnection',
      description: 'Users of this server.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many there are on all pages.',
          resolve: ({ filter }) => countUsers(filter),
        }),
        statusCounts: t.field({
          type: [UserStatusCount],
          description: 'How many of the users that the search finds are in each status.',
          resolve: ({ filter }) => countByStatus(filter.search),
        }),
      }),
    },
    { name: 'UsersEdge', description: 'A user and their place in the list.' },
  ),
);

const StartUserExportPayload = builder.objectRef<{ users: number }>('StartUserExportPayload').implement({
  description: 'An export of users that has just begun.',
  fields: (t) => ({ users: t.exposeInt('users', { description: 'How many users are in it.' }) }),
});

builder.mutationField('startUserExport', (t) =>
  t.withAuth({ admin: true }).field({
    type: StartUserExportPayload,
    description:
      'Notes in the audit log that users are exported, and counts them. Read them with `users`. For administrators.',
    args: {
      search: t.arg.string({ description: 'Only users whose username or email contains this text, ignoring case.' }),
      status: t.arg({ type: UserStatus, description: 'Only users in this status.' }),
    },
    errors: {
      types: [],
      directResult: true,
      union: { name: 'StartUserExportResult', description: 'The export that has begun.' },
    },
    resolve: async (_root, filter, { viewer }) => ({ users: await noteUserExport(viewer, filter) }),
  }),
);
