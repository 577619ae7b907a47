import { enumName } from '../../common/enumName.ts';
import { heard } from '../../common/said.ts';
import { noticeKinds, type NoticeKind } from '../../common/values.ts';
import { told } from '../domain/reminders/announcing.ts';
import { byAppearance, countUnread, inboxOf, kindOf } from '../domain/reminders/inbox.ts';
import { hasScope } from '../viewer/context.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';

const NoticeKindType = builder.enumType('NoticeKind', {
  description: 'What an entry of the inbox is about.',
  values: Object.fromEntries(
    Object.entries(noticeKinds).map(([value, description]) => [enumName(value), { value, description }]),
  ) as Record<string, { value: NoticeKind; description: string }>,
});

const NoticeValue = builder.objectRef<{ name: string; value: string }>('NoticeValue').implement({
  description: 'A value that the text of an entry mentions.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the value, such as `name`.' }),
    value: t.exposeString('value', { description: 'The value as text.' }),
  }),
});

export const InboxEntry = builder.prismaNode('InboxEntry', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({
    id: Number(id),
    userId: hasScope(context, 'reminders-read') ? context.viewer!.id : 0,
  }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'reminders-read' } }),
  fields: (t) => ({
    kind: t.field({ type: NoticeKindType, description: 'What it is about.', resolve: kindOf }),
    day: t.field({
      type: 'Date',
      description: 'The calendar day that it is about.',
      resolve: ({ day }) => day.toISOString().slice(0, 10),
    }),
    text: t.string({ description: 'What it says, in words for people.', resolve: ({ saying }) => told(saying) }),
    code: t.string({
      description: 'What it says, as a code for programs.',
      resolve: ({ saying }) => heard(saying).id,
    }),
    values: t.field({
      type: [NoticeValue],
      description: 'The values that the text mentions.',
      resolve: ({ saying }) =>
        Object.entries(heard(saying).values).map(([name, value]) => ({ name, value: String(value) })),
    }),
    subscriptionId: t.globalID({
      nullable: true,
      description: 'The subscription that it is about, which may be removed; null if there is none.',
      resolve: ({ subscriptionId }) =>
        subscriptionId === null ? null : { type: 'TrackedSubscription', id: subscriptionId },
    }),
    isRead: t.boolean({ description: 'Whether its owner has read it.', resolve: ({ readAt }) => readAt !== null }),
    shownAt: t.expose('shownAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectField('User', 'inbox', (t) =>
  t.connection(
    {
      type: InboxEntry,
      description:
        'What they are told in the app, the latest first and without what is snoozed; 20 to a page by default, 100 at most.',
      authScopes: (user) => ({ $all: { owner: user.id, scope: 'reminders-read' } }),
      resolve: async ({ id }, args) => ({
        userId: id,
        ...(await connectionOf(args, byAppearance, (page) => inboxOf(id, page))),
      }),
    },
    {
      name: 'UserInboxConnection',
      description: 'The inbox of a user.',
      fields: (t) => ({
        unreadCount: t.int({
          description: 'How many entries on all pages are unread.',
          resolve: ({ userId }) => countUnread(userId),
        }),
      }),
    },
    { name: 'UserInboxEdge', description: 'An entry and its place in the inbox.' },
  ),
);
