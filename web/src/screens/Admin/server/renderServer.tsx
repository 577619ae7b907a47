import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { render } from '../../../../test/render.tsx';
import query, { type ServerStateQuery } from '../../../__generated__/ServerStateQuery.graphql.ts';
import { refusalOf } from '../refusalOf.ts';
import { root } from '../renderAdmin.tsx';
import { ServerScreen } from '../ServerScreen.tsx';

export const job = (name: string, changes: object = {}) => ({
  name,
  everySeconds: 86_400,
  lastRunAt: '2026-11-20T12:00:00.000Z',
  lastMs: 320,
  failure: null,
  isRunning: false,
  nextRunAt: '2026-11-21T12:00:00.000Z',
  isLate: false,
  ...changes,
});

export const mail = (id: string, changes: object = {}) => ({
  __typename: 'QueuedMail',
  id,
  template: 'invitation',
  recipient: `${id}…@example.com`,
  attempts: 1,
  failure: 'MAIL_REFUSED',
  isSending: false,
  nextAt: '2026-11-20T12:10:00.000Z',
  givenUpAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

export const outbox = (mails: { id: string }[], hasNextPage = false) => ({
  edges: mails.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage, endCursor: mails.at(-1)?.id ?? null },
});

const limits = {
  isOn: true,
  pointsAMinute: 100_000,
  changesAMinute: 300,
  aiQuestionsADay: 500,
  aiQuestionsToday: 12,
  maxSubscriptions: 5_000,
  maxStacks: 500,
  maxStackTools: 100,
  maxAccessTokens: 50,
};

export const withLimits = (changes: object) => ({ limits: { ...limits, ...changes } });

export const totals = (changes: object = {}) => ({
  mailTotals: { isSetUp: true, waiting: 0, oldestAt: null, givenUp: 0, ...changes },
});

/** The answer to the screen's query: all is well, unless `changes` says otherwise. */
export const answerWith = (changes: object = {}) => ({
  viewer: root,
  serverJobs: [job('sweep', { everySeconds: 3_600 })],
  ...totals(),
  outbox: outbox([]),
  limits,
  refusedCallers: [],
  nearestQuotas: [],
  holdings: {
    version: '0.1.0',
    databaseVersion: '18.1',
    databaseBytes: 12_345_678,
    oldestJobAt: null,
    ratesOn: '2026-11-20',
    parts: [
      { name: 'USERS', rows: 1_204, isExact: true, bytes: 98_304 },
      { name: 'PAYMENTS', rows: 1_234_567, isExact: false, bytes: 456_000_000 },
    ],
  },
  ...changes,
});

/** Renders the screen with a mock environment. */
export async function renderServer() {
  const environment = createMockEnvironment();
  const loader = () => {
    const started = loadQuery<ServerStateQuery>(environment, query, { mails: null }, { fetchPolicy: 'network-only' });
    return { started, refusal: refusalOf(started) };
  };
  const routes = [{ path: '/', loader, Component: ServerScreen, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes);
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
    answer: (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never)),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
    sent: () => environment.mock.getMostRecentOperation().request,
    /** Waits until this operation was sent. */
    asked: (name: string) =>
      waitFor(() => {
        if (environment.mock.getMostRecentOperation().request.node.operation.name !== name) throw new Error(name);
      }),
  };
}

/** Renders the screen with an answer. */
export async function openServer(changes: object = {}) {
  const rendered = await renderServer();
  await rendered.answer(answerWith(changes));
  await screen.findByRole('heading', { level: 1, name: 'Jobs, mail and limits' });
  return rendered;
}
