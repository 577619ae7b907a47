import { act, screen } from '@testing-library/react';
import { graphql, loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import query, { type RequireUserTestQuery } from '../__generated__/RequireUserTestQuery.graphql.ts';
import { useRouteQuery } from '../relay/useRouteQuery.ts';
import { protectedLoader } from './protectedLoader.ts';
import { RequireUser } from './RequireUser.tsx';
import { sessionStore } from './session.ts';
import { render } from '../../test/render.tsx';

const hint = 'stackling-signed-in=1';

afterEach(() => {
  document.cookie = `${hint}; max-age=0`;
  sessionStore.set(null);
});

function Secret() {
  const { viewer } = useRouteQuery<RequireUserTestQuery>(
    graphql`
      query RequireUserTestQuery {
        viewer {
          ...RequireUser_viewer
        }
      }
    `,
    useLoaderData<PreloadedQuery<RequireUserTestQuery>>(),
  );
  return <RequireUser viewer={viewer}>{() => <h1>Secret</h1>}</RequireUser>;
}

const Auth = () => <p>{`At ${useLocation().pathname}${useLocation().search}`}</p>;

function open() {
  const environment = createMockEnvironment();
  const loader = protectedLoader(() => loadQuery<RequireUserTestQuery>(environment, query, {}));
  const router = createMemoryRouter(
    [
      { path: '/secret', loader, Component: Secret, HydrateFallback: () => null },
      { path: '/auth', Component: Auth },
    ],
    { initialEntries: ['/secret?a=b'] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return environment;
}

const answer = (environment: ReturnType<typeof createMockEnvironment>, user: object | null) =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      user ? MockPayloadGenerator.generate(operation, { User: () => user }) : { data: { viewer: null } },
    ),
  );

it('asks the server nothing where nobody is signed in, and leads to /auth and back', async () => {
  const environment = open();
  expect(await screen.findByText('At /auth?next=%2Fsecret%3Fa%3Db')).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('draws the screen for whoever is signed in, and tells the frame who', async () => {
  document.cookie = hint;
  const environment = open();
  await act(async () => undefined);
  await answer(environment, { username: 'ada', isAdmin: true });
  expect(await screen.findByRole('heading', { name: 'Secret' })).toBeTruthy();
  expect(sessionStore.get()).toEqual({ username: 'ada', isAdmin: true });
});

it('leads to /auth when the session turns out to be over', async () => {
  document.cookie = hint;
  sessionStore.set({ username: 'ada', isAdmin: false });
  const environment = open();
  await act(async () => undefined);
  await answer(environment, null);
  expect(await screen.findByText('At /auth?next=%2Fsecret%3Fa%3Db')).toBeTruthy();
  expect(sessionStore.get()).toBeNull();
});
