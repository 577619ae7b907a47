import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../relay/environment.ts';
import { sessionStore } from '../../session/session.ts';
import { toastStore } from '../../ui/toast.ts';
import { answerWith, auditLogWith, entry, listed, renderAdmin, root, rows } from './renderAdmin.tsx';

// jsdom has none.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  toastStore.set(undefined);
  sessionStore.set(null);
});

async function renderUsers(...args: Parameters<typeof answerWith>) {
  const rendered = await renderAdmin();
  await rendered.answer(answerWith(...args));
  return rendered;
}

const changed = (user: object) => ({ result: { __typename: 'UpdateUserPayload', user } });

describe('whoever is no administrator', () => {
  const denied = "Access Denied: You don't have permission to access the admin dashboard.";

  it('is told so, and nothing else is asked when the frame knows them already', async () => {
    sessionStore.set({ username: 'ada', isAdmin: false });
    const { refuse, pending } = await renderAdmin();
    await refuse(new RequestError('You are not allowed to do this.', 200, 'FORBIDDEN'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(denied);
    expect(pending()).toEqual([]);
  });

  it('is told so on the first screen they see, and then the frame learns who it is', async () => {
    sessionStore.set(undefined);
    const { refuse, answer, pending } = await renderAdmin();
    await refuse(new RequestError('You are not allowed to do this.', 200, 'FORBIDDEN'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(denied);
    expect(pending()).toEqual(['usePublicSessionQuery']);
    await answer({ viewer: { id: 'ada', username: 'ada', isAdmin: false } });
    expect(sessionStore.get()).toEqual({ username: 'ada', isAdmin: false });
    expect(pending()).toEqual([]);
  });

  it('is shown a spinner while the frame leads them away, when their session is over', async () => {
    const { refuse } = await renderAdmin();
    await refuse(new RequestError('You need to be logged in.', 200, 'UNAUTHENTICATED'));
    expect(screen.getByText('Loading…')).toBeTruthy();
  });
});

describe('the figures', () => {
  it('are those of users, active ones, stacks and subscriptions', async () => {
    await renderUsers([root]);
    const figures = within(screen.getByRole('region', { name: 'Statistics' }));
    expect(figures.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      'Total Users1,204',
      'Active Users318Last 30 days',
      'Total Stacks27',
      'Total Subscriptions0',
    ]);
  });
});

describe('the table', () => {
  it('shows who everybody is, and Never for who has not logged in', async () => {
    await renderUsers([listed('ada', { currency: 'EUR' }), root]);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Username',
      'Email',
      'Currency',
      'Status',
      'Last Login',
      'Created',
      'Actions',
    ]);
    expect(rows()).toEqual([
      ['ada', 'ada@example.com', 'EUR', 'User', 'Never', 'Mar 1, 2026', 'Make Admin ada'],
      [
        'root',
        'root@example.com',
        'USD',
        'Admin',
        'Nov 20, 2026',
        'Mar 1, 2026',
        'Remove Admin rootYou cannot change your own administrator rights',
      ],
    ]);
    expect(screen.getByRole('table', { name: 'All Users' }).querySelector('time')?.dateTime).toBe(
      '2026-03-01T12:00:00.000Z',
    );
  });

  it('is sorted by a click on a heading, the other way by a second one, and says so', async () => {
    const { user, sent, answer, router } = await renderUsers([listed('ada'), root]);
    const header = () => screen.getByRole('columnheader', { name: 'Username' }).getAttribute('aria-sort');
    expect(header()).toBe('none');
    await user.click(screen.getByRole('button', { name: 'Username' }));
    expect(sent().variables).toMatchObject({ orderBy: { by: 'USERNAME', direction: 'ASC' } });
    expect(header()).toBe('ascending');
    expect(rows()).toHaveLength(2);
    await answer(answerWith([listed('ada')]));
    expect([rows().length, router.state.location.search]).toEqual([1, '?order=username']);

    await user.click(screen.getByRole('button', { name: 'Username' }));
    expect(sent().variables).toMatchObject({ orderBy: { by: 'USERNAME', direction: 'DESC' } });
    await answer(answerWith([listed('ada')]));
    expect([header(), router.state.location.search]).toEqual(['descending', '?order=username&direction=reverse']);
  });

  it('keeps its rows, with a notification, when other ones do not come', async () => {
    const { user, refuse } = await renderUsers([listed('ada'), root]);
    await user.click(screen.getByRole('button', { name: 'Email' }));
    await refuse(new RequestError('No luck.'));
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('columnheader', { name: 'Created' }).getAttribute('aria-sort')).toBe('descending');
    expect(toastStore.get()).toMatchObject({ title: 'Failed to load users', description: 'No luck.' });
  });

  it('is searched once somebody pauses in typing, and says how many there are or that there are none', async () => {
    const { user, sent, pending, answer, router } = await renderUsers([listed('ada'), root]);
    expect(screen.getByText('2 users').getAttribute('role')).toBe('status');
    await user.type(screen.getByRole('searchbox', { name: 'Search by username or email' }), 'zz');
    expect(pending()).toEqual([]);
    await waitFor(() => expect(pending()).toHaveLength(1));
    expect(sent().variables).toMatchObject({ search: 'zz' });
    await answer(answerWith([]));
    expect(screen.getByRole('status').textContent).toBe('Nobody has “zz” in their username or email');
    expect(router.state.location.search).toBe('?search=zz');

    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
  });

  it('shows more of a long list', async () => {
    const { user, sent, answer } = await renderUsers([root], { totalCount: 2 });
    expect(screen.getByText('1 of 2 users')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more users' }));
    expect(sent().variables).toMatchObject({ cursor: 'root', orderBy: { by: 'CREATED_AT', direction: 'DESC' } });
    await answer({
      users: {
        totalCount: 2,
        edges: [{ cursor: 'ada', node: listed('ada') }],
        pageInfo: { hasNextPage: false, endCursor: 'ada' },
      },
    });
    expect(rows().map(([name]) => name)).toEqual(['root', 'ada']);
    expect(screen.getByText('2 users')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more users' })).toBeNull();
  });
});

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
      'Password must be at least 6 characters',
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

describe('a reset link', () => {
  it('is made after asking, and shown this once', async () => {
    const { user, answer, sent } = await renderUsers([listed('ada'), root]);
    await user.click(screen.getByRole('button', { name: 'Create reset link for ada' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Create reset link?' }));
    expect(asking.getByText(/^Whoever opens/).textContent).toBe(
      'Whoever opens the link can set a new password for ada. It works once, lives one hour, and replaces a link made before.',
    );
    await user.click(asking.getByRole('button', { name: 'Create reset link' }));
    expect(sent().variables).toEqual({ userId: 'ada' });
    const url = 'https://stackling.example/auth/reset/token';
    await answer({ result: { __typename: 'CreateResetLinkPayload', url, expiresAt: '2026-11-20T12:00:00.000Z' } });
    const shown = within(await screen.findByRole('dialog', { name: 'Reset link created' }));
    expect(shown.getByLabelText('Reset link for ada')).toHaveProperty('value', url);
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await shown.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url);
    await user.click(shown.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is said not to be there when the server refuses it', async () => {
    const { user, answer } = await renderUsers([listed('ada'), root]);
    await user.click(screen.getByRole('button', { name: 'Create reset link for ada' }));
    await user.click(await screen.findByRole('button', { name: 'Create reset link' }));
    await answer({ result: { __typename: 'NotFoundError', message: 'There is no such user.' } });
    expect(screen.getByText('There is no such user.')).toBeTruthy();
  });
});

describe('the audit log', () => {
  it('says who did what to whom', async () => {
    await renderUsers([root], {
      log: [
        entry('4', { action: 'ACCOUNT_UPDATED', fields: ['USERNAME', 'EMAIL', 'PASSWORD'] }),
        entry('3', { action: 'RESET_LINK_CREATED' }),
        entry('2', { action: 'ADMIN_REVOKED' }),
        entry('1', { actorName: 'the command line' }),
      ],
    });
    const log = within(screen.getByRole('region', { name: 'Audit log' }));
    expect(log.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
      'root changed the username, email, and password of ada',
      'root created a reset link for ada',
      'root removed the administrator rights of ada',
      'the command line made ada an administrator',
    ]);
    expect(log.getAllByRole('listitem')[0]?.querySelector('time')?.dateTime).toBe('2026-11-20T12:00:00.000Z');
  });

  it('says when it is empty', async () => {
    await renderUsers([root]);
    expect(screen.getByText('Nothing has been done to anybody’s account yet.')).toBeTruthy();
  });
});
