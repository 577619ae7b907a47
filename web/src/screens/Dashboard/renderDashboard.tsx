import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { monthlyCents, yearlyCents } from '../../../../common/billing/cycle.ts';
import { readPrice } from '../../../../common/billing/price.ts';
import query, { type DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { columnStore } from './list/keptColumns.ts';
import { readView, variablesOf } from './view.ts';
import { render } from '../../../test/render.tsx';

export const spending = (changes: object = {}) => ({
  currency: 'USD',
  monthlyCents: 2_549,
  monthAgoCents: null,
  yearlyCents: 30_588,
  averageCents: 1_275,
  activeCount: 2,
  inactiveCount: 1,
  undatedCount: 0,
  missingCurrencies: [],
  rates: null,
  byCategory: [
    { category: 'WORK', monthlyCents: 1_000, count: 1 },
    { category: 'ENTERTAINMENT', monthlyCents: 1_549, count: 1 },
  ],
  ...changes,
});

/** The price fields of the server's answer. */
export function priced(text: string) {
  const price = readPrice(text, 'USD');
  if (typeof price === 'string') throw new Error(price);
  const { amountCents, cycleCount, cycleUnit } = price;
  const numbers = { amountCents, cycleCount, cycleUnit: cycleUnit.toUpperCase() };
  const month = monthlyCents(price);
  return { price: text, ...numbers, monthlyCents: month, monthlyDisplayCents: month, yearlyCents: yearlyCents(price) };
}

export const subscription = (id: string, changes: object = {}) => ({
  __typename: 'TrackedSubscription',
  id,
  name: 'Netflix',
  logo: null,
  ...priced('$15.49/month'),
  currency: 'USD',
  category: 'ENTERTAINMENT',
  description: null,
  websiteUrl: null,
  isActive: true,
  state: 'ACTIVE',
  trialEndsOn: null,
  pausedUntil: null,
  endsOn: null,
  startsOn: null,
  nextDueOn: null,
  labels: [],
  ...changes,
});

/** What is due in the next 30 days. */
export const upcoming = (changes: { [name in 'payments' | 'overdue' | 'decisions']?: object[] } & object = {}) => ({
  from: '2026-11-23',
  totalCents: 0,
  currency: 'USD',
  payments: [],
  overdue: [],
  decisions: [],
  paymentCount: changes.payments?.length ?? 0,
  overdueCount: changes.overdue?.length ?? 0,
  decisionCount: changes.decisions?.length ?? 0,
  ...changes,
});

/** One active yearly one, one active monthly one, one inactive one. */
export const three = [
  subscription('figma', { name: 'Figma', ...priced('$120/year'), category: 'WORK' }),
  subscription('netflix'),
  subscription('gym', { name: 'Gym', ...priced('€30/month'), currency: 'EUR', isActive: false, state: 'PAUSED' }),
];

export const viewerWith = (subscriptions: { id: string }[], changes: object = {}) => ({
  __typename: 'User',
  id: 'ada',
  username: 'ada',
  isAdmin: false,
  currency: 'USD',
  timeZone: 'Europe/Berlin',
  locale: 'de-DE',
  spending: spending(),
  upcoming: upcoming(),
  inbox: { unreadCount: 0 },
  subscriptions: {
    totalCount: subscriptions.length,
    edges: subscriptions.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: false, endCursor: subscriptions.at(-1)?.id ?? null },
  },
  ...changes,
});

/** The owner in the answer of a mutation. */
export const owner = (changes: object = {}) => ({
  __typename: 'User',
  id: 'ada',
  timeZone: 'Europe/Berlin',
  locale: 'de-DE',
  spending: spending(changes),
  upcoming: upcoming(),
});

/** Renders the screen at an address, with a mock environment. */
export async function renderDashboard(viewer: object | null = viewerWith(three), address = '/dashboard') {
  Object.assign(globalThis, { scrollTo: () => undefined }); // jsdom has none
  const environment = createMockEnvironment();
  const loader = ({ request }: LoaderFunctionArgs) =>
    loadQuery<DashboardScreenQuery>(
      environment,
      query,
      variablesOf(readView(new URL(request.url).searchParams, columnStore.get())),
    );
  const router = createMemoryRouter(
    [
      { path: '/dashboard', loader, Component: DashboardScreen, HydrateFallback: () => null },
      { path: '/auth', Component: () => <p>{`At ${useLocation().pathname}${useLocation().search}`}</p> },
    ],
    { initialEntries: [address] },
  );
  const user = userEvent.setup();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByText('Loading…');
  const answer = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
  await answer({ viewer });
  // Somebody acts, and what is needed then is there.
  await act(async () => {
    dispatchEvent(new Event('pointermove'));
    await import('./edit/EditSubscriptionForm.tsx');
  });
  return {
    user,
    environment,
    router,
    answer,
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
    sent: () => environment.mock.getMostRecentOperation().request.variables,
    pending: () => environment.mock.getAllOperations().length,
  };
}

/** The texts that describe a control: its error and its hint. */
export const describedBy = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** The values on a summary card. */
export const summary = (label: string) =>
  [...(screen.getByText(label).parentElement?.querySelectorAll('dd') ?? [])].map((value) => value.textContent);

export const names = () => screen.queryAllByRole('rowheader').map((name) => name.getAttribute('aria-label'));

/** The row of a subscription. */
export const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;

/** The texts of a row's cells, without the checkbox, the logo and the buttons. */
export const cells = (name: string) => [...row(name).cells].slice(2, -1).map(({ textContent }) => textContent);
