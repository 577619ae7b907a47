import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RequestError } from '../../../relay/environment.ts';
import { toastStore } from '../../../ui/toast.ts';
import {
  describedBy,
  names,
  owner,
  priced,
  renderDashboard,
  row,
  subscription,
  summary,
  three,
  viewerWith,
} from '../renderDashboard.tsx';

afterEach(() => toastStore.set(undefined));

const form = (name = 'Figma') => within(screen.getByRole('form', { name: `Edit ${name}` }));

const updated = (changes: object = {}, totals: object = {}) => ({
  result: {
    __typename: 'UpdateSubscriptionPayload',
    subscription: { ...three[0], ...changes },
    user: owner(totals),
  },
});

async function edit(name = 'Figma', viewer?: object, address?: string) {
  const screenful = await renderDashboard(viewer, address);
  await screenful.user.click(screen.getByRole('button', { name: `Edit ${name}` }));
  return screenful;
}

describe('editing', () => {
  it('has every field filled in, with the focus in the first', async () => {
    await edit();
    expect(document.activeElement).toBe(form().getByLabelText('Name'));
    expect(
      ['Name', 'Price (USD)', 'Category', 'Renewal date', 'Description'].map(
        (label) => (form().getByLabelText(label) as HTMLInputElement).value,
      ),
    ).toEqual(['Figma', '$120/year', 'work', '', '']);
    expect(form().getByRole('checkbox', { name: 'Active' })).toHaveProperty('checked', true);
  });

  it('sends what has changed and nothing else; one answer brings the row and the totals', async () => {
    const { user, sent, answer, pending } = await edit();
    await user.clear(form().getByLabelText('Price (USD)'));
    await user.type(form().getByLabelText('Price (USD)'), '$240/year');
    await user.click(form().getByRole('checkbox', { name: 'Active' }));
    await user.click(form().getByRole('button', { name: 'Save' }));
    expect(sent()).toEqual({ id: 'figma', input: { price: '$240/year', isActive: false }, labelIds: null });
    expect(form().getByRole('button', { name: 'Saving...' })).toBeTruthy();

    await answer(updated({ ...priced('$240/year'), isActive: false, state: 'PAUSED' }, { monthlyCents: 1_549 }));
    expect(row('Figma').textContent).toContain('Inactive');
    expect(summary('Total Monthly Spending')[0]).toBe('$15.49');
    expect(toastStore.get()?.title).toBe('Subscription updated');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Figma' }));
    expect(pending()).toBe(0);
  });

  it('keeps the renewal date that it shows when the price gets another cycle', async () => {
    const dated = subscription('figma', { name: 'Figma', startsOn: '2020-01-31', nextDueOn: '2999-02-28' });
    const { user, sent } = await edit('Figma', viewerWith([dated]));
    expect(form().getByLabelText('Renewal date')).toHaveProperty('value', '2999-02-28');
    await user.clear(form().getByLabelText('Price (USD)'));
    await user.type(form().getByLabelText('Price (USD)'), '$150/year');
    await user.click(form().getByRole('button', { name: 'Save' }));
    expect(sent()).toEqual({ id: 'figma', input: { price: '$150/year', startsOn: '2999-02-28' }, labelIds: null });
  });

  it('lets the day to count from be when only the amount changes', async () => {
    const dated = subscription('figma', { name: 'Figma', startsOn: '2020-01-31', nextDueOn: '2999-02-28' });
    const { user, sent } = await edit('Figma', viewerWith([dated]));
    await user.clear(form().getByLabelText('Price (USD)'));
    await user.type(form().getByLabelText('Price (USD)'), '$17.99 monthly');
    await user.click(form().getByRole('button', { name: 'Save' }));
    expect(sent()).toEqual({ id: 'figma', input: { price: '$17.99 monthly' }, labelIds: null });
  });

  it('shows what a price is understood as while it is typed, and what is missing', async () => {
    const { user } = await edit();
    const field = form().getByLabelText('Price (USD)');
    expect(describedBy(field)).toBe('Understood as $120/year, $10.00 a month');
    await user.clear(field);
    expect(describedBy(field)).toBe('Add a price, such as $9.99/month.');
    await user.type(field, '€15.49 every 3 mon');
    expect(describedBy(field)).toBe('');
    await user.type(field, 'ths');
    expect(describedBy(field)).toBe('Understood as €15.49 every 3 months, €5.16 a month');
    await user.type(field, ' or so, every time');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('sends nothing when nothing has changed', async () => {
    const { user, pending } = await edit();
    await user.click(form().getByRole('button', { name: 'Save' }));
    expect(pending()).toBe(0);
    expect(screen.queryByRole('form', { name: 'Edit Figma' })).toBeNull();
  });

  it('is cancelled with Escape; the focus goes back to the button, and what was typed is gone', async () => {
    const { user } = await edit();
    await user.type(form().getByLabelText('Name'), ' Pro{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Figma' }));
    await user.click(screen.getByRole('button', { name: 'Edit Figma' }));
    expect(form().getByLabelText('Name')).toHaveProperty('value', 'Figma');
    await user.click(form().getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Figma' }));
  });

  it('goes on at one row at a time, and keeps what was typed at the other', async () => {
    const { user } = await edit();
    await user.type(form().getByLabelText('Name'), ' Pro');
    await user.click(screen.getByRole('button', { name: 'Edit Netflix' }));
    expect(screen.getAllByRole('form', { name: /^Edit/ })).toHaveLength(1);
    expect(row('Figma').textContent).toContain('Unsaved changes');
    await user.click(screen.getByRole('button', { name: 'Edit Figma' }));
    expect(form().getByLabelText('Name')).toHaveProperty('value', 'Figma Pro');
  });

  it.each([
    ['Price (USD)', 'cheap', 'Please enter a valid price format Add a price, such as $9.99/month.'],
    ['Name', ' ', 'Please enter a name'],
  ])('says at %s what is wrong with %j', async (label, text, message) => {
    const { user, pending } = await edit();
    const field = form().getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    await user.click(form().getByRole('button', { name: 'Save' }));
    expect(describedBy(field)).toBe(message);
    expect(pending()).toBe(0);
  });

  it('keeps the values after a failure and says so', async () => {
    const { user, refuse } = await edit();
    await user.type(form().getByLabelText('Name'), ' Pro');
    await user.click(form().getByRole('button', { name: 'Save' }));
    await refuse(new RequestError('No luck.'));
    expect(form().getByLabelText('Name')).toHaveProperty('value', 'Figma Pro');
    expect(form().getByRole('alert').textContent).toBe('Failed to update subscriptionNo luck.');
    expect(toastStore.get()).toMatchObject({ tone: 'error', title: 'Failed to update subscription' });
  });

  it('shows at the field what the server refused it for, and what is not there any more', async () => {
    const { user, answer } = await edit();
    await user.type(form().getByLabelText('Name'), ' Pro');
    await user.click(form().getByRole('button', { name: 'Save' }));
    await answer({
      result: {
        __typename: 'InvalidInputError',
        issues: [{ field: 'price', message: 'Please enter a smaller price' }],
      },
    });
    expect(describedBy(form().getByLabelText('Price (USD)'))).toContain('Please enter a smaller price');
    await user.click(form().getByRole('button', { name: 'Save' }));
  });

  it('takes a row from a tab that it no longer belongs to', async () => {
    const { user, answer } = await edit('Figma', viewerWith([three[0]!]), '/dashboard?category=work');
    await user.selectOptions(form().getByLabelText('Category'), 'Personal');
    await user.click(form().getByRole('button', { name: 'Save' }));
    await answer(updated({ category: 'PERSONAL' }));
    expect(names()).toEqual([]);
    expect(toastStore.get()?.description).toBe('It is now in Personal.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your subscriptions' }));
  });
});

