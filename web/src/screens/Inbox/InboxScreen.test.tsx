import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { act } from 'react';
import { toastStore } from '../../ui/toast.ts';
import { entry, renderInbox } from './renderInbox.tsx';

afterEach(() => toastStore.set(undefined));

const rows = () => within(screen.getByRole('list', { name: 'Your inbox' })).getAllByRole('listitem');
const userWith = (unreadCount: number) => ({ __typename: 'User', id: 'ada', inbox: { unreadCount } });
const count = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const undo = () => act(async () => toastStore.get()!.action!.run());

it('shows what is new in words, and when it came', async () => {
  await renderInbox([entry('Gym'), entry('Netflix', { isRead: true })]);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'New Gym renews on Friday: $9.99Nov 23, 2026, 9:00 AMMark as readSnooze',
    'Netflix renews on Friday: $9.99Nov 23, 2026, 9:00 AMMark as unreadSnooze',
  ]);
  expect(count()).toEqual(['1 unread']);
});

it('marks an entry as read, and as unread again, with one button that keeps the focus', async () => {
  const { user, sent, answer } = await renderInbox([entry('Gym')]);
  await user.click(screen.getByRole('button', { name: /^Mark as read: Gym/ }));
  expect(sent()).toEqual(['useMarkReadMutation', { ids: ['Gym'] }]);
  await answer({
    __typename: 'MarkInboxReadPayload',
    entries: [{ __typename: 'InboxEntry', id: 'Gym', isRead: true }],
    user: userWith(0),
  });
  expect(count()).toEqual(['You have read everything.']);
  const button = screen.getByRole('button', { name: /^Mark as unread: Gym/ });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(sent()).toEqual(['useMarkUnreadMutation', { ids: ['Gym'] }]);
  await answer({
    __typename: 'MarkInboxUnreadPayload',
    entries: [{ __typename: 'InboxEntry', id: 'Gym', isRead: false }],
    user: userWith(1),
  });
  expect(count()).toEqual(['1 unread']);
});

it('marks all as read; an undo takes back what was unread', async () => {
  const { user, sent, answer } = await renderInbox([entry('Gym'), entry('Netflix', { isRead: true })]);
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(sent()).toEqual(['useMarkReadMutation', { ids: null }]);
  await answer({
    __typename: 'MarkInboxReadPayload',
    entries: [{ __typename: 'InboxEntry', id: 'Gym', isRead: true }],
    user: userWith(0),
  });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await undo();
  expect(sent()).toEqual(['markUnreadMutation', { ids: ['Gym'] }]);
});

it('snoozes an entry until an hour of the user’s day, and hands the focus on; an undo brings it back', async () => {
  const { user, sent, answer } = await renderInbox([entry('Gym'), entry('Netflix')]);
  await user.click(screen.getByRole('button', { name: /^Snooze: Gym/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^For 3 days/ }));
  const [name, variables] = sent();
  expect([name, variables['id']]).toEqual(['useSnoozeMutation', 'Gym']);
  const until = new Date(variables['until']);
  expect(until.toISOString()).toMatch(/T09:00:00\.000Z$/);
  expect(Math.round((until.getTime() - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(2);
  await answer({ __typename: 'SnoozeInboxEntryPayload', snoozedId: 'Gym', user: userWith(1) });
  expect(rows()).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Mark as read: Netflix/ }));
  expect(toastStore.get()).toMatchObject({ title: expect.stringMatching(/^Snoozed until \w+day, /) });
  await undo();
  expect(sent()).toEqual(['wakeEntryMutation', { id: 'Gym' }]);
});

it('says why an entry was not snoozed, and keeps it', async () => {
  const { user, refuse } = await renderInbox([entry('Gym')]);
  await user.click(screen.getByRole('button', { name: /^Snooze: Gym/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Until tomorrow/ }));
  await refuse(new Error('The server is busy.'));
  expect(rows()).toHaveLength(1);
  expect(toastStore.get()).toMatchObject({ title: 'Failed to snooze', description: 'The server is busy.' });
});

it('shows more', async () => {
  const { user, sent, page } = await renderInbox([entry('Gym')], true);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(sent()).toEqual(['InboxListPaginationQuery', { count: 50, cursor: 'end', id: 'ada' }]);
  const edges = [{ cursor: 'Netflix', node: entry('Netflix') }];
  await page({
    node: {
      __typename: 'User',
      id: 'ada',
      timeZone: 'UTC',
      reminders: { hour: 9 },
      unread: { unreadCount: 2 },
      inbox: { edges, pageInfo: { endCursor: null, hasNextPage: false } },
    },
  });
  expect(rows()).toHaveLength(2);
  expect(screen.getByText('That is all.')).toBeTruthy();
});

it('says what will be there', async () => {
  await renderInbox([]);
  expect(count()).toEqual([expect.stringMatching(/^Nothing new/)]);
});
