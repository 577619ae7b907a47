import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderReminders } from '../renderReminders.tsx';

const delivery = (id: string, changes: object = {}) => ({
  cursor: id,
  node: {
    __typename: 'Delivery',
    id,
    title: `${id} renews`,
    channelName: 'My phone',
    state: 'DELIVERED',
    tries: 1,
    answer: 'Answered 204',
    createdAt: '2026-11-23T08:00:00.000Z',
    endedAt: '2026-11-23T09:00:00.000Z',
    ...changes,
  },
});

const rows = () =>
  within(screen.getByRole('list', { name: 'What was sent to you' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says what was sent where, when, and what became of it', async () => {
  const edges = [
    delivery('Gym'),
    delivery('Choir', { channelName: 'email', state: 'WAITING', answer: 'It failed', tries: 2, endedAt: null }),
    delivery('Rent', { state: 'UNKNOWN', answer: null }),
    delivery('Hulu', { state: 'FAILED', answer: 'Answered 500' }),
  ];
  await renderReminders({ deliveries: { edges, pageInfo: { endCursor: null, hasNextPage: false } } });
  expect(rows()).toEqual([
    'Gym renewsDeliveredTo My phone · Nov 23, 2026, 9:00 AMAnswered 204',
    'Choir renewsWaitingBy email · Nov 23, 2026, 8:00 AMIt failed (2 tries)',
    'Rent renewsNot knownTo My phone · Nov 23, 2026, 9:00 AM',
    'Hulu renewsFailedTo My phone · Nov 23, 2026, 9:00 AMAnswered 500',
  ]);
});

it('shows more', async () => {
  const { user, sent, answerWith } = await renderReminders({
    deliveries: { edges: [delivery('Gym')], pageInfo: { endCursor: 'end', hasNextPage: true } },
  });
  await user.click(screen.getByRole('button', { name: 'Show more of what was sent' }));
  expect(sent()).toEqual(['DeliveriesPaginationQuery', { count: 20, cursor: 'end', id: 'ada' }]);
  const deliveries = { edges: [delivery('Choir')], pageInfo: { endCursor: null, hasNextPage: false } };
  await answerWith({ node: { __typename: 'User', id: 'ada', deliveries } });
  expect(rows()).toHaveLength(2);
});

it('says that nothing was sent', async () => {
  await renderReminders();
  expect(screen.getByText('Nothing was sent yet.')).toBeTruthy();
});
