import { markRead, markUnread, snooze, wake } from '../domain/reminders/inbox.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { InboxEntry as EntryRow, User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { InboxEntry } from './InboxEntry.ts';
import { User } from './User.ts';

/** How many entries can be named at once. */
const mostNamed = 1_000;

const user = 'The user, with their inbox as it is now.';

const marked = (name: string, description: string) =>
  builder.objectRef<{ user: UserRow; entries: EntryRow[] }>(name).implement({
    description,
    fields: (t) => ({
      user: t.expose('user', { type: User, description: user }),
      entries: t.expose('entries', { type: [InboxEntry], description: 'The entries that changed.' }),
    }),
  });

const MarkInboxReadPayload = marked('MarkInboxReadPayload', 'An inbox that was just read.');
const MarkInboxUnreadPayload = marked('MarkInboxUnreadPayload', 'Entries that were just marked as unread.');

const SnoozeInboxEntryPayload = builder.objectRef<{ user: UserRow; id: number }>('SnoozeInboxEntryPayload').implement({
  description: 'An inbox without an entry that was just snoozed.',
  fields: (t) => ({
    user: t.expose('user', { type: User, description: user }),
    snoozedId: t.globalID({
      description: 'The id of the entry, which `wakeInboxEntry` brings back.',
      resolve: ({ id }) => ({ type: 'InboxEntry', id }),
    }),
  }),
});

const WakeInboxEntryPayload = builder.objectRef<{ user: UserRow; entry: EntryRow }>('WakeInboxEntryPayload').implement({
  description: 'An inbox with an entry that was snoozed.',
  fields: (t) => ({
    user: t.expose('user', { type: User, description: user }),
    entry: t.expose('entry', { type: InboxEntry, description: 'The entry.' }),
  }),
});

const numbersOf = (ids: readonly { id: string }[]) => ids.slice(0, mostNamed).map(({ id }) => Number(id));

builder.mutationField('markInboxRead', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: MarkInboxReadPayload,
    description: 'Marks entries of the signed-in user’s inbox as read; all of them if none is named.',
    args: {
      ids: t.arg.globalIDList({
        for: InboxEntry,
        description: 'The entries, up to 1,000; what is not theirs is left out.',
      }),
    },
    errors: {
      types: [],
      directResult: true,
      union: { name: 'MarkInboxReadResult', description: 'The inbox as it is now.' },
    },
    resolve: async (_root, { ids }, { viewer }) => ({
      user: viewer,
      entries: await markRead(viewer.id, ids ? numbersOf(ids) : undefined),
    }),
  }),
);

builder.mutationField('markInboxUnread', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: MarkInboxUnreadPayload,
    description: 'Marks entries of the signed-in user’s inbox as unread, as `markInboxRead` found them.',
    args: {
      ids: t.arg.globalIDList({
        required: true,
        for: InboxEntry,
        description: 'The entries, up to 1,000; what is not theirs is left out.',
      }),
    },
    errors: {
      types: [],
      directResult: true,
      union: { name: 'MarkInboxUnreadResult', description: 'The inbox as it is now.' },
    },
    resolve: async (_root, { ids }, { viewer }) => ({
      user: viewer,
      entries: await markUnread(viewer.id, numbersOf(ids)),
    }),
  }),
);

builder.mutationField('snoozeInboxEntry', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: SnoozeInboxEntryPayload,
    description: 'Takes an entry out of the inbox, into which it comes back unread at a time in the next 30 days.',
    args: {
      id: t.arg.globalID({ required: true, for: InboxEntry, description: 'The entry.' }),
      until: t.arg({ type: 'DateTime', required: true, description: 'When it comes back.' }),
    },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: { name: 'SnoozeInboxEntryResult', description: 'The inbox as it is now, or why nothing was snoozed.' },
    },
    resolve: async (_root, { id: { id }, until }, { viewer }) => {
      await snooze(viewer.id, Number(id), until);
      return { user: viewer, id: Number(id) };
    },
  }),
);

builder.mutationField('wakeInboxEntry', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: WakeInboxEntryPayload,
    description: 'Brings an entry that is snoozed back to its old place in the inbox, unread.',
    args: { id: t.arg.globalID({ required: true, for: InboxEntry, description: 'The entry.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'WakeInboxEntryResult', description: 'The inbox as it is now, or why nothing came back.' },
    },
    resolve: async (_root, { id: { id } }, { viewer }) => ({ user: viewer, entry: await wake(viewer.id, Number(id)) }),
  }),
);
