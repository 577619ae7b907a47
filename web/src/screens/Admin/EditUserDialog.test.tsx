import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../relay/environment.ts';
import { toastStore } from '../../ui/toast.ts';
import { listed, root, rows } from './renderAdmin.tsx';
import { changed, renderUsers } from './renderUsers.tsx';

describe('Edit User', () => {
  async function edit(name: string) {
    const rendered = await renderUsers([listed('ada'), root]);
    await rendered.user.click(screen.getByRole('button', { name: `Edit ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    return { ...rendered, dialog };
  }

  it('opens prefilled with a blank password, which is not sent while it is empty', async () => {
    const { user, dialog, sent, answer } = await edit('ada');
    expect(dialog.getByLabelText('Username')).toHaveProperty('value', 'ada');
    expect(dialog.getByLabelText('Username')).toBe(document.activeElement);
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
    expect(dialog.getByLabelText('New Password (optional)')).toMatchObject({ value: '', autocomplete: 'new-password' });
    expect(dialog.getByRole('switch', { name: 'Admin Status' })).toHaveProperty('checked', false);

    await user.clear(dialog.getByLabelText('Username'));
    await user.type(dialog.getByLabelText('Username'), 'ada_king');
    await user.click(dialog.getByRole('switch', { name: 'Admin Status' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(sent().variables).toEqual({ id: 'ada', input: { username: 'ada_king', isAdmin: true } });
    expect(dialog.getByText('Saving...')).toBeTruthy();

    await answer(changed(listed('ada', { username: 'ada_king', isAdmin: true })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()[0]?.slice(0, 4)).toEqual(['ada_king', 'ada@example.com', 'USD', 'Admin']);
    expect(toastStore.get()).toMatchObject({
      title: 'User updated',
      description: 'User details have been updated successfully.',
    });
  });

  it('says at the fields what is wrong, and sends nothing', async () => {
    const { user, dialog, pending } = await edit('ada');
    await user.clear(dialog.getByLabelText('Username'));
    await user.clear(dialog.getByLabelText('Email'));
    await user.type(dialog.getByLabelText('New Password (optional)'), 'short');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect((await dialog.findAllByRole('alert')).map((alert) => alert.textContent)).toEqual([
      'Username is required',
      'Invalid email address',
      'Password must be at least 8 characters',
      '',
    ]);
    expect(dialog.getByLabelText('Username')).toBe(document.activeElement);
    expect(pending()).toEqual([]);
  });

  it('says what the server refuses at its field and as the notification Error, and keeps what was typed', async () => {
    const { user, dialog, answer } = await edit('ada');
    await user.type(dialog.getByLabelText('Email'), '.org');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await answer({
      result: { __typename: 'ConflictError', field: 'email', message: 'This email is already registered' },
    });
    expect(dialog.getByText('This email is already registered')).toBeTruthy();
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com.org');
    expect(dialog.getByLabelText('Email')).toBe(document.activeElement);
    expect(toastStore.get()).toMatchObject({
      title: 'Error',
      description: 'This email is already registered',
      tone: 'error',
    });
  });

  it('says that the server could not be reached, and keeps what was typed', async () => {
    const { user, dialog, refuse } = await edit('ada');
    await user.type(dialog.getByLabelText('New Password (optional)'), 'battery staple');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await refuse(new RequestError('Stackling could not be reached. Please try again.'));
    expect(dialog.getByText('Stackling could not be reached. Please try again.')).toBeTruthy();
    expect(dialog.getByLabelText('New Password (optional)')).toHaveProperty('value', 'battery staple');
    expect(toastStore.get()).toMatchObject({ title: 'Error', tone: 'error' });
  });

  it('leaves one’s own switch where it is, and says why', async () => {
    const { user, dialog, sent } = await edit('root');
    const own = dialog.getByRole('switch', { name: 'Admin Status' });
    expect(own.getAttribute('aria-disabled')).toBe('true');
    expect(dialog.getByText('You cannot change your own administrator rights.').id).toBe(
      own.getAttribute('aria-describedby'),
    );
    expect(dialog.queryByLabelText('Email')).toBeNull();
    expect(dialog.queryByLabelText('New Password (optional)')).toBeNull();
    expect(dialog.getByRole('link', { name: 'account page' }).getAttribute('href')).toBe('/account');
    await user.click(own);
    expect(own).toHaveProperty('checked', true);
    await user.type(dialog.getByLabelText('Username'), '_2');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(sent().variables).toEqual({ id: 'root', input: { username: 'root_2' } });
  });

  it('forgets what was typed when it is cancelled', async () => {
    const { user, dialog } = await edit('ada');
    await user.type(dialog.getByLabelText('Username'), '_king');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Edit ada' }));
    expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'ada');
  });
});
