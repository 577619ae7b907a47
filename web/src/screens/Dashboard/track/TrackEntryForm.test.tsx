import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RequestError } from '../../../relay/environment.ts';
import { toastStore } from '../../../ui/toast.ts';
import {
  describedBy,
  names,
  owner,
  renderDashboard,
  subscription,
  summary,
  three,
  viewerWith,
} from '../renderDashboard.tsx';

afterEach(() => toastStore.set(undefined));

const field = () => screen.getByRole('textbox', { name: 'Subscription' });

const added = (changes: object = {}) => ({
  result: {
    __typename: 'TrackSubscriptionPayload',
    subscription: subscription('hulu', { name: 'Hulu', category: 'OTHER', ...changes }),
    user: owner({ monthlyCents: 4_098, activeCount: 3 }),
  },
});

it('shows what a line is understood as before it is sent', async () => {
  const { user } = await renderDashboard();
  await user.type(field(), 'Netflix - $15.49/month');
  expect(screen.getByText(/^Understood as/).textContent).toBe('Understood as Netflix, $15.49/month, other');
  await user.selectOptions(screen.getByLabelText('Category'), 'Side Quest');
  await user.type(screen.getByLabelText('Renewal date (optional)'), '2027-01-31');
  expect(screen.getByText(/^Understood as/).textContent).toBe(
    'Understood as Netflix, $15.49/month, side quest, renews January 31, 2027',
  );
});

it('says what a line is understood to cost a month where it is not paid by the month', async () => {
  const { user } = await renderDashboard();
  await user.type(field(), 'Netflix $15.49 every 3 months');
  expect(describedBy(field())).toBe('Understood as Netflix, $15.49 every 3 months, $5.16 a month, other');
  await user.clear(field());
  await user.type(field(), 'Figma $99 once');
  expect(describedBy(field())).toBe('Understood as Figma, $99 once, other');
});

it('says what is missing, but not while somebody is typing just that', async () => {
  const { user } = await renderDashboard();
  const steps: [typed: string, hint: string][] = [
    ['Netflix', 'Add a price, such as $9.99/month.'],
    [' $9.99', 'Understood as Netflix, $9.99/month, other'],
    [' every', ''],
    [' 3', ''],
    [' mon', ''],
    ['gs', 'How often? Write /month, every 2 weeks, yearly or once.'],
  ];
  expect(describedBy(field())).toBe('A name, a price and how often it is paid.');
  for (const [typed, hint] of steps) {
    await user.type(field(), typed);
    expect(describedBy(field())).toBe(hint);
    expect(field().getAttribute('aria-invalid')).toBe('false');
  }
});

it('adds on Enter, updates list and totals with one answer, clears the field and stays in it', async () => {
  const { user, sent, answer, pending } = await renderDashboard();
  await user.type(field(), 'Hulu - $15.49/month{Enter}');
  expect(sent()).toMatchObject({ input: { entry: 'Hulu - $15.49/month', category: 'OTHER', nextBillingDate: null } });
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeTruthy();

  await answer(added());
  expect(names()).toEqual(['Hulu', 'Figma', 'Netflix', 'Gym']);
  expect(screen.getByText('4 subscriptions')).toBeTruthy();
  expect(summary('Total Monthly Spending')[0]).toBe('$40.98');
  expect(field()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field());
  expect(toastStore.get()?.title).toBe('Subscription added');
  expect(pending()).toBe(0);
});

it('sends nothing twice while it is adding', async () => {
  const { user, pending } = await renderDashboard();
  await user.type(field(), 'Hulu - $15.49/month{Enter}{Enter}');
  expect(pending()).toBe(1);
});

it('does not list it where it does not belong, and asks for that view anew', async () => {
  const { user, answer, pending } = await renderDashboard(viewerWith([three[0]!]), '/dashboard?category=work');
  await user.type(field(), 'Hulu - $15.49/month{Enter}');
  await answer(added());
  expect(names()).toEqual(['Figma']);
  await user.click(screen.getByRole('tab', { name: 'Other' }));
  await answer({ viewer: viewerWith([subscription('hulu', { name: 'Hulu' })]) });
  expect(names()).toEqual(['Hulu']);
  // Its totals and list may be of before: no view is taken from what was kept.
  await user.click(screen.getByRole('tab', { name: 'Work' }));
  expect(pending()).toBe(1);
});

it.each([
  ['', "Please enter a subscription (e.g., '<service> - $9.99/month')", 'A name, a price and how often it is paid.'],
  [
    'Netflix',
    "Please use format like '<service> - $9.99/month' or '<service> $10 monthly'",
    'Add a price, such as $9.99/month.',
  ],
])('says inline what is wrong with %j and sends nothing', async (text, message, hint) => {
  const { user, pending } = await renderDashboard();
  if (text) await user.type(field(), text);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(describedBy(field())).toBe(`${message} ${hint}`);
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(pending()).toBe(0);
});

it('shows at the field what the server refused the line for', async () => {
  const { user, answer } = await renderDashboard();
  await user.type(field(), 'Yacht 99999999{Enter}');
  await answer({ result: { __typename: 'InvalidInputError', message: 'Please enter a smaller price' } });
  expect(describedBy(field())).toContain('Please enter a smaller price');
  expect(field()).toHaveProperty('value', 'Yacht 99999999');
});

it('says that it failed, here and as a notification, and keeps what was typed', async () => {
  const { user, refuse } = await renderDashboard();
  await user.type(field(), 'Hulu - $15.49/month{Enter}');
  await refuse(new RequestError('You are offline. Connect and try again.'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to add subscriptionYou are offline. Connect and try again.',
  );
  expect(toastStore.get()).toMatchObject({ tone: 'error', title: 'Failed to add subscription' });
  expect(field()).toHaveProperty('value', 'Hulu - $15.49/month');
  expect(names()).toEqual(['Figma', 'Netflix', 'Gym']);
});

it('keeps what is typed on while the answer is on its way', async () => {
  const { user, answer } = await renderDashboard();
  await user.type(field(), 'Hulu - $15.49/month{Enter}');
  await user.clear(field());
  await user.type(field(), 'Disney');
  await answer(added());
  expect(field()).toHaveProperty('value', 'Disney');
});
