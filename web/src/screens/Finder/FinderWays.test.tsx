import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FinderWays } from './FinderWays.tsx';
import { prompt, renderCard, suite } from './renderCard.tsx';

const tab = (name: string, state: { selected?: boolean } = {}) => screen.getByRole('tab', { name, ...state });
const description = () => screen.getByLabelText("Describe what you're working on");

const renderWays = () => renderCard(undefined, FinderWays);

it('asks in the user’s own words first, and step by step in the other tab', async () => {
  const { user, router } = renderWays();
  expect(tab('Describe it', { selected: true })).toBeTruthy();
  await user.click(tab('Step by step', { selected: false }));
  expect(screen.getByRole('tabpanel', { name: 'Step by step' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Create a Custom Stack' })).toBeTruthy();
  expect(screen.queryByLabelText("Describe what you're working on")).toBeNull();

  await act(() => router.navigate(-1));
  expect(tab('Describe it', { selected: true })).toBeTruthy();
});

it('goes from tab to tab with the arrow keys', async () => {
  const { user } = renderWays();
  tab('Describe it').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Step by step', { selected: true }));
});

it('keeps the answers that both ways ask for', async () => {
  const { user } = renderWays();
  await user.type(description(), prompt);
  await user.clear(screen.getByLabelText('Monthly Budget ($)'));
  await user.type(screen.getByLabelText('Monthly Budget ($)'), '75');
  await user.selectOptions(screen.getByLabelText('Category'), 'Work');

  await user.click(tab('Step by step'));
  expect(screen.getByRole('radio', { name: 'Work' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Creator' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('spinbutton')).toHaveProperty('value', '75');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const text = await screen.findByLabelText('Description (optional)');
  expect(text).toHaveProperty('value', prompt);
  await user.type(text, '!');

  await user.click(tab('Describe it'));
  expect(description()).toHaveProperty('value', `${prompt}!`);
  // The card does not offer the wizard's type, and keeps its own.
  expect(screen.getByLabelText('Category')).toHaveProperty('value', 'work');
});

it('has what was found when somebody comes back to its tab', async () => {
  const { user, submit, answer } = renderWays();
  await submit();
  await answer(suite());
  await user.click(tab('Step by step'));
  await user.click(tab('Describe it'));
  expect(screen.getByRole('heading', { name: '2 tools within $50/month' })).toBeTruthy();
});

it('leads a new visit to the results of the steps', async () => {
  const { environment, user, answer, unmount } = renderWays();
  await user.click(tab('Step by step'));
  await user.click(screen.getByRole('radio', { name: 'Creator' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('spinbutton');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Get Recommendations' }));
  await screen.findByText(/Analyzing/);
  await answer(suite());
  unmount();

  renderCard(environment, FinderWays);
  expect(screen.getByRole('heading', { name: '2 tools within $50/month' })).toBeTruthy();
  await user.click(tab('Describe it'));
  expect(description()).toBeTruthy();
});
