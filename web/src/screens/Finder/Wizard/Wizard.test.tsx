import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionStore } from '../../../session/session.ts';
import {
  arrive,
  back,
  budget,
  current,
  describedBy,
  heading,
  headings,
  next,
  radio,
  renderWizard,
  submit,
} from './renderWizard.tsx';

it('sends what a user says of subscriptions that are tracked already', async () => {
  sessionStore.set({ username: 'ada', isAdmin: false });
  const { environment, user, toBudget } = renderWizard();
  await toBudget();
  await user.selectOptions(
    screen.getByLabelText('Subscriptions you already track'),
    'Leave out, I already have what they do',
  );
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
