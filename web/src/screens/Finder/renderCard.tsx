/** When imported by a test file, resets the page's state between tests. Also renders the finder. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  isPerSeat: false,
  seats: 1,
  alternative: null,
  experience: null,
  pricesAsOf: '2026-02-01',
  link: `https://${name.toLowerCase()}.example/`,
  ...changes,
});

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
      ...changes,
    },
  },
});

export function renderCard(environment = createMockEnvironment()) {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) });
  const router = createMemoryRouter([{ path: '/finder', Component: FinderCard }], { initialEntries: ['/finder'] });
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
    answer: (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data })),
    refuse: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}

afterEach(() => {
  vi.useRealTimers();
  toastStore.set(undefined);
  sessionStore.set(null);
});
