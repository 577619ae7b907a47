import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import query, { type LabelsScreenQuery } from '../../__generated__/LabelsScreenQuery.graphql.ts';
import { render } from '../../../test/render.tsx';
import { LabelsScreen } from './LabelsScreen.tsx';

export const label = (id: string, name: string, changes: object = {}) => ({
  __typename: 'Label',
  id,
  kind: 'CATEGORY',
  name,
  color: 'GREEN',
  expiresOn: null,
  subscriptionCount: 0,
  ...changes,
});

export const owner = (...labels: object[]) => ({
  __typename: 'User',
  id: 'ada',
  username: 'ada',
  isAdmin: false,
  timeZone: 'Europe/Berlin',
  labels,
});

/** Renders the screen of somebody with some labels, with a mock environment. */
export async function renderLabels(...labels: object[]) {
  const environment = createMockEnvironment();
  const loader = () => loadQuery<LabelsScreenQuery>(environment, query, {});
  const Screen = () => (
    <Suspense fallback="Loading…">
      <LabelsScreen />
    </Suspense>
  );
  const router = createMemoryRouter(
    [
      { path: '/dashboard/labels', loader, Component: Screen, HydrateFallback: () => null },
      { path: '*', element: null },
    ],
    { initialEntries: ['/dashboard/labels'] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByText('Loading…');
  const answerWith = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
  await answerWith({ viewer: owner(...labels) });
  await screen.findByRole('heading', { level: 1, name: 'Labels' });
  return {
    user: userEvent.setup(),
    answer: (result: object) => answerWith({ result }),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
    sent: () => {
      const { node, variables } = environment.mock.getMostRecentOperation().request;
      return [node.operation.name, variables] as const;
    },
    pending: () => environment.mock.getAllOperations().length,
  };
}
