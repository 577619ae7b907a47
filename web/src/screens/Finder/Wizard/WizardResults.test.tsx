import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../../relay/environment.ts';
import { toastStore } from '../../../ui/toast.ts';
import {
  arrive,
  back,
  budget,
  current,
  describedBy,
  heading,
  headings,
  renderWizard,
  submit,
} from './renderWizard.tsx';

const suite = (names = ['Riverside', 'Buffer']) => ({
  progress: {
    picks: [],
    failure: null,
    result: {
      overlaps: [],
      recommendations: names.map((name) => ({
        name,
        logo: null,
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
        isGuess: false,
        chosenBy: 0,
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
      isOverDailyLimit: false,
      understood: [],
      unplaced: [],
      constraints: [],
      people: 1,
      isUnclear: false,
    },
  },
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
    expect(screen.getByText('Still working. This can take up to a minute.')).toBeTruthy();
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
