import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import query, { type CalendarScreenQuery } from '../../__generated__/CalendarScreenQuery.graphql.ts';
import { RequestError } from '../../relay/environment.ts';
import { toastStore } from '../../ui/toast.ts';
import { render } from '../../../test/render.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';
import { readView, variablesOf } from './view.ts';

afterEach(() => toastStore.set(undefined));

const gym = {
  amountCents: 2_990,
  currency: 'USD',
  state: 'EXPECTED',
  isOverdue: false,
  subscription: { __typename: 'TrackedSubscription', id: 'gym', name: 'Gym' },
};

const viewer = (monthCents: number, ...days: string[]) => ({ viewer: userWith(monthCents, days) });

const userWith = (monthCents: number, days: string[], undatedCount = 0) => ({
  __typename: 'User',
  id: 'ada',
  username: 'ada',
  isAdmin: false,
  timeZone: 'UTC',
  spending: { __typename: 'Spending', undatedCount },
  month: { totalCents: monthCents },
  calendar: { currency: 'USD', leftOut: [], days: days.map((day) => ({ day, totalCents: 2_990, payments: [gym] })) },
});

const Screen = () => (
  <Suspense fallback="Loading…">
    <CalendarScreen />
  </Suspense>
);

/** Renders the screen at an address, with a mock environment. */
async function renderCalendar(address: string) {
  const environment = createMockEnvironment();
  const loader = ({ request }: LoaderFunctionArgs) =>
    loadQuery<CalendarScreenQuery>(environment, query, variablesOf(readView(new URL(request.url).searchParams)));
  const screens = [{ path: '/dashboard/calendar', loader, Component: Screen, HydrateFallback: () => null }];
  const router = createMemoryRouter(
    [...screens, { path: '/auth', Component: () => <p>{`At ${useLocation().pathname}${useLocation().search}`}</p> }],
    { initialEntries: [address] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByText('Loading…');
  return {
    user: userEvent.setup(),
    router,
    sent: () => environment.mock.getMostRecentOperation().request.variables,
    answer: (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never)),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}

const summary = () => screen.getByRole('heading', { level: 2 }).parentElement?.textContent;

it('asks for all days of the weeks of the month in the address', async () => {
  const { sent, answer } = await renderCalendar('/dashboard/calendar?month=2026-12');
  expect(sent()).toEqual({ from: '2026-11-29', to: '2027-01-02', first: '2026-12-01', last: '2026-12-31' });
  await answer(viewer(5_980, '2026-12-03', '2026-12-31', '2027-01-01'));
  expect(summary()).toBe('December 2026$59.80 in 2 payments');
});

it.each(['', '?month=', '?month=2026-13', '?month=gym'])('shows this month at %j', async (search) => {
  const { sent } = await renderCalendar(`/dashboard/calendar${search}`);
  const today = new Date().toISOString().slice(0, 10);
  expect(sent()['from'] <= today && today <= sent()['to']).toBe(true);
});

it('keeps the month until another is loaded, which is then in the address', async () => {
  const { user, router, sent, answer } = await renderCalendar('/dashboard/calendar?month=2026-12');
  await answer(viewer(2_990, '2026-12-03'));
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(sent()).toEqual({ from: '2026-12-27', to: '2027-02-06', first: '2027-01-01', last: '2027-01-31' });
  expect(summary()).toBe('December 2026$29.90 in 1 payment');
  await answer(viewer(5_980, '2027-01-07', '2027-01-14'));
  expect(summary()).toBe('January 2027$59.80 in 2 payments');
  expect(router.state.location.search).toBe('?month=2027-01');
});

it('stays when another month does not load, and says so', async () => {
  const { user, answer, refuse } = await renderCalendar('/dashboard/calendar?month=2026-12');
  await answer(viewer(2_990, '2026-12-03'));
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await refuse(new RequestError('No luck.'));
  expect(summary()).toBe('December 2026$29.90 in 1 payment');
  expect(toastStore.get()).toMatchObject({ tone: 'error', title: 'Failed to load payments', description: 'No luck.' });
});

it('does not hide what has no date', async () => {
  const { answer } = await renderCalendar('/dashboard/calendar?month=2026-12');
  await answer({ viewer: userWith(0, [], 3) });
  const note = await screen.findByText(/^3 active subscriptions have no date, so they are not counted here\./);
  expect(within(note).getByRole('link').getAttribute('href')).toBe('/dashboard');
});

it('leads whoever is not logged in to /auth, and back', async () => {
  const { answer } = await renderCalendar('/dashboard/calendar?month=2026-12');
  await answer({ viewer: null });
  expect(await screen.findByText('At /auth?next=%2Fdashboard%2Fcalendar%3Fmonth%3D2026-12')).toBeTruthy();
});
