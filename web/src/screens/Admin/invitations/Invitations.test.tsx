import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerWith, renderAdmin, root } from '../renderAdmin.tsx';

const invitation = (id: string, changes: object = {}) => ({
  __typename: 'Invitation',
  id,
  email: `${id}@example.com`,
  isMailed: false,
  createdBy: root,
  expiresAt: '2026-11-20T12:00:00.000Z',
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

const listOf = (...invitations: { id: string }[]) => ({
  edges: invitations.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

async function open(...invitations: { id: string }[]) {
  const rendered = await renderAdmin();
  await rendered.answer({ ...answerWith([root]), invitations: listOf(...invitations) });
  await screen.findByRole('heading', { name: 'Invitations' });
  return rendered;
}

const email = () => screen.getByLabelText('Email (optional)');

describe('invitations', () => {
  it('shows the link of a new one, this once, and lists it', async () => {
    const { user, answer, sent } = await open();
    expect(screen.getByText('There are no open invitations.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(sent().variables).toMatchObject({ input: {} });
    const url = 'https://stackling.example/auth/invitation#token';
    await answer({
      result: { __typename: 'CreateInvitationPayload', url, invitation: invitation('new', { email: null }) },
    });
    expect(screen.getByLabelText('Link of the new invitation')).toHaveProperty('value', url);
    expect(screen.getByText('Whoever has the link')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByLabelText('Link of the new invitation')).toBeNull();
  });

  it('checks the address before anything is sent', async () => {
    const { user, pending } = await open();
    const before = pending();
    await user.type(email(), 'ada');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(pending()).toEqual(before);
  });

  it('mails a link instead of showing it', async () => {
    const { user, answer, sent } = await open();
    await user.type(email(), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(sent().variables).toMatchObject({ input: { email: 'ada@example.com' } });
    await answer({
      result: { __typename: 'CreateInvitationPayload', url: null, invitation: invitation('ada', { isMailed: true }) },
    });
    expect(screen.queryByLabelText('Link of the new invitation')).toBeNull();
    expect(screen.getByText(/^Mailed, invited by root, until/)).toBeTruthy();
    expect(email()).toHaveProperty('value', '');
  });

  it('are revoked one by one', async () => {
    const { user, answer, sent } = await open(invitation('ada'), invitation('bob'));
    await user.click(screen.getByRole('button', { name: 'Revoke the invitation: ada@example.com' }));
    expect(sent().variables).toMatchObject({ id: 'ada' });
    await answer({ result: { __typename: 'RevokeInvitationPayload', revokedId: 'ada' } });
    await waitFor(() => expect(screen.queryByText('ada@example.com')).toBeNull());
    expect(screen.getByText('bob@example.com')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Invitations');
  });
});
