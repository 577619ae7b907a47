import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../../relay/environment.ts';
import { sessionStore } from '../../../session/session.ts';
import { toastStore } from '../../../ui/toast.ts';
import { Wizard } from './Wizard.tsx';
import { render } from '../../../../test/render.tsx';

const suite = (names = ['Riverside', 'Buffer']) => ({
  progress: {
    picks: [],
    failure: null,
    result: {
      overlaps: [],
      recommendations: names.map((name) => ({
        name,
        plan: 'Pro',
        price: '$10/month',
        monthlyCents: 1_000,
        description: `What ${name} does.`,
        reason: `Why ${name} is here.`,
        features: [],
        badge: 'Best match',
        badgeColor: 'GREEN',
        isTracked: false,
        isPaid: false,
        isPerSeat: false,
        seats: 1,
        alternative: null,
        experience: null,
        pricesAsOf: '2026-02-01',
        link: 'https://tool.example/',
      })),
      budgetCents: 5_000,
      totalCents: 2_000,
      unmetNeeds: [],
      engine: 'CATALOG',
      isKept: false,
    },
  },
});

const headings = {
  kind: 'What kind of project is it?',
  budget: "What's your monthly budget?",
  project: 'Describe your project',
  failed: 'Something went wrong',
  found: '2 tools within $50/month',
};

const next = () => screen.getByRole('button', { name: 'Next' });
const submit = () => screen.getByRole('button', { name: 'Get Recommendations' });
const back = () => screen.getByRole('button', { name: 'Back' });
const radio = (name: string) => screen.getByRole('radio', { name });
const budget = () => screen.getByRole('spinbutton', { name: headings.budget });
/** By its text, for roles are slow to look up in a long form. */
const heading = async (name: string) => (await screen.findByText(name, { selector: 'h3, h3 > label' })).closest('h3');
const arrive = async (name: string) => {
  const shown = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(shown));
};
const current = () => document.querySelector('[aria-current=step]')?.textContent;

function renderWizard({ path = '/finder', environment = createMockEnvironment() } = {}) {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) });
  const router = createMemoryRouter([{ path: '/finder', Component: Wizard }], { initialEntries: [path] });
  const { unmount } = render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const toBudget = async (type = 'Creator') => {
    await user.click(radio(type));
    await user.click(next());
    await heading(headings.budget);
  };
  const toProject = async () => {
    await toBudget();
    await user.click(next());
    await heading(headings.project);
  };
  return {
    environment,
    router,
    user,
    unmount,
    toBudget,
    toProject,
    async toRequest() {
      await toProject();
      await user.click(submit());
      await screen.findByText(/Analyzing/);
      return environment.mock.getMostRecentOperation().request.variables;
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

it('sends what a user says of subscriptions that are tracked already', async () => {
  sessionStore.set({ username: 'ada', isAdmin: false });
  const { environment, user, toBudget } = renderWizard();
  await toBudget();
  await user.selectOptions(screen.getByLabelText('Subscriptions you track already'), 'Leave out, I have what they do');
  await user.click(next());
  await heading(headings.project);
  await user.click(submit());
  await screen.findByText(/Analyzing/);
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { projectType: 'CREATOR', budget: 50, tracked: 'LEFT_OUT' },
  });
});

describe('the steps', () => {
  it('are four, the current one marked, those before it completed', async () => {
    const { toBudget } = renderWizard();
    const items = () => within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items().map(({ textContent }) => textContent)).toEqual([
      '1Project Category',
      '2Budget',
      '3Project',
      '4Results',
    ]);
    expect(current()).toBe('1Project Category');
    await toBudget();
    expect(items().map(({ textContent }) => textContent)).toEqual([
      'Completed: Project Category',
      '2Budget',
      '3Project',
      '4Results',
    ]);
    expect(current()).toBe('2Budget');
    expect(screen.getByText(/^Step 2 of 4/).textContent).toBe('Step 2 of 4: Budget');
  });

  it('move the focus to their heading', async () => {
    const { user, toProject } = renderWizard();
    expect(document.activeElement).toBe(document.body);
    await toProject();
    await arrive(headings.project);
    await user.click(back());
    await arrive(headings.budget);
  });

  it('have the focus before anybody can be typing in them', async () => {
    const { toBudget } = renderWizard();
    const focused = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!screen.queryByText(headings.budget, { selector: 'label' })) return;
        observer.disconnect();
        resolve(document.activeElement);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await toBudget();
    expect(await focused).toBe(await heading(headings.budget));
  });

  it('keep every answer on the way back', async () => {
    const { user, toBudget } = renderWizard();
    await toBudget('Side Quest');
    await user.clear(budget());
    await user.type(budget(), '75');
    await user.click(next());
    await heading(headings.project);
    await user.type(screen.getByLabelText('Project name (optional)'), 'Podcast');
    await user.type(screen.getByLabelText('Description (optional)'), 'A show');
    await user.click(back());
    await heading(headings.budget);
    expect(budget()).toHaveProperty('value', '75');
    await user.click(back());
    await heading(headings.kind);
    expect(radio('Side Quest')).toHaveProperty('checked', true);
    await user.click(next());
    await heading(headings.budget);
    await user.click(next());
    await heading(headings.project);
    expect(screen.getByLabelText('Project name (optional)')).toHaveProperty('value', 'Podcast');
    expect(screen.getByLabelText('Description (optional)')).toHaveProperty('value', 'A show');
  });

  it('are still answered when somebody comes back in the same tab', async () => {
    const { toProject, unmount } = renderWizard();
    await toProject();
    unmount();
    renderWizard({ path: '/finder?step=3' });
    await heading(headings.project);
  });

  it.each([2, 3, 4])('fall back from step %i to the first that is not answered', async (step) => {
    const { router } = renderWizard({ path: `/finder?step=${step}` });
    await heading(headings.kind);
    expect(router.state.location.search).toBe('?step=1');
  });

  it('fall back to the budget where that is not valid', async () => {
    const { user, router, toBudget } = renderWizard();
    await toBudget();
    await user.clear(budget());
    await act(() => router.navigate('/finder?step=4'));
    await heading(headings.budget);
    expect(router.state.location.search).toBe('?step=2');
  });
});

