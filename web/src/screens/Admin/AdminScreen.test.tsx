import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../relay/environment.ts';
import { sessionStore } from '../../session/session.ts';
import { entry, renderAdmin, root } from './renderAdmin.tsx';
import { renderUsers } from './renderUsers.tsx';

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
    await answer({ mustSetUpSecondFactor: false, viewer: { id: 'ada', username: 'ada', isAdmin: false } });
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
    expect(screen.getByText('The audit log has no entries yet.')).toBeTruthy();
  });
});
