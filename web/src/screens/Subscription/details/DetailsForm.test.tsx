import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast.ts';
import { id, inDays, netflix, renderSubscription } from '../renderSubscription.tsx';

afterEach(() => toastStore.set(undefined));

async function open(changes: object = {}) {
  const opened = await renderSubscription(netflix(changes));
  await opened.user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit Netflix' });
  const { user } = opened;
  return {
    ...opened,
    type: async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      if (text) await user.type(screen.getByLabelText(label), text);
    },
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    isFolded: () => !screen.getByText('Contract and trial').closest('details')?.open,
  };
}

const undo = () => act(() => toastStore.get()?.action?.run());

it('sends only what changed, and undoes just that', async () => {
  const { user, type, save, sent, done } = await open();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await type('Price (USD)', '$17.99/month');
  await user.selectOptions(screen.getByLabelText('Category'), 'work');
  await save();
  expect(sent()).toEqual([
    'changeActsUpdateMutation',
    { id, input: { price: '$17.99/month', category: 'WORK' }, labelIds: null },
  ]);
  await done(netflix());
  expect(screen.queryByRole('form', { name: 'Edit Netflix' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  undo();
  expect(sent()).toEqual([
    'changeActsUpdateMutation',
    { id, input: { price: '$15.49/month', category: 'ENTERTAINMENT' }, labelIds: null },
  ]);
});

it('keeps what was paid in the old cycle: the new one begins with the next payment', async () => {
  const { type, save, sent, done } = await open();
  await type('Price (USD)', '$150/year');
  await save();
  expect(sent()[1]).toEqual({ id, input: { price: '$150/year', startsOn: inDays(20) }, labelIds: null });
  await done(netflix());
  undo();
  expect(sent()[1]).toEqual({ id, input: { price: '$15.49/month', startsOn: inDays(-10) }, labelIds: null });
});

describe('what few need', () => {
  it('is folded away until it has a value', async () => {
    expect((await open()).isFolded()).toBe(true);
  });

  it('is open when there is a contract, whose number and unit go together', async () => {
    const { isFolded, type, save, sent } = await open({ notice: { count: 3, unit: 'MONTH' } });
    expect(isFolded()).toBe(false);
    await type('Notice', '');
    await type('Minimum term', '24');
    await save();
    expect(sent()[1]).toEqual({
      id,
      input: { termCount: 24, termUnit: 'MONTH', noticeCount: null, noticeUnit: null },
      labelIds: null,
    });
  });

  it.each(['0', '367', 'a few', '1.5'])('refuses %j as a number, before it is sent', async (text) => {
    const { type, save, pending } = await open({ notice: { count: 3, unit: 'MONTH' } });
    await type('Notice', text);
    await save();
    expect(await screen.findByText('Please enter a whole number from 1 to 366')).toBeTruthy();
    expect(pending()).toBe(0);
  });

  it('shows at the field what the server refuses', async () => {
    const { user, type, save, answer, isFolded } = await open();
    await user.click(screen.getByText('Contract and trial'));
    await type('Minimum term', '1');
    await type('Notice', '2');
    await save();
    const issues = [{ field: 'noticeCount', message: 'This term leaves no time to give notice' }];
    await answer({ result: { __typename: 'InvalidInputError', issues } });
    expect(screen.getByLabelText('Notice').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Notice'));
    expect(screen.getByText('This term leaves no time to give notice')).toBeTruthy();
    await type('Notice', '1');
    expect(screen.queryByText('This term leaves no time to give notice')).toBeNull();
    expect(isFolded()).toBe(false);
  });
});

it('sends nothing when nothing changed, and is closed by Escape', async () => {
  const { user, save, pending } = await open();
  await save();
  expect(pending()).toBe(0);
  expect(screen.queryByRole('form', { name: 'Edit Netflix' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form', { name: 'Edit Netflix' })).toBeNull();
});

it('keeps what was typed until it is sent or cancelled', async () => {
  const { type } = await open();
  await type('Name', 'Netflix Family');
  expect(Object.values({ ...sessionStorage }).join('')).toContain('Netflix Family');
});
