import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { expiredInboxEntries } from '../../api/domain/reminders/inbox.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { sweepJob } from '../../api/jobs/sweep.ts';
import { send, signedIn } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';
import { workInEachTest } from '../support/jobs.ts';
import { announced, soon } from '../support/reminders.ts';

workInEachTest();

graphql(`
  fragment TestInbox on User {
    inbox(first: 10) {
      unreadCount
      edges {
        node {
          id
          kind
          day
          text
          code
          values {
            name
            value
          }
          subscriptionId
          isRead
        }
      }
    }
  }
`);

const list = graphql(`
  query TestInboxOfViewer {
    viewer {
      ...TestInbox
    }
  }
`);

const markRead = graphql(`
  mutation TestMarkInboxRead($ids: [ID!]) {
    result: markInboxRead(ids: $ids) {
      ... on MarkInboxReadPayload {
        entries {
          id
          isRead
        }
        user {
          ...TestInbox
        }
      }
    }
  }
`);

const markUnread = graphql(`
  mutation TestMarkInboxUnread($ids: [ID!]!) {
    result: markInboxUnread(ids: $ids) {
      ... on MarkInboxUnreadPayload {
        entries {
          id
          isRead
        }
        user {
          ...TestInbox
        }
      }
    }
  }
`);

const wake = graphql(`
  mutation TestWakeInboxEntry($id: ID!) {
    result: wakeInboxEntry(id: $id) {
      __typename
      ... on WakeInboxEntryPayload {
        entry {
          id
        }
        user {
          ...TestInbox
        }
      }
    }
  }
`);

const snooze = graphql(`
  mutation TestSnoozeInboxEntry($id: ID!, $until: DateTime!) {
    result: snoozeInboxEntry(id: $id, until: $until) {
      __typename
      ... on SnoozeInboxEntryPayload {
        user {
          ...TestInbox
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
`);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('the inbox', () => {
  it('has what was announced, with the values of its texts, and says how much is unread', async () => {
    const ada = await signedIn('ada');
    const { id } = await db.trackedSubscription.create({ data: { userId: ada.user.id, name: 'Gym', ...byMonth(100) } });
    await announced(ada, ['inbox'], 'first', soon({ subscriptionId: id }));
    await announced(ada, ['inbox'], 'second', soon({ kind: 'trial-end' }));
    const { data } = await send(list, {}, ada);
    const entry = {
      id: expect.any(String),
      kind: 'RENEWAL',
      day: '2026-12-01',
      text: 'Answered on 4 December',
      code: 'delivery.answered',
      values: [{ name: 'status', value: 'on 4 December' }],
      subscriptionId: Buffer.from(`TrackedSubscription:${id}`).toString('base64'),
      isRead: false,
    };
    expect(data?.viewer?.inbox).toEqual({
      unreadCount: 2,
      edges: [{ node: { ...entry, kind: 'TRIAL_END', subscriptionId: null } }, { node: entry }],
    });
    await db.trackedSubscription.delete({ where: { id } });
    expect((await send(list, {}, ada)).data?.viewer?.inbox.edges[1]!.node.subscriptionId).toBe(null);
  });

  it('is read one by one or as a whole, by its owner only', async () => {
    const [bob, eve] = [await signedIn('bob'), await signedIn('eve')];
    for (const key of ['1', '2', '3']) await announced(bob, ['inbox'], key);
    const [first] = (await send(list, {}, bob)).data!.viewer!.inbox.edges;
    const { id } = first!.node;
    await send(markRead, { ids: [id] }, eve);
    expect((await send(list, {}, bob)).data?.viewer?.inbox.unreadCount).toBe(3);
    const { data } = await send(markRead, { ids: [id] }, bob);
    expect(data?.result.user.inbox).toMatchObject({ unreadCount: 2, edges: [{ node: { id, isRead: true } }, {}, {}] });
    expect((await send(markRead, { ids: null }, bob)).data?.result.user.inbox.unreadCount).toBe(0);
  });

  it('says which entries were unread, and marks them as unread again, by their owner only', async () => {
    const [fay, eve] = [await signedIn('fay'), await signedIn('eve2')];
    for (const key of ['1', '2']) await announced(fay, ['inbox'], key);
    const ids = (await send(list, {}, fay)).data!.viewer!.inbox.edges.map(({ node }) => node.id);
    await send(markRead, { ids: [ids[0]!] }, fay);
    const read = (await send(markRead, { ids: null }, fay)).data!.result.entries;
    expect(read).toEqual([{ id: ids[1], isRead: true }]);
    expect((await send(markUnread, { ids }, eve)).data?.result.entries).toEqual([]);
    const { data } = await send(markUnread, { ids: [ids[1]!] }, fay);
    expect(data?.result).toMatchObject({
      entries: [{ id: ids[1], isRead: false }],
      user: { inbox: { unreadCount: 1 } },
    });
  });

  it('brings a snoozed entry back to its old place, for its owner only', async () => {
    const [gus, eve] = [await signedIn('gus'), await signedIn('eve3')];
    for (const key of ['1', '2']) await announced(gus, ['inbox'], key);
    const ids = (await send(list, {}, gus)).data!.viewer!.inbox.edges.map(({ node }) => node.id);
    await send(snooze, { id: ids[1]!, until: inDays(3).toISOString() }, gus);
    expect((await send(wake, { id: ids[1]! }, eve)).data?.result.__typename).toBe('NotFoundError');
    const { data } = await send(wake, { id: ids[1]! }, gus);
    expect(data?.result).toMatchObject({
      entry: { id: ids[1] },
      user: { inbox: { unreadCount: 2, edges: ids.map((id) => ({ node: { id } })) } },
    });
  });

  it('lets an entry be snoozed, which comes back unread', async () => {
    const cara = await signedIn('cara');
    await announced(cara, ['inbox']);
    const { id } = (await send(markRead, {}, cara)).data!.result.user.inbox.edges[0]!.node;
    const until = inDays(1).toISOString();
    expect((await send(snooze, { id, until }, cara)).data?.result).toMatchObject({
      user: { inbox: { unreadCount: 0, edges: [] } },
    });
    await db.inboxEntry.updateMany({ where: { userId: cara.user.id }, data: { shownAt: new Date() } }); // a day later
    expect((await send(list, {}, cara)).data?.viewer?.inbox).toMatchObject({
      unreadCount: 1,
      edges: [{ node: { id, isRead: false } }],
    });
  });

  it.each([-1, 31])('snoozes to no time in %i days', async (days) => {
    const viewer = await signedIn(`snoozer${days + 1}`);
    await announced(viewer, ['inbox']);
    const { id } = (await send(list, {}, viewer)).data!.viewer!.inbox.edges[0]!.node;
    expect((await send(snooze, { id, until: inDays(days).toISOString() }, viewer)).data?.result).toMatchObject({
      issues: [{ field: 'until', message: 'Please choose a time in the next 30 days' }],
    });
    expect((await send(snooze, { id, until: 'tomorrow' }, viewer)).errors).toHaveLength(1);
  });

  it('is kept for a year', async () => {
    const dora = await signedIn('dora');
    for (const key of ['old', 'new']) await announced(dora, ['inbox'], key);
    await db.inboxEntry.updateMany({ where: { userId: dora.user.id, key: 'old' }, data: { createdAt: inDays(-366) } });
    await sweepJob([expiredInboxEntries]).run({ id: 1n, signal: new AbortController().signal });
    expect(await db.inboxEntry.findMany({ where: { userId: dora.user.id } })).toMatchObject([{ key: 'new' }]);
  });
});
