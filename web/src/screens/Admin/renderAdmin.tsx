import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import query, { type AdminDashboardQuery } from '../../__generated__/AdminDashboardQuery.graphql.ts';
import { AdminScreen } from './AdminScreen.tsx';
import { refusalOf } from './refusalOf.ts';
import { readView, variablesOf } from './view.ts';
import { render } from '../../../test/render.tsx';

export const listed = (id: string, changes: object = {}) => ({
  __typename: 'User',
  id,
  username: id,
  email: `${id}@example.com`,
  currency: 'USD',
  isAdmin: false,
  hasSecondFactor: false,
  disabledAt: null,
  lastLogin: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...changes,
});

export const root = listed('root', { isAdmin: true, lastLogin: '2026-11-20T12:00:00.000Z' });

export const entry = (id: string, changes: object = {}) => ({
  __typename: 'AuditEntry',
  id,
  actorName: 'root',
  targetName: 'ada',
  action: 'ADMIN_GRANTED',
  fields: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

const connection = (nodes: { id: string }[], totalCount = nodes.length) => ({
  totalCount,
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: nodes.length < totalCount, endCursor: nodes.at(-1)?.id ?? null },
});

/** The answer to the screen's query. */
export const answerWith = (
  users: { id: string }[],
  { totalCount = users.length, log = [] as { id: string }[], statusCounts = [] as object[] } = {},
) => ({
  viewer: root,
  adminStats: { totalUsers: 1_204, activeUsers: 318, totalStacks: 27, totalSubscriptions: 0 },
  users: { ...connection(users, totalCount), statusCounts },
  invitations: connection([]),
  auditLog: connection(log),
});

export const auditLogWith = (...log: { id: string }[]) => ({ auditLog: connection(log) });

/** Renders the screen at an address, with a mock environment. */
export async function renderAdmin(address = '/admin') {
  const environment = createMockEnvironment();
  const loader = ({ request }: LoaderFunctionArgs) => {
    const variables = variablesOf(readView(new URL(request.url).searchParams));
    const started = loadQuery<AdminDashboardQuery>(environment, query, variables);
    return { started, refusal: refusalOf(started) };
  };
  const router = createMemoryRouter([{ path: '/admin', loader, Component: AdminScreen, HydrateFallback: () => null }], {
    initialEntries: [address],
  });
  const user = userEvent.setup();
  // Without an async act, a screen that suspends on its first render would never be drawn.
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
  await waitFor(() => environment.mock.getMostRecentOperation());
  return {
    user,
    router,
    answer: (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never)),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
    sent: () => environment.mock.getMostRecentOperation().request,
    pending: () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name),
  };
}

/** The text of each cell, row by row. */
export const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
