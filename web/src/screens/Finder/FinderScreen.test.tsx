import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import query, { type FinderScreenQuery } from '../../__generated__/FinderScreenQuery.graphql.ts';
import { FinderScreen } from './FinderScreen.tsx';
import { prompt, suite } from './renderCard.tsx';
import { render } from '../../../test/render.tsx';

async function renderScreen() {
  const environment = createMockEnvironment();
  const loader = () => loadQuery<FinderScreenQuery>(environment, query, {});
  const router = createMemoryRouter([{ path: '/', loader, Component: FinderScreen, HydrateFallback: () => null }]);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByRole('heading', { name: 'Find your stack' });
  return environment;
}

const answer = (environment: ReturnType<typeof createMockEnvironment>) =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Catalogue: () => ({ toolCount: 1_350 }) }),
    ),
  );

it('offers the form before the server has answered', async () => {
  await renderScreen();
  expect(screen.getByRole('button', { name: 'Get AI Recommendations' })).toBeTruthy();
});

it('says how many tools there are to pick from and that each price has its date', async () => {
  await answer(await renderScreen());
  expect(screen.getByText(/Picked from/).textContent).toBe(
    'Picked from 1,350 real tools. Each price shows when it was last known.',
  );
});

it('keeps the form when the catalogue does not answer, and asks it again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports every error that a boundary catches
  const environment = await renderScreen();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('No luck.')));
  expect(screen.getByRole('button', { name: 'Get AI Recommendations' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await answer(environment);
  expect(screen.getByText(/Picked from/)).toBeTruthy();
});

it('gives the introduction’s room to what was found', async () => {
  const environment = await renderScreen();
  expect(screen.getByRole('complementary', { name: 'Hi, I’m Stackling' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Describe what you're working on"), prompt);
  await userEvent.click(screen.getByRole('button', { name: 'Get AI Recommendations' }));
  await act(async () => environment.mock.resolveMostRecentOperation({ data: suite() }));
  expect(screen.getByRole('heading', { name: '2 tools within $50/month' })).toBeTruthy();
  expect(screen.queryByRole('complementary')).toBeNull();
});
