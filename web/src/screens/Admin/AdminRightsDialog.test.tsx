import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toastStore } from '../../ui/toast.ts';
import { answerWith, auditLogWith, entry, listed, root, rows } from './renderAdmin.tsx';
import { changed, renderUsers } from './renderUsers.tsx';

describe('Make Admin / Remove Admin', () => {
  type User = Awaited<ReturnType<typeof renderUsers>>['user'];

  async function asked(user: User, button: string, title: string) {
    await user.click(screen.getByRole('button', { name: button }));
    return within(await screen.findByRole('alertdialog', { name: title }));
  }

  async function makeAdmin(user: User, name: string) {
    const dialog = await asked(user, `Make Admin ${name}`, `Make ${name} an administrator?`);
    await user.click(dialog.getByRole('button', { name: 'Make Admin' }));
  }

  it('asks first, by name, and flips nothing when that is cancelled', async () => {
    const { user, pending } = await renderUsers([listed('ada'), listed('bob', { isAdmin: true }), root]);
    const making = await asked(user, 'Make Admin ada', 'Make ada an administrator?');
    expect(making.getByText(/^ada/).textContent).toBe('ada will be able to see and change every account.');
    expect(making.getByRole('button', { name: 'Make Admin' })).toBe(document.activeElement);
    await user.click(making.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Make Admin ada' })).toBe(document.activeElement));

    const removing = await asked(user, 'Remove Admin bob', 'Remove bob as an administrator?');
    expect(removing.getByText(/^bob/).textContent).toBe(
      'bob will no longer be able to see or change other people’s accounts.',
    );
    expect(removing.getByRole('button', { name: 'Cancel' })).toBe(document.activeElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(pending()).toEqual([]);
    expect(rows().map((cells) => cells[3])).toEqual(['User', 'Admin', 'Admin']);
  });

  it('flips isAdmin, with the row, a notification and the audit log brought up to date', async () => {
    const { user, sent, answer } = await renderUsers([listed('ada'), root]);
    await makeAdmin(user, 'ada');
    expect(sent().variables).toEqual({ id: 'ada', input: { isAdmin: true } });
    expect(screen.getByRole('alertdialog').textContent).toContain('Saving…');
    await answer(changed(listed('ada', { isAdmin: true })));
    expect(rows()[0]?.[3]).toBe('Admin');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Admin ada' })).toBe(document.activeElement));
    expect(toastStore.get()).toMatchObject({
      title: 'User updated',
      description: 'User admin status has been updated successfully.',
    });
    await answer(auditLogWith(entry('1')));
    expect(screen.getByText(/made/).textContent).toBe('root made ada an administrator');
  });

  it('has other orders asked for anew, where the account may stand elsewhere now', async () => {
    const { user, answer, pending, sent } = await renderUsers([listed('ada'), root]);
    await user.click(screen.getByRole('button', { name: 'Username' }));
    await answer(answerWith([listed('ada'), root]));
    await makeAdmin(user, 'ada');
    await answer(changed(listed('ada', { isAdmin: true })));
    await answer(auditLogWith(entry('1')));
    await user.click(screen.getByRole('button', { name: 'Created' }));
    expect(pending()).toEqual(['AdminDashboardQuery']);
    expect(sent().variables).toMatchObject({ orderBy: { by: 'CREATED_AT' } });
  });

  it('is refused in words for oneself, and nothing is sent', async () => {
    const { user, pending } = await renderUsers([root]);
    const button = screen.getByRole('button', { name: 'Remove Admin root' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
      'You cannot change your own administrator rights',
    );
    await user.click(button);
    expect(pending()).toEqual([]);
    expect(toastStore.get()).toMatchObject({
      title: 'Update failed',
      description: 'You cannot change your own administrator rights',
      tone: 'error',
    });
  });

  it.each([
    [
      'the server refuses it',
      {
        __typename: 'InvalidInputError',
        issues: [{ field: 'isAdmin', message: 'The last administrator cannot be removed' }],
      },
      'The last administrator cannot be removed',
    ],
    ['the account is gone', { __typename: 'NotFoundError', message: 'No such user.' }, 'No such user.'],
  ])('says Update failed when %s, and leaves the row', async (_when, result, description) => {
    const { user, answer } = await renderUsers([listed('ada', { isAdmin: true }), root]);
    const dialog = await asked(user, 'Remove Admin ada', 'Remove ada as an administrator?');
    await user.click(dialog.getByRole('button', { name: 'Remove Admin' }));
    await answer({ result });
    expect(dialog.getByText(`Update failed: ${description}`)).toBeTruthy();
    expect(toastStore.get()).toMatchObject({ title: 'Update failed', description, tone: 'error' });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(rows()[0]?.[3]).toBe('Admin');
  });
});
