import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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

// jsdom has none.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  toastStore.set(undefined);
  localStorage.clear();
});

const field = () => screen.getByRole('combobox', { name: 'Subscription' });

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
  await user.type(screen.getByLabelText('Renewal date (optional)'), '2999-01-31');
  expect(screen.getByText(/^Understood as/).textContent).toBe(
    'Understood as Netflix, $15.49/month, side quest, renews January 31, 2999',
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
  await user.click(field());
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
  expect(sent()).toMatchObject({ input: { entry: 'Hulu - $15.49/month', category: 'OTHER', startsOn: null } });
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

describe('a pasted list', () => {
  const list = 'Hulu $7.99\nNews\n- Gym €30 every 4 weeks\n';
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  async function paste() {
    const dashboard = await renderDashboard();
    await dashboard.user.click(field());
    await dashboard.user.paste(list);
    await screen.findByRole('dialog', { name: 'Add several subscriptions' });
    return dashboard;
  }

  it('is shown as it is understood, and adds the lines that are, with one undo', async () => {
    const { user, sent, answer } = await paste();
    expect(lines()).toEqual([
      'Hulu$7.99/month',
      'NewsAdd a price, such as $9.99/month.',
      'Gym€30 every 4 weeks, €32.50 a month',
    ]);
    await user.click(screen.getByRole('button', { name: 'Add 2' }));
    expect(sent()).toEqual({ input: { entries: ['Hulu $7.99', 'Gym €30 every 4 weeks'], category: 'OTHER' } });
    const result = { __typename: 'TrackEntriesPayload', subscriptions: [{ id: 'hulu' }], duplicates: ['Gym'] };
    await answer({ result });
    expect(toastStore.get()).toMatchObject({ title: '1 subscription added', description: 'You already track Gym.' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveProperty('value', '');
    expect(field().getAttribute('aria-invalid')).toBe('false');
    toastStore.get()!.action!.run();
    expect(sent()).toEqual({ ids: ['hulu'] });
  });

  it('names what is tracked already or comes twice, and leaves it out', async () => {
    const { user, sent, answer } = await renderDashboard();
    await user.click(field());
    await user.paste('Netflix $9\nHulu $7.99\nHULU $5');
    await screen.findByRole('dialog', { name: 'Add several subscriptions' });
    expect(sent()).toEqual({ names: ['Netflix', 'Hulu', 'HULU'] });
    await answer({ viewer: { __typename: 'User', id: 'ada', trackedNames: ['Netflix'] } });
    expect(lines()).toEqual([
      'Netflix$9/monthYou track Netflix already',
      'Hulu$7.99/month',
      'HULU$5/monthHULU is in an earlier line',
    ]);
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    expect(sent()).toEqual({ input: { entries: ['Hulu $7.99'], category: 'OTHER' } });
  });

  it('keeps the focus on the button when nothing of it is new', async () => {
    const { user, pending, answer } = await renderDashboard();
    await user.click(field());
    await user.paste('Netflix $9\nHulu $7.99');
    await screen.findByRole('dialog', { name: 'Add several subscriptions' });
    await answer({ viewer: { __typename: 'User', id: 'ada', trackedNames: ['Netflix', 'Hulu'] } });
    const button = screen.getByRole('button', { name: 'Nothing to add' });
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(pending()).toBe(0);
  });

  it('stays to be added again when that failed', async () => {
    const { user, refuse } = await paste();
    await user.click(screen.getByRole('button', { name: 'Add 2' }));
    await refuse(new RequestError('You are offline. Connect and try again.'));
    expect(toastStore.get()).toMatchObject({ tone: 'error', title: 'Failed to add subscriptions' });
    expect(lines()).toHaveLength(3);
  });

  it('of one line is typed text', async () => {
    const { user } = await renderDashboard();
    await user.click(field());
    await user.paste('Hulu $7.99');
    expect(field()).toHaveProperty('value', 'Hulu $7.99');
  });
});

describe('what is tracked already', () => {
  const duplicate = {
    result: { __typename: 'DuplicateError', message: 'You already have Netflix.', names: ['Netflix'] },
  };
  const button = (name: string) => screen.getByRole('button', { name });

  async function addTwice() {
    const dashboard = await renderDashboard();
    await dashboard.user.type(field(), 'netflix $9.99{Enter}');
    expect(dashboard.sent()).toMatchObject({ refuseDuplicates: true });
    await dashboard.answer(duplicate);
    return dashboard;
  }

  it('is told in the form and in no notification; what was typed stays, and the focus too', async () => {
    await addTwice();
    expect(screen.getByRole('alert').textContent).toBe('You already track Netflix.');
    expect(field()).toHaveProperty('value', 'netflix $9.99');
    expect(field().getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(field());
    expect(toastStore.get()).toBeUndefined();
    expect(names()).toEqual(['Figma', 'Netflix', 'Gym']);
  });

  it('is added anyway on request', async () => {
    const { user, sent, answer } = await addTwice();
    await user.click(button('Add it anyway'));
    expect(sent()).toMatchObject({ input: { entry: 'netflix $9.99' }, refuseDuplicates: false });
    expect(document.activeElement).toBe(button('Add it anyway'));
    await answer(added({ name: 'netflix' }));
    expect(names()).toEqual(['netflix', 'Figma', 'Netflix', 'Gym']);
    expect(screen.queryByText('You already track Netflix.')).toBeNull();
    expect(field()).toHaveProperty('value', '');
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('still asks when adding it anyway has failed', async () => {
    const { user, refuse } = await addTwice();
    await user.click(button('Add it anyway'));
    await refuse(new RequestError('You are offline. Connect and try again.'));
    expect(screen.getByText('You already track Netflix.')).toBeTruthy();
    expect(document.activeElement).toBe(button('Add it anyway'));
  });

  it('is shown by a search for its name in every category, with the focus on the list', async () => {
    const { user, answer, sent, router } = await addTwice();
    await user.click(button('Show it'));
    expect(sent()).toMatchObject({ search: 'Netflix', category: null });
    await answer({ viewer: viewerWith([three[1]!]) });
    expect(router.state.location.search).toBe('?search=Netflix');
    expect(names()).toEqual(['Netflix']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your subscriptions' }));
    expect(field()).toHaveProperty('value', 'netflix $9.99');
  });

  it.each([
    ['typing on', '{Backspace}', 'netflix $9.9'],
    ['Escape', '{Escape}', 'netflix $9.99'],
  ])('is no longer told after %s', async (_what, keys, value) => {
    const { user } = await addTwice();
    await user.keyboard(keys);
    expect(screen.queryByText('You already track Netflix.')).toBeNull();
    expect(field()).toHaveProperty('value', value);
    expect(document.activeElement).toBe(field());
  });

  it('gives the focus back to the line when Escape is pressed on a button of the notice', async () => {
    const { user } = await addTwice();
    button('Show it').focus();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(field());
  });

  it('is not told of a line that has changed meanwhile', async () => {
    const { user, answer } = await renderDashboard();
    await user.type(field(), 'netflix $9.99{Enter}');
    await user.type(field(), '/year');
    await answer(duplicate);
    expect(screen.queryByText('You already track Netflix.')).toBeNull();
  });
});
