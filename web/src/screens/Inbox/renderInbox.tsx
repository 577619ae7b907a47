import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import query, { type InboxScreenQuery } from '../../__generated__/InboxScreenQuery.graphql.ts';
import { render } from '../../../test/render.tsx';
import { InboxScreen } from './InboxScreen.tsx';

export const entry = (id: string, changes: object = {}) => ({
  __typename: 'InboxEntry',
  id,
  kind: 'RENEWAL',
  text: `${id} renews on Friday: $9.99`,
  subscriptionId: null,
  isRead: false,
  shownAt: '2026-11-23T09:00:00.000Z',
  ...changes,
});

/** Renders the screen of a user whose inbox has these entries, with a mock environment. */
export async function renderInbox(entries: ReturnType<typeof entry>[], hasMore = false) {
  const environment = createMockEnvironment();
  const loader = () => loadQuery<InboxScreenQuery>(environment, query, {});
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard/inbox',
        loader,
        Component: () => (
          <main>
            <Suspense fallback="Loading…">
              <InboxScreen />
            </Suspense>
          </main>
        ),
        HydrateFallback: () => null,
      },
      { path: '*', element: null },
    ],
    { initialEntries: ['/dashboard/inbox'] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByText('Loading…');
  const answerWith = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
  const unread = entries.filter((each) => !(each as { isRead: boolean }).isRead).length;
  await answerWith({
    viewer: {
      __typename: 'User',
      id: 'ada',
      username: 'ada',
      isAdmin: false,
      timeZone: 'UTC',
      reminders: { hour: 9 },
      unread: { unreadCount: unread },
      inbox: {
        edges: entries.map((node) => ({ cursor: node.id, node })),
        pageInfo: { endCursor: 'end', hasNextPage: hasMore },
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Inbox' });
  return {
    user: userEvent.setup(),
    answer: (result: object) => answerWith({ result }),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
    sent: () => {
      const { node, variables } = environment.mock.getMostRecentOperation().request;
      return [node.operation.name, variables] as const;
    },
    page: answerWith,
  };
}
