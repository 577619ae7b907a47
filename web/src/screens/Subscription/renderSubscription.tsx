import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { monthlyCents } from '../../../../common/billing/cycle.ts';
import { daysLater } from '../../../../common/billing/schedule.ts';
import query, { type SubscriptionScreenQuery } from '../../__generated__/SubscriptionScreenQuery.graphql.ts';
import { today } from '../../ui/calendar.ts';
import { render } from '../../../test/render.tsx';
import { variablesOf } from './subscriptionLoader.ts';
import { SubscriptionScreen } from './SubscriptionScreen.tsx';

export const id = btoa('TrackedSubscription:7');

export const inDays = (days: number): string => daysLater(today(), days);

/** A payment as the server answers it. */
export const payment = (dueOn: string, changes: object = {}) => ({
  dueOn,
  amountCents: 1_549,
  currency: 'USD',
  state: dueOn < today() ? 'PAID' : 'EXPECTED',
  isOverdue: false,
  paidOn: null,
  ...changes,
});

/** The payments of the past, the newest first. */
export const history = (...payments: object[]) => ({
  edges: payments.map((node, index) => ({ cursor: String(index), node: { __typename: 'Occurrence', ...node } })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

/** Netflix for $15.49 a month, paid ten days ago and next in twenty days. */
export const netflix = (changes: object = {}) => ({
  __typename: 'TrackedSubscription',
  id,
  name: 'Netflix',
  price: '$15.49/month',
  amountCents: 1_549,
  cycleCount: 1,
  cycleUnit: 'MONTH',
  cycle: { count: 1, unit: 'MONTH' },
  monthlyCents: monthlyCents({ amountCents: 1_549, cycleCount: 1, cycleUnit: 'month' }),
  monthlyDisplayCents: 1_549,
  currency: 'USD',
  category: 'ENTERTAINMENT',
  description: null,
  websiteUrl: null,
  cancelUrl: null,
  labels: [],
  isActive: true,
  state: 'ACTIVE',
  startsOn: inDays(-10),
  nextDueOn: inDays(20),
  trialEndsOn: null,
  endsOn: null,
  pausedUntil: null,
  endsOnIfCancelled: inDays(20),
  cancelBy: null,
  autoRenews: true,
  term: null,
  roll: null,
  notice: null,
  pauses: [],
  reminders: null,
  earlierRhythms: [],
  priceHistory: [{ from: null, amountCents: 1_549 }],
  paidSoFar: { amountCents: 1_549, displayCents: 1_549 },
  occurrences: [payment(inDays(20))],
  payments: history(payment(inDays(-10))),
  ...changes,
});

const Screen = () => (
  <Suspense fallback="Loading…">
    <SubscriptionScreen />
  </Suspense>
);

/** Renders the page of a subscription, or of none, with a mock environment. */
export async function renderSubscription(
  node: object | null = netflix(),
  address = `/dashboard/subscriptions/${id}`,
  labels: readonly object[] = [],
) {
  const environment = createMockEnvironment();
  const loader = ({ params }: LoaderFunctionArgs) =>
    loadQuery<SubscriptionScreenQuery>(environment, query, variablesOf(params['id'] ?? ''));
  const elsewhere = () => <p>{`At ${useLocation().pathname}${useLocation().search}`}</p>;
  const router = createMemoryRouter(
    [
      { path: '/dashboard/subscriptions/:id', loader, Component: Screen, HydrateFallback: () => null },
      { path: '/dashboard', Component: elsewhere },
      { path: '/auth', Component: elsewhere },
    ],
    { initialEntries: [address] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByText('Loading…');
  const answer = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
  const page = (subscription: object | null) => ({
    viewer: {
      __typename: 'User',
      id: 'ada',
      username: 'ada',
      isAdmin: false,
      timeZone: 'UTC',
      currency: 'USD',
      reminders: { rules: [{ kind: 'RENEWAL', daysBefore: 3, channels: ['inbox'] }] },
      labels,
      channels: [{ __typename: 'Channel', id: 'phone', name: 'My phone' }],
    },
    node: subscription,
  });
  const asked = environment.mock.getMostRecentOperation().request.variables;
  await answer(page(node));
  const newest = () => environment.mock.getMostRecentOperation().request;
  return {
    user: userEvent.setup(),
    router,
    asked,
    answer,
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
    /** The name of the newest operation, and its variables. */
    sent: () => [newest().node.operation.name, newest().variables] as const,
    pending: () => environment.mock.getAllOperations().length,
    /** Answers an act, and then what is asked anew because of it. */
    done: async (after: object | null) => {
      const __typename = newest().node.operation.name.includes('Update')
        ? 'UpdateSubscriptionPayload'
        : 'SubscriptionLifePayload';
      await answer({ result: { __typename, subscription: after ?? netflix() } });
      // Nobody observes what is asked anew as an operation, so it is found by its query.
      await act(async () => environment.mock.resolve(query, { data: page(after) } as never));
    },
  };
}

/** The lines of the timeline. */
export const lines = () =>
  [...screen.getByRole('list', { name: 'Timeline, newest first' }).children].map((line) => line.textContent);
