import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toastStore } from '../../ui/toast.ts';
import { detail, garden, renderScreen, row, stubWindow, tool, user } from './renderStacks.tsx';

stubWindow();

const paid = (monthlyCents: number, changes: object = {}) => ({
  __typename: 'TrackedSubscription',
  id: btoa(`TrackedSubscription:${monthlyCents}`),
  monthlyCents,
  currency: 'USD',
  isActive: true,
  ...changes,
});

const show = (tools: object[], changes: object = {}) =>
  renderScreen(user(row(garden, 'Garden')), detail(tools, changes));
const resolve = (environment: Awaited<ReturnType<typeof renderScreen>>, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data }));
const sent = (environment: Awaited<ReturnType<typeof renderScreen>>) =>
  environment.mock.getMostRecentOperation().request.variables;

it('tells what is paid for tools that are tracked, and leads to them', async () => {
  await show([tool('1', { tracked: paid(1_200) }), tool('2', { tracked: paid(0, { isActive: false }) })], {
    totalCents: 1_000,
    spending: { trackedCount: 2, monthlyCents: 1_200 },
  });
  expect(screen.getByRole('link', { name: 'Tracked: $12.00 a month: Tool 1' }).getAttribute('href')).toBe(
    `/dashboard/subscriptions/${encodeURIComponent(btoa('TrackedSubscription:1200'))}`,
  );
  screen.getByRole('link', { name: 'Tracked, not active: Tool 2' });
  expect(document.body.textContent).toContain(
    'You track 2 of 2 and pay $12.00 a month for them, $2.00 more than planned',
  );
  expect(screen.queryByRole('button', { name: /^Track/ })).toBeNull();
});

it('tracks one, or all, and moves the focus to what took the button’s place', async () => {
  const environment = await show([tool('1'), tool('2')]);
  expect(document.body.textContent).toContain('None of this is on your dashboard yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Track this : Tool 1' }));
  expect(sent(environment)).toEqual({ stackId: garden, ids: ['1'] });
  const after = (tools: object[], trackedCount: number, added: object[]) => ({
    result: {
      __typename: 'TrackStackPayload',
      subscriptions: added,
      unreadable: [],
      stack: detail(tools, { spending: { trackedCount, monthlyCents: 900 } }),
    },
  });
  await resolve(environment, after([tool('1', { tracked: paid(900) }), tool('2')], 1, [{ id: 'a', name: 'Tool 1' }]));
  expect(toastStore.get()).toMatchObject({ title: 'Subscription added', action: { label: 'Undo' } });
  expect(document.activeElement?.textContent).toContain('Tracked: $9.00 a month');

  await userEvent.click(screen.getByRole('button', { name: 'Track the rest' }));
  expect(sent(environment)).toEqual({ stackId: garden, ids: null });
  await resolve(
    environment,
    after([tool('1', { tracked: paid(900) }), tool('2', { tracked: paid(800) })], 2, [{ id: 'b', name: 'Tool 2' }]),
  );
  expect(document.activeElement?.textContent).toContain('You track 2 of 2');
});

it('says whose price could not be read', async () => {
  const environment = await show([tool('1', { name: 'Odd', price: 'ask us' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Track all' }));
  await resolve(environment, {
    result: {
      __typename: 'TrackStackPayload',
      subscriptions: [],
      unreadable: [{ id: '1', name: 'Odd' }],
      stack: detail([tool('1', { name: 'Odd', price: 'ask us' })]),
    },
  });
  expect(toastStore.get()).toMatchObject({
    title: 'Nothing added',
    description: 'The price of Odd could not be read.',
  });
});
