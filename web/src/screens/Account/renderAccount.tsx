import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import query, { type AccountScreenQuery } from '../../__generated__/AccountScreenQuery.graphql.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { render } from '../../../test/render.tsx';

const ada = {
  id: 'ada',
  username: 'ada',
  email: 'ada@example.com',
  timeZone: 'UTC',
  locale: 'en-US',
  pendingEmail: null,
  isEmailVerified: true,
  hasPassword: true,
  hasSecondFactor: false,
  secondFactor: { totpSince: null, recoveryCodesLeft: 0, passkeys: [] },
  identities: [],
  calendarAddress: null,
  accessTokens: { edges: [] },
  sessions: [],
  securityEvents: [],
};

/** Renders the screen of a user at an address, with a mock environment. */
export async function renderAccount(changes: object, address = '/account') {
  const environment = createMockEnvironment();
  const loader = () => loadQuery<AccountScreenQuery>(environment, query, {});
  const router = createMemoryRouter(
    [
      {
        path: '/account',
        loader,
        Component: AccountScreen,
        HydrateFallback: () => null,
        shouldRevalidate: () => false,
      },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  // Without an async act, a screen that suspends on its first render would never be drawn.
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { User: () => ({ ...ada, ...changes }) }),
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  return {
    user: userEvent.setup(),
    router,
    answer: (result: object) => act(async () => environment.mock.resolveMostRecentOperation({ data: { result } })),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
    sent: () => {
      const { node, variables } = environment.mock.getMostRecentOperation().request;
      return [node.operation.name, variables];
    },
    pending: () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name),
  };
}
