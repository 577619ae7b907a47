import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast.ts';
import { listed, root, rows } from '../renderAdmin.tsx';
import { renderUsers } from '../renderUsers.tsx';

// What jsdom has no layout for.
Element.prototype.scrollIntoView = () => undefined;

const people = ['ada', 'bea', 'cleo', 'dan'].map((id) => listed(id));

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const bar = () => screen.getByRole('region', { name: 'Selected users' });
const press = (name: string) => within(bar()).getByRole('button', { name });

const outcomes = (ids: string[], deletedIds: string[] = [], refused: Record<string, string> = {}) => ({
  result: {
    __typename: 'ChangeUsersPayload',
    outcomes: ids.map((userId) => ({
      userId,
      message: refused[userId] ?? null,
      user: deletedIds.includes(userId) ? null : { id: userId, disabledAt: null },
    })),
    deletedIds,
  },
});

describe('selecting users', () => {
  it('is one by one, from one to another with Shift, all that are shown, and never oneself', async () => {
    const { user } = await renderUsers([...people, root]);
    expect(screen.queryByRole('checkbox', { name: 'Select root' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Selected users' })).toBeNull();
    await user.click(box('ada'));
    expect(within(bar()).getByRole('status').textContent).toBe('1 user selected');
    await user.keyboard('{Shift>}');
    await user.click(box('cleo'));
    await user.keyboard('{/Shift}');
    expect(within(bar()).getByRole('status').textContent).toBe('3 users selected');
    await user.click(screen.getByRole('button', { name: 'Select all shown' }));
    expect(within(bar()).getByRole('status').textContent).toBe('4 users selected');
    await user.click(press('Clear selection'));
    expect(screen.queryByRole('region', { name: 'Selected users' })).toBeNull();
  });

  it('works with the keyboard alone', async () => {
    const { user } = await renderUsers([people[0]!, people[1]!, root, people[2]!, people[3]!]);
    box('bea').focus();
    await user.keyboard(' ');
    expect(box('bea')).toHaveProperty('checked', true);
    // Oneself is passed over.
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(document.activeElement).toBe(box('cleo'));
    expect(within(bar()).getByRole('status').textContent).toBe('2 users selected');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(press('Disable'));
  });
});

describe('the selected users', () => {
  it('are disabled in one request, once that is confirmed', async () => {
    const { user, sent, answer } = await renderUsers([...people, root]);
    await user.click(box('ada'));
    await user.click(box('bea'));
    await user.click(press('Disable'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Disable 2 users?' });
    expect(dialog.textContent).toContain('ada, bea');
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(sent().variables).toMatchObject({ ids: ['ada', 'bea'], act: 'DISABLE' });
    await answer(outcomes(['ada', 'bea']));
    expect(toastStore.get()).toMatchObject({ title: '2 users disabled' });
    expect(screen.queryByRole('region', { name: 'Selected users' })).toBeNull();
  });

  it('are deleted once how many was typed, and are gone from the list', async () => {
    const { user, pending, answer } = await renderUsers([...people, root]);
    await user.click(box('ada'));
    await user.click(box('bea'));
    await user.click(press('Delete'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 users?' }));
    await user.type(dialog.getByRole('textbox'), 'delete 3 users');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(pending()).toEqual([]);
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), 'Delete 2 users');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await answer(outcomes(['ada', 'bea'], ['ada', 'bea']));
    expect(rows().map(([name]) => name)).toEqual(['cleo', 'dan', 'root']);
    expect(screen.getByText('3 users')).toBeTruthy();
  });

  it('are named when it was not done to them', async () => {
    const { user, answer } = await renderUsers([...people, root]);
    await user.click(box('ada'));
    await user.click(press('End sessions'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End sessions' }));
    await answer(outcomes(['ada'], [], { ada: 'No such user.' }));
    expect(screen.getByRole('dialog', { name: 'Not done to all' }).textContent).toContain('ada: No such user.');
  });
});

it('leads to the export of the view', async () => {
  await renderUsers([...people, root]);
  expect(screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toBe(
    '/api/admin/users/export?format=csv',
  );
});
