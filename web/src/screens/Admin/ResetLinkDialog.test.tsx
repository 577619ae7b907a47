import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, root } from './renderAdmin.tsx';
import { renderUsers } from './renderUsers.tsx';

describe('a reset link', () => {
  it('is made after asking, and shown this once', async () => {
    const { user, answer, sent } = await renderUsers([listed('ada'), root]);
    await user.click(screen.getByRole('button', { name: 'Create reset link for ada' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Create reset link?' }));
    expect(asking.getByText(/^Anyone with/).textContent).toBe(
      'Anyone with this link can set a new password for ada. The link works once, expires after one hour and replaces any earlier link.',
    );
    await user.click(asking.getByRole('button', { name: 'Create reset link' }));
    expect(sent().variables).toEqual({ userId: 'ada' });
    const url = 'https://stackling.example/auth/reset#token';
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
