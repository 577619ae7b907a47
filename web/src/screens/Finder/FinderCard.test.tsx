import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../relay/environment.ts';
import { sessionStore } from '../../session/session.ts';
import { toastStore } from '../../ui/toast.ts';
import { prompt, renderCard, suite } from './renderCard.tsx';

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
  const choice = 'Subscriptions you already track';

  it('is asked of no visitor', () => {
    renderCard();
    expect(screen.queryByLabelText(choice)).toBeNull();
  });

  it.each([
    ['Treat like any other tool', {}],
    ['Count as paid, outside the budget', { tracked: 'PAID' }],
    ['Leave out, I already have what they do', { tracked: 'LEFT_OUT' }],
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

const describedBy = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