describe('step 1', () => {
  it('offers seven types, each with a label and a description', () => {
    renderWizard();
    const cards = within(screen.getByRole('radiogroup', { name: headings.kind })).getAllByRole('radio');
    expect(cards.map((card) => (card as HTMLInputElement).value)).toEqual([
      'student',
      'entrepreneur',
      'creator',
      'personal',
      'education',
      'work',
      'side-quest',
    ]);
    expect(describedBy(radio('Student'))).toBe('School or university, on a student budget');
  });

  it('wants one to be chosen', async () => {
    const { user } = renderWizard();
    await user.click(next());
    const group = screen.getByRole('radiogroup');
    expect(describedBy(group)).toBe('Please select a project type');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(radio('Student'));

    await user.click(radio('Work'));
    expect(screen.queryByText('Please select a project type')).toBeNull();
  });
});

describe('step 2', () => {
  it('starts with a budget of 50 in a number field of 0 or more', async () => {
    const { toBudget } = renderWizard();
    await toBudget();
    expect(budget()).toHaveProperty('value', '50');
    expect(budget().getAttribute('min')).toBe('0');
  });

  it.each(['0', '0.5', ''])('refuses a budget of %j', async (typed) => {
    const { user, toBudget } = renderWizard();
    await toBudget();
    await user.clear(budget());
    if (typed) await user.type(budget(), typed);
    await user.click(next());
    expect(describedBy(budget())).toContain('Budget must be at least $1');
    expect(document.activeElement).toBe(budget());

    await user.clear(budget());
    await user.type(budget(), '5');
    expect(screen.queryByText('Budget must be at least $1')).toBeNull();
  });

  it('has quick picks, the one that is chosen pressed', async () => {
    const { user, toBudget } = renderWizard();
    await toBudget();
    const picks = within(screen.getByRole('group', { name: 'Quick picks' })).getAllByRole('button');
    const pressed = () => picks.map((pick) => [pick.textContent, pick.getAttribute('aria-pressed')]);
    expect(pressed()).toEqual([
      ['$10', 'false'],
      ['$50', 'true'],
      ['$100', 'false'],
      ['$200+', 'false'],
    ]);
    await user.click(screen.getByRole('button', { name: '$200+' }));
    expect(budget()).toHaveProperty('value', '200');
    expect(pressed()[3]).toEqual(['$200+', 'true']);
    await user.clear(budget());
    await user.type(budget(), '10');
    expect(pressed()[0]).toEqual(['$10', 'true']);
  });

  it.each([
    ['$50', '50'],
    ['$1,200.50', '1200.5'],
    ['75', '75'],
  ])('takes a pasted %j', async (pasted, value) => {
    const { user, toBudget } = renderWizard();
    await toBudget();
    await user.clear(budget());
    await user.click(budget());
    await user.paste(pasted);
    expect(budget()).toHaveProperty('value', value);
  });
});

describe('step 3', () => {
  it('asks with type and budget alone, for name and description are optional', async () => {
    const { toRequest } = renderWizard();
    expect(await toRequest()).toEqual({ input: { projectType: 'CREATOR', budget: 50 } });
  });

  it('asks with name and description where they are given', async () => {
    const { user, environment, toProject } = renderWizard();
    await toProject();
    await user.type(screen.getByLabelText('Project name (optional)'), ' Podcast ');
    await user.type(screen.getByLabelText('Description (optional)'), 'A show');
    await user.click(submit());
    await screen.findByText(/Analyzing/);
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { projectType: 'CREATOR', budget: 50, projectName: 'Podcast', projectDescription: 'A show' },
    });
  });
});

