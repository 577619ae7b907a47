import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import query, { type AdviceScreenQuery } from '../../__generated__/AdviceScreenQuery.graphql.ts';
import { toastStore } from '../../ui/toast.ts';
import { render } from '../../../test/render.tsx';
import { AdviceScreen } from './AdviceScreen.tsx';

afterEach(() => toastStore.set(undefined));

const gym = {
  __typename: 'TrackedSubscription',
  id: btoa('TrackedSubscription:12'),
  name: 'Gym',
  currency: 'USD',
  amountCents: 3_000,
  cycleCount: 1,
  cycleUnit: 'MONTH',
};

const unused = {
  __typename: 'Advice',
  key: 'unused-12',
  kind: 'UNUSED',
  title: 'You do not use Gym',
  savingCentsYear: 36_000,
  currency: 'USD',
  evidence: ['You said that you did not use it lately.', 'A year of it costs $360.00.'].map((text) => ({
    __typename: 'AdviceSentence',
    text,
  })),
  links: [
    { __typename: 'AdviceLink', kind: 'CANCEL', name: 'Gym', url: 'https://www.gym.example/leave' },
    { __typename: 'AdviceLink', kind: 'SITE', name: 'Gym', url: 'javascript:alert(1)' },
  ],
  needs: [],
  subscriptions: [gym],
};

const savings = (potentialCentsYear: number, ideas: number, savedCents = 0) => ({
  __typename: 'Savings',
  potentialCentsYear,
  ideas,
  savedCents,
  currency: 'USD',
  months: savedCents > 0 ? [{ __typename: 'SavedMonth', month: '2026-11', cents: savedCents }] : [],
});

const done = {
  __typename: 'AdviceDecision',
  key: 'unused-12',
  state: 'DONE',
  title: 'You do not use Gym',
  until: null,
  savesFrom: '2026-11-01',
  savingCentsYear: 36_000,
  currency: 'USD',
};

const user = {
  __typename: 'User',
  id: 'ada',
  username: 'ada',
  isAdmin: false,
  advice: [unused],
  savings: savings(36_000, 1),
  adviceDecisions: [] as object[],
  useQuestion: null as object | null,
  yearReview: {
    __typename: 'YearReview',
    from: '2025-11-23',
    to: '2026-11-22',
    currency: 'USD',
    paidCents: 36_000,
    payments: 12,
    savedCents: 0,
    biggest: [{ __typename: 'PaidSubscription', totalCents: 36_000, currency: 'USD', subscription: gym }],
    rises: [],
  },
};

const Screen = () => (
  <Suspense fallback="Loading…">
    <AdviceScreen />
  </Suspense>
);

async function renderAdvice(given: object = user) {
  const environment = createMockEnvironment();
  const loader = () => loadQuery<AdviceScreenQuery>(environment, query, {});
  const router = createMemoryRouter([{ path: '/', loader, Component: Screen, HydrateFallback: () => null }]);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByText('Loading…');
  const answer = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
  await answer({ viewer: given });
  return { user: userEvent.setup(), answer, sent: () => environment.mock.getMostRecentOperation().request.variables };
}

describe('the advice', () => {
  it('says what could be saved, why, and what the last year was like', async () => {
    await renderAdvice();
    expect(screen.getByRole('heading', { name: 'You could save $360.00 a year' })).toBeDefined();
    const card = within(screen.getByRole('listitem', { name: 'You do not use Gym' }));
    expect(card.getByText('Saves', { exact: false, selector: 'p' })).toBeDefined();
    expect(card.getByText('You said that you did not use it lately.')).toBeDefined();
    expect(card.getByRole('link', { name: 'Open Gym' }).getAttribute('href')).toBe(
      '/dashboard/subscriptions/VHJhY2tlZFN1YnNjcmlwdGlvbjoxMg%3D%3D',
    );
    expect(screen.getByRole('heading', { name: 'A year in review' })).toBeDefined();
  });

  it('shows how, step by step, with the links that are web addresses', async () => {
    await renderAdvice();
    const card = within(screen.getByRole('listitem', { name: 'You do not use Gym' }));
    expect(card.getByText('Show how')).toBeDefined();
    const [paid, year, link, ...rest] = [...document.querySelectorAll('details li > :last-child')];
    expect([paid?.textContent, year?.textContent]).toEqual([
      'Gym costs $30.00 a month.',
      'A year of it costs $360.00.',
    ]);
    expect(link?.querySelector('a')?.getAttribute('href')).toBe('https://www.gym.example/leave');
    expect(link?.textContent).toMatch(/^Cancel Gym at gym\.example/);
    expect(rest).toEqual([]);
  });

  it('counts what is done, and takes it back', async () => {
    const { user: hands, answer, sent } = await renderAdvice();
    await hands.click(screen.getByRole('button', { name: 'Done: You do not use Gym' }));
    expect(sent()).toEqual({ key: 'unused-12', state: 'DONE' });
    const after = { ...user, advice: [], savings: savings(0, 0, 2_300), adviceDecisions: [done] };
    await answer({ result: { __typename: 'SetAdviceStatePayload', user: after } });
    expect(screen.getByRole('heading', { name: 'Saved so far: $23.00' })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No ideas right now'));
    await hands.click(screen.getByRole('button', { name: 'Not done after all: You do not use Gym' }));
    await answer({ result: { __typename: 'ReopenAdvicePayload', user } });
    expect(screen.getByRole('listitem', { name: 'You do not use Gym' })).toBeDefined();
  });

  it('asks whether something was used', async () => {
    const {
      user: hands,
      answer,
      sent,
    } = await renderAdvice({ ...user, useQuestion: gym, advice: [], savings: savings(0, 0) });
    expect(screen.getByRole('heading', { name: 'Did you use Gym lately?' })).toBeDefined();
    await hands.click(screen.getByRole('button', { name: 'No' }));
    expect(sent()).toEqual({ id: gym.id, use: 'NO' });
    await answer({ result: { __typename: 'AnswerUsePayload', user } });
    expect(screen.queryByRole('heading', { name: 'Did you use Gym lately?' })).toBeNull();
    expect(screen.getByRole('listitem', { name: 'You do not use Gym' })).toBeDefined();
  });
});
