import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../relay/environment.ts';
import { toastStore } from '../../ui/toast.ts';
import { answerWith, listed, root, rows } from './renderAdmin.tsx';
import { renderUsers } from './renderUsers.tsx';

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
    expect(screen.getByRole('status').textContent).toBe('No user has “zz” in their username or email');
    expect(router.state.location.search).toBe('?search=zz');

    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
  });

  it('is narrowed to a status, says how many are in each, and that there are none', async () => {
    const { user, sent, answer, router } = await renderUsers([listed('ada'), root], {
      statusCounts: [{ status: 'NEVER_SIGNED_IN', count: 1_234 }],
    });
    const filter = screen.getByRole('combobox', { name: 'Status' });
    expect([...filter.children].map((option) => option.textContent)).toEqual([
      'All',
      'Administrators (0)',
      'Users without admin rights (0)',
      'Disabled (0)',
      'Never signed in (1,234)',
      'Email not confirmed (0)',
      'With a second step (0)',
      'Without a second step (0)',
    ]);
    await user.selectOptions(filter, 'Never signed in (1,234)');
    expect(sent().variables).toMatchObject({ search: null, status: 'NEVER_SIGNED_IN' });
    await answer(answerWith([]));
    expect(screen.getByRole('status').textContent).toBe('No user is in this status');
    expect(router.state.location.search).toBe('?status=never-signed-in');
    await user.click(screen.getByRole('button', { name: 'Show all users' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('shows more of a long list', async () => {
    const { user, sent, answer } = await renderUsers([root], { totalCount: 2 });
    expect(screen.getByText('1 of 2 users')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more users' }));
    expect(sent().variables).toMatchObject({ cursor: 'root', orderBy: { by: 'CREATED_AT', direction: 'DESC' } });
    await answer({
      users: {
        totalCount: 2,
        statusCounts: [],
        edges: [{ cursor: 'ada', node: listed('ada') }],
        pageInfo: { hasNextPage: false, endCursor: 'ada' },
      },
    });
    expect(rows().map(([name]) => name)).toEqual(['root', 'ada']);
    expect(screen.getByText('2 users')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more users' })).toBeNull();
  });
});