describe('while it searches', () => {
  it('says so in a live region and shows step 3', async () => {
    const { toRequest } = renderWizard();
    await toRequest();
    const message = screen.getByText('Analyzing your needs and finding the perfect stack...');
    expect(message.closest('[role=status]')).toBeTruthy();
    expect(current()).toBe('3Project');
  });

  it('offers to cancel after ten seconds and then returns to step 3', async () => {
    const { user, environment, toRequest } = renderWizard();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await toRequest();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Still at it. This can take up to a minute.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await heading(headings.project);
    expect(environment.mock.getAllOperations()).toEqual([]);
  });
});

describe('when it fails', () => {
  it('says so at step 4 without asking once more, and Try Again sends the same values', async () => {
    const { user, environment, toRequest, refuse, answer } = renderWizard();
    const variables = await toRequest();
    await refuse(new RequestError('No luck.', 503));

    await arrive(headings.failed);
    expect(screen.getByText("We couldn't retrieve your recommendations. No luck.")).toBeTruthy();
    expect(toastStore.get()?.title).toBe('Failed to get recommendations: No luck.');
    expect(current()).toBe('4Results');
    expect(environment.mock.getAllOperations()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText(/Analyzing/);
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual(variables);
    await answer(suite());
    await heading(headings.found);
  });

  it('leads Try Again to an answer that is no longer valid', async () => {
    const { user, router, toRequest, refuse } = renderWizard();
    await toRequest();
    await refuse(new RequestError('No luck.'));
    await user.click(back());
    await heading(headings.project);
    await user.click(back());
    await heading(headings.budget);
    await user.clear(budget());
    await act(() => router.navigate('/finder?step=4'));
    await heading(headings.failed);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await heading(headings.budget);
    await waitFor(() => expect(document.activeElement).toBe(budget()));
    expect(describedBy(budget())).toContain('Budget must be at least $1');
  });

  it('goes by the kind of error that the server names', async () => {
    const { toRequest, refuse } = renderWizard();
    await toRequest();
    await refuse(new RequestError('No luck.', 200, 'invalid_api_key'));
    expect(screen.getByText("The AI provider's key is invalid. Please check the configuration.")).toBeTruthy();
  });

  it('goes back to the answers', async () => {
    const { user, toRequest, refuse } = renderWizard();
    await toRequest();
    await refuse(new RequestError('No luck.'));
    await user.click(back());
    await heading(headings.project);
  });
});

describe('the results', () => {
  it('are at step 4, their heading below the section’s', async () => {
    const { router, toRequest, answer } = renderWizard();
    await toRequest();
    await answer(suite());
    await arrive(headings.found);
    expect(screen.getByRole('heading', { level: 4, name: 'Riverside' })).toBeTruthy();
    expect(router.state.location.search).toBe('?step=4');
    expect(current()).toBe('4Results');
  });

  it('are one step away from the answers with the browser’s own button, and still there on return', async () => {
    const { router, toRequest, answer } = renderWizard();
    await toRequest();
    await answer(suite());
    await act(() => router.navigate(-1));
    await heading(headings.project);
    await act(() => router.navigate(1));
    await heading(headings.found);
  });

  it('give way to an empty first step on Start Over', async () => {
    const { user, router, toRequest, answer } = renderWizard();
    await toRequest();
    await answer(suite());
    await user.click(screen.getByRole('button', { name: 'Start Over' }));
    await arrive(headings.kind);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(router.state.location.search).toBe('?step=1');
    expect(sessionStorage.getItem('stackling:found:wizard')).toBeNull();
  });

  it('wait for somebody who left the screen meanwhile', async () => {
    const { environment, toRequest, answer, unmount } = renderWizard();
    await toRequest();
    unmount();
    await answer(suite());
    renderWizard({ environment });
    await heading(headings.found);
  });

  it('are still there in a new environment, as after making an account', async () => {
    const { toRequest, answer, unmount } = renderWizard();
    await toRequest();
    await answer(suite());
    unmount();
    renderWizard({ path: '/finder?step=4#custom-stack' });
    await heading(headings.found);
    expect(screen.getByRole('button', { name: 'Save Stack' })).toBeTruthy();
  });

  it('are replaced by those of other answers', async () => {
    const { user, toRequest, answer } = renderWizard();
    await toRequest();
    await answer(suite());
    await user.click(back());
    await heading(headings.project);
    await user.click(submit());
    await screen.findByText(/Analyzing/);
    await answer(suite(['Zotero', 'Notion']));
    await heading(headings.found);
    expect(screen.getByRole('heading', { level: 4, name: 'Zotero' })).toBeTruthy();
  });

  it('say what to do when there are none', async () => {
    const { toRequest, answer } = renderWizard();
    await toRequest();
    await answer(suite([]));
    expect(screen.getByText('No recommendations found. Try adjusting your description or budget.')).toBeTruthy();
  });

  it('refuse to be saved when there are none', async () => {
    const { user, toRequest, answer } = renderWizard();
    await toRequest();
    await answer(suite([]));
    await user.click(await screen.findByRole('button', { name: 'Save Stack' }));
    expect(toastStore.get()?.title).toBe('Error: No recommendations available to save');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

const describedBy = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
