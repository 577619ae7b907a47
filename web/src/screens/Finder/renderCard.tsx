/** When imported by a test file, resets the page's state between tests. Also renders the finder. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, vi } from 'vitest';
import { sessionStore } from '../../session/session.ts';
import { toastStore } from '../../ui/toast.ts';
import { FinderCard } from './FinderCard.tsx';
import { render } from '../../../test/render.tsx';

export const prompt = 'A weekly podcast with remote guests';

export const tool = (name: string, changes: object = {}) => ({
  name,
  logo: null,
  plan: 'Pro',
  price: '$10/month',
  monthlyCents: 1_000,
  description: `What ${name} does.`,
  reason: `Why ${name} is here.`,
  features: [`First of ${name}`, `Second of ${name}`],
  badge: 'Best match',
  badgeColor: 'GREEN',
  isTracked: false,
  isPaid: false,
  isGuess: false,
  chosenBy: 0,
  isPerSeat: false,
  seats: 1,
  alternative: null,
  experience: null,
  pricesAsOf: '2026-02-01',
  link: `https://${name.toLowerCase()}.example/`,
  ...changes,
});

export const alternative = (name: string, changes: object = {}) => ({
  name,
  logo: null,
  plan: 'Team',
  price: '$24/month',
  monthlyCents: 2_400,
  isPerSeat: false,
  seats: 1,
  description: `What ${name} does.`,
  features: [`First of ${name}`],
  pricesAsOf: '2026-02-01',
  link: `https://${name.toLowerCase()}.example/`,
  ...changes,
});

export const need = (key: string, name: string, says: string | null = null) => ({ says, need: { key, name } });

export const suite = (changes: object = {}) => ({
  progress: {
    picks: [],
    failure: null,
    result: {
      overlaps: [],
      recommendations: [tool('Riverside'), tool('Buffer', { monthlyCents: 0, price: '$0/month', plan: 'Free' })],
      budgetCents: 5_000,
      totalCents: 1_000,
      unmetNeeds: [],
      engine: 'CATALOG',
      isKept: false,
      isOverDailyLimit: false,
      understood: [],
      unplaced: [],
      constraints: [],
      people: 1,
      isUnclear: false,
      ...changes,
    },
  },
});

export function renderCard(environment = createMockEnvironment(), Component: ComponentType = FinderCard) {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) });
  const router = createMemoryRouter([{ path: '/finder', Component }], { initialEntries: ['/finder'] });
  const { unmount } = render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return {
    environment,
    router,
    user,
    unmount,
    async submit(text = prompt) {
      await user.type(screen.getByLabelText("Describe what you're working on"), text);
      await user.click(screen.getByRole('button', { name: 'Get AI Recommendations' }));
      return environment.mock.getMostRecentOperation();
    },
    openRow: (name: string) => user.click(screen.getByRole('button', { name, expanded: false })),
    answer: (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data })),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}

afterEach(() => {
  vi.useRealTimers();
  toastStore.set(undefined);
  sessionStore.set(null);
});
