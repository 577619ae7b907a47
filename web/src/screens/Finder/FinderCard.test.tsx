import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../relay/environment.ts';
import { sessionStore } from '../../session/session.ts';
import { toastStore } from '../../ui/toast.ts';
import { FinderCard } from './FinderCard.tsx';
import { render } from '../../../test/render.tsx';

const prompt = 'A weekly podcast with remote guests';

const tool = (name: string, changes: object = {}) => ({
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

const suite = (changes: object = {}) => ({
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

function renderCard(environment = createMockEnvironment()) {
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

describe('the form', () => {
  it('starts with a budget of 50 and the personal category', () => {
    renderCard();
    expect(screen.getByLabelText('Monthly Budget ($)')).toHaveProperty('value', '50');
    const category = screen.getByLabelText('Category');
    expect(category).toHaveProperty('value', 'personal');
    expect(
      within(category)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Personal', 'Work', 'Education', 'Side Quest']);
  });

  it('says what is wrong at each field, goes to the first and sends nothing', async () => {
    const { user, environment } = renderCard();
    await user.clear(screen.getByLabelText('Monthly Budget ($)'));
    await user.click(screen.getByRole('button', { name: 'Get AI Recommendations' }));

    const description = screen.getByRole('textbox', { name: "Describe what you're working on" });
    const budget = screen.getByRole('textbox', { name: 'Monthly Budget ($)' });
    expect(describedBy(description)).toBe('Please enter at least 10 characters to get helpful recommendations');
    expect(describedBy(budget)).toBe('Budget must be at least $1 For all five tools together');
    expect(description.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(description);
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('takes a message back as soon as the field is right', async () => {
    const { user } = renderCard();
    await user.click(screen.getByRole('button', { name: 'Get AI Recommendations' }));
    await user.type(screen.getByLabelText("Describe what you're working on"), prompt);
    expect(screen.queryByText(/at least 10 characters/)).toBeNull();
  });

  it('sends what was typed, a pasted "$1,200" as a number', async () => {
    const { user, submit } = renderCard();
    await user.clear(screen.getByLabelText('Monthly Budget ($)'));
    await user.type(screen.getByLabelText('Monthly Budget ($)'), '$1,200');
    await user.selectOptions(screen.getByLabelText('Category'), 'Side Quest');
    const { request } = await submit();
    expect(request.variables).toEqual({
      input: { projectType: 'SIDE_QUEST', budget: 1_200, projectDescription: prompt },
    });
  });

  it('is still filled in when somebody comes back to it', async () => {
    const { user, unmount } = renderCard();
    await user.type(screen.getByLabelText("Describe what you're working on"), prompt);
    unmount();
    renderCard();
    expect(screen.getByLabelText("Describe what you're working on")).toHaveProperty('value', prompt);
  });

  it('fills in an example', async () => {
    const { user } = renderCard();
    await user.click(screen.getByRole('button', { name: 'A thesis' }));
    expect(screen.getByRole('textbox', { name: "Describe what you're working on" })).toHaveProperty(
      'value',
      expect.stringContaining('thesis'),
    );
    expect(screen.getByLabelText('Category')).toHaveProperty('value', 'education');
  });
});

describe('what is tracked already', () => {
  const choice = 'Subscriptions you track already';

  it('is asked of no visitor', () => {
    renderCard();
    expect(screen.queryByLabelText(choice)).toBeNull();
  });

  it.each([
    ['Treat like any other tool', {}],
    ['Count as paid, outside the budget', { tracked: 'PAID' }],
    ['Leave out, I have what they do', { tracked: 'LEFT_OUT' }],
  ])('%s, as a user chooses', async (label, sent) => {
    sessionStore.set({ username: 'ada', isAdmin: false });
    const { user, submit } = renderCard();
    await user.selectOptions(screen.getByLabelText(choice), label);
    const { request } = await submit();
    expect(request.variables).toEqual({
      input: { projectType: 'PERSONAL', budget: 50, projectDescription: prompt, ...sent },
    });
  });
});

describe('while it searches', () => {
  it('says so in a live region', async () => {
    await renderCard().submit();
    const status = screen.getByRole('status');
    await within(status).findByText('Analyzing your needs and finding the perfect stack...');
  });

  it('offers to cancel after ten seconds and then returns to what was typed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { user, submit, environment } = renderCard();
    const operation = await submit();
    await screen.findByText(/Analyzing/);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();

    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByRole('status').textContent).toContain('This can take up to a minute.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByLabelText("Describe what you're working on")).toHaveProperty('value', prompt);
    expect(environment.mock.isLoading(operation.request.node, operation.request.variables)).toBe(false);
  });
});

describe('when it fails', () => {
  it('asks once more by itself before it says so', async () => {
    const { environment, submit, refuse, answer } = renderCard();
    await submit();
    await refuse(new RequestError('No luck.', 503));
    expect(screen.getByRole('status').textContent).toContain('Analyzing your needs');
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    await answer(suite());
    expect(screen.getByRole('heading', { name: '2 tools within $50/month' })).toBe(document.activeElement);
  });

  it('shows the message after the second failure, as a notification too, and tries again with the same values', async () => {
    const { user, environment, submit, refuse } = renderCard();
    const { request } = await submit();
    await refuse(new RequestError('No luck.'));
    await refuse(new RequestError('Still no luck.'));

    expect(screen.getByRole('heading', { name: 'Error getting recommendations' })).toBe(document.activeElement);
    expect(screen.getByText('Still no luck.')).toBeTruthy();
    expect(toastStore.get()?.title).toBe('Failed to get recommendations: Still no luck.');
    expect(environment.mock.getAllOperations()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual(request.variables);
  });

  it('does not insist when it was told to slow down', async () => {
    const { environment, submit, refuse } = renderCard();
    await submit();
    await refuse(new RequestError('Slow down, please.', 429));
    expect(screen.getByText('Slow down, please.')).toBeTruthy();
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('shows what the server refused the input for', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer({ progress: { picks: [], result: null, failure: { message: 'Too long.', code: 'BAD_USER_INPUT' } } });
    expect(screen.getByText('Too long.')).toBeTruthy();
  });
});

describe('the results', () => {
  it('show every tool with its price, reason and features', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite());

    const [first, second] = within(screen.getByRole('region', { name: '2 tools within $50/month' })).getAllByRole(
      'article',
    );
    expect(first?.textContent).toBe(
      'RiversideBest matchPlan: Pro$10/monthWhat Riverside does.Why Riverside is here.' +
        'First of RiversideSecond of RiversideLearn more about Riverside, opens in a new tabPrice as of February 1, 2026',
    );
    expect(within(second!).getByText('Free')).toBeTruthy();
    expect(screen.getByText('$40.00 left')).toBeTruthy();
    expect(screen.getByText('Personal')).toBeTruthy();
  });

  it('say what a yearly price is a month', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ recommendations: [tool('Zotero', { price: '$20/year', monthlyCents: 167 })] }));
    expect(screen.getByText('$20/year')).toBeTruthy();
    expect(screen.getByText('$1.67 a month')).toBeTruthy();
  });

  it('say what each person pays, what is paid already and what there is instead', async () => {
    const { submit, answer } = renderCard();
    await submit();
    const alternative = {
      name: 'Zencastr',
      price: '$24/month',
      isPerSeat: true,
      seats: 3,
      link: 'https://zencastr.example/',
    };
    await answer(
      suite({
        recommendations: [
          tool('Seats', { isPerSeat: true }),
          tool('Team', { isPerSeat: true, seats: 5, price: '$50/month' }),
          tool('Mine', { isTracked: true, isPaid: true, monthlyCents: 0, price: '$0/month' }),
          tool('Doubled', { isTracked: true, alternative }),
        ],
      }),
    );
    const [seats, team, mine, doubled] = screen.getAllByRole('article');
    expect(seats!.textContent).toContain('$10/monthfor each person');
    expect(team!.textContent).toContain('$50/monthfor 5 people');
    expect(mine!.textContent).toMatch(/^MineBest matchPaid already/);
    expect(doubled!.textContent).toContain('You pay for it already');
    expect(doubled!.textContent).toContain('Or instead: Zencastr, $24/month for 3 people');
    expect(
      within(doubled!).getByRole('link', { name: 'See it : Zencastr, opens in a new tab' }).getAttribute('href'),
    ).toBe('https://zencastr.example/');
  });

  it.each([
    [{ engine: 'CATALOG', isKept: false }, 'Chosen from Stackling’s catalogue.'],
    [
      { engine: 'OPENAI', isKept: true },
      'Chosen by an AI provider from Stackling’s catalogue. Names, prices and links come from the catalogue. You or somebody else asked the same less than a week ago; this is the same answer.',
    ],
  ])('say where they come from: %o', async (origin, words) => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite(origin));
    expect(screen.getByText(/^Chosen/).textContent).toBe(words);
  });

  it('link to a safe address in a new tab, and to no other', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ recommendations: [tool('Safe'), tool('Unsafe', { link: 'javascript:alert(1)' })] }));
    const links = screen.getAllByRole('link');
    expect(
      links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    ).toEqual([['https://safe.example/', '_blank', 'noopener noreferrer']]);
    expect(links[0]).toBe(screen.getByRole('link', { name: 'Learn more about Safe, opens in a new tab' }));
  });

  it('say in words which needs are left uncovered', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ unmetNeeds: ['Video hosting', 'Screen recording'] }));
    expect(screen.getByText(/also asks for/).textContent).toBe(
      'Your description also asks for Video hosting and Screen recording. None of these five tools covers those.',
    );
  });

  it('say what to do when there are none', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ recommendations: [], totalCents: 0 }));
    expect(screen.getByText('No recommendations found. Try adjusting your description or budget.')).toBeTruthy();
  });

  it('wait for somebody who left the screen meanwhile', async () => {
    const { environment, submit, answer, unmount } = renderCard();
    await submit();
    unmount();
    await answer(suite());
    renderCard(environment);
    expect(screen.getByRole('heading', { name: '2 tools within $50/month' })).toBeTruthy();
  });

  it('are one step away from the answers with the browser’s own button, and still there on return', async () => {
    const { router, submit, answer } = renderCard();
    await submit();
    await answer(suite());
    expect(router.state.location.search).toBe('?view=results');
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText("Describe what you're working on")).toHaveProperty('value', prompt);
    expect(screen.getByRole('heading', { name: 'What are you up to?' })).toBe(document.activeElement);
    await act(() => router.navigate(1));
    expect(await screen.findByRole('heading', { name: '2 tools within $50/month' })).toBe(document.activeElement);
  });

  it('give way to an empty form on Start Over', async () => {
    const { user, submit, answer } = renderCard();
    await user.selectOptions(screen.getByLabelText('Category'), 'Work');
    await submit();
    await answer(suite());
    await user.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(screen.getByLabelText("Describe what you're working on")).toHaveProperty('value', '');
    expect(screen.getByLabelText('Category')).toHaveProperty('value', 'personal');
  });

  it('give way to the answers as they were on Edit answers', async () => {
    const { user, submit, answer } = renderCard();
    await submit();
    await answer(suite());
    await user.click(screen.getByRole('button', { name: 'Edit answers' }));
    expect(screen.getByLabelText("Describe what you're working on")).toHaveProperty('value', prompt);
  });
});

const describedBy = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
