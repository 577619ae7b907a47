import { act, waitFor } from '@testing-library/react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import query, { type StacksScreenQuery } from '../../__generated__/StacksScreenQuery.graphql.ts';
import { StacksScreen } from './StacksScreen.tsx';
import { render } from '../../../test/render.tsx';
import { afterEach, beforeEach, vi } from 'vitest';
import { toastStore } from '../../ui/toast.ts';

export const tool = (id: string, changes: object = {}) => ({
  __typename: 'SavedTool',
  id,
  name: `Tool ${id}`,
  price: '$9/month',
  monthlyCents: 900,
  cycleCount: 1,
  cycleUnit: 'MONTH',
  description: 'Does things.',
  features: ['Fast', 'Small'],
  badge: null,
  badgeColor: null,
  link: '',
  tracked: null,
  ...changes,
});

export const row = (id: string, name: string) => ({
  __typename: 'Stack',
  id,
  name,
  projectType: 'SIDE_QUEST',
  budget: 1_200,
});

export const connection = (nodes: object[]) => ({
  edges: nodes.map((node) => ({ node, cursor: '' })),
  pageInfo: { endCursor: '', hasNextPage: false },
});

export const detail = (tools: object[], changes: object = {}) => ({
  ...row(garden, 'Garden'),
  projectDescription: null,
  totalCents: 900,
  unreadablePrices: 0,
  saved: { totalCount: tools.length },
  spending: { trackedCount: 0, monthlyCents: 0 },
  recommendations: connection(tools),
  ...changes,
});

export const garden = btoa('Stack:7');

export async function renderScreen(viewer: object | null, node?: object | null, path = '/projects') {
  const environment = createMockEnvironment();
  const variables = { stack: garden, isSelected: node !== undefined };
  const loader = () => loadQuery<StacksScreenQuery>(environment, query, variables);
  const router = createMemoryRouter(
    [
      {
        path: '/projects',
        loader,
        shouldRevalidate: () => false,
        Component: StacksScreen,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [node === undefined ? path : `${path}?stack=${garden}`] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { viewer, ...(node !== undefined && { node }) } }),
  );
  return environment;
}

export const user = (...stacks: object[]) => ({
  id: 'VXNlcjox',
  username: 'ada',
  isAdmin: false,
  stacks: connection(stacks),
});

/** Gives every test of a file what jsdom lacks, and no notification of the one before. */
export function stubWindow(): void {
  // jsdom has neither.
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    toastStore.set(undefined);
  });
}