describe('deleting', () => {
  const gone = (id: string, totals: object = {}) => ({
    result: { __typename: 'RemoveSubscriptionPayload', removedId: id, user: owner(totals) },
  });

  it('takes row and totals away with the answer', async () => {
    const { user, sent, answer } = await renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Delete Figma' }));
    expect(sent()).toMatchObject({ id: 'figma' });
    expect(row('Figma').getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Netflix' }));

    await answer(gone('figma', { monthlyCents: 1_600, byCategory: [] }));
    expect(names()).toEqual(['Netflix', 'Gym']);
    expect(screen.getByText('2 subscriptions')).toBeTruthy();
    expect(summary('Total Monthly Spending')[0]).toBe('$16.00');
    expect(toastStore.get()).toMatchObject({ title: 'Subscription removed', description: 'Figma' });
  });

  it('leaves everything as it is when it fails, and says so', async () => {
    const { user, refuse } = await renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Delete Figma' }));
    await refuse(new RequestError('No luck.'));
    expect(names()).toEqual(['Figma', 'Netflix', 'Gym']);
    expect(summary('Total Monthly Spending')[0]).toBe('$25.49');
    expect(toastStore.get()).toMatchObject({
      tone: 'error',
      title: 'Failed to remove subscription',
      description: 'No luck.',
    });
  });

  it('is undone from its notification: it is restored by its id', async () => {
    const { user, answer, sent } = await renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Delete Netflix' }));
    await answer(gone('netflix'));
    act(() => toastStore.get()?.action?.run());
    expect(sent()).toEqual({ id: 'netflix' });
    await answer({ result: { __typename: 'RestoreSubscriptionPayload' } });
    expect(toastStore.get()).toMatchObject({ title: 'Subscription restored', description: 'Netflix is back.' });
  });

  it('can be undone again when that fails', async () => {
    const { user, answer, refuse, pending } = await renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Delete Gym' }));
    await answer(gone('gym'));
    act(() => toastStore.get()?.action?.run());
    await refuse(new RequestError('No luck.'));
    expect(toastStore.get()).toMatchObject({ title: 'Failed to restore subscription', action: { label: 'Try again' } });
    act(() => toastStore.get()?.action?.run());
    expect(pending()).toBe(1);
  });
});
