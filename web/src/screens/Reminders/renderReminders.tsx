import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import query, { type RemindersScreenQuery } from '../../__generated__/RemindersScreenQuery.graphql.ts';
import { render } from '../../../test/render.tsx';
import { RemindersScreen } from './RemindersScreen.tsx';

export const channel = (changes: object = {}) => ({
  __typename: 'Channel',
  id: 'phone',
  name: 'My phone',
  shape: 'NTFY',
  host: 'ntfy.sh',
  failingSince: null,
  offAt: null,
  ...changes,
});

export const reminders = {
  hour: 9,
  rules: [
    { kind: 'RENEWAL', daysBefore: 3, channels: ['inbox'] },
    { kind: 'TRIAL_END', daysBefore: 1, channels: ['inbox', 'email', 'gone'] },
  ],
};

const ada = {
  __typename: 'User',
  id: 'ada',
  username: 'ada',
  isAdmin: false,
  email: 'ada@example.com',
  isEmailVerified: true,
  getsReminderMails: true,
  timeZone: 'Europe/Berlin',
  reminders,
  channels: [] as object[],
  deliveries: { edges: [] as object[], pageInfo: { endCursor: null as string | null, hasNextPage: false } },
};

/** Renders the screen of a user, with a mock environment. */
export async function renderReminders(changes: Partial<typeof ada> = {}) {
  const environment = createMockEnvironment();
  const loader = () => loadQuery<RemindersScreenQuery>(environment, query, {});
  const Screen = () => (
    <Suspense fallback="Loading…">
      <RemindersScreen />
    </Suspense>
  );
  const router = createMemoryRouter(
    [
      { path: '/account/reminders', loader, Component: Screen, HydrateFallback: () => null },
      { path: '*', element: null },
    ],
    { initialEntries: ['/account/reminders'] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByText('Loading…');
  const answerWith = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
  await answerWith({ viewer: { ...ada, ...changes } });
  await screen.findByRole('heading', { level: 1, name: 'Reminders' });
  return {
    user: userEvent.setup(),
    answer: (result: object) => answerWith({ result }),
    answerWith,
    sent: () => {
      const { node, variables } = environment.mock.getMostRecentOperation().request;
      return [node.operation.name, variables] as const;
    },
    pending: () => environment.mock.getAllOperations().length,
  };
}
