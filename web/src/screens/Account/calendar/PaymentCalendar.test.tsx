import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAccount } from '../renderAccount.tsx';

const url = 'https://stackling.example/calendar/secret.ics';
const made = { createdAt: '2026-11-01T10:00:00.000Z', lastReadAt: null };
const answerOf = (calendarAddress: object | null) => ({ id: 'ada', calendarAddress });
const section = () => within(screen.getByRole('region', { name: 'Calendar' }));
const button = (name: string) => section().getByRole('button', { name });

async function renderMade(calendarAddress: object = made) {
  const rendered = await renderAccount({ calendarAddress });
  return { ...rendered, open: (name: string) => rendered.user.click(button(name)) };
}

it('makes an address, and shows it once with a link for this device', async () => {
  const { user, sent, answer } = await renderAccount({});
  await user.click(button('Make a calendar address'));
  expect(sent()).toEqual(['useMakeCalendarAddressMutation', {}]);
  await answer({ __typename: 'MakeCalendarAddressPayload', url, user: answerOf(made) });
  const address = section().getByRole('textbox', { name: 'Your calendar address' });
  expect(address).toHaveProperty('value', url);
  expect(document.activeElement).toBe(address);
  expect(section().getByText(/Whoever has it can see what you pay/)).toBeTruthy();
  expect(section().getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')).toBe(
    'webcal://stackling.example/calendar/secret.ics',
  );
  await user.click(button('Done'));
  expect(section().queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(section().getByRole('heading', { name: 'Calendar' }));
  expect(button('Make a new address')).toBeTruthy();
});

it('says when an app has read the address', async () => {
  await renderMade({ ...made, lastReadAt: '2026-11-20T08:30:00.000Z' });
  expect(section().getByText(/^You made an address on/).textContent).toBe(
    'You made an address on Nov 1, 2026. An app last read it on Nov 20, 2026, 8:30 AM.',
  );
});

it('says when no app has read the address', async () => {
  await renderMade();
  expect(section().getByText(/^You made an address on/).textContent).toBe(
    'You made an address on Nov 1, 2026. No app has read it yet.',
  );
});

it('asks before another address takes its place', async () => {
  const { user, open, sent, answer, pending } = await renderMade();
  await open('Make a new address');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Make a new calendar address?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(pending()).toEqual([]);
  await open('Make a new address');
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Make a new address' }));
  expect(sent()).toEqual(['useMakeCalendarAddressMutation', {}]);
  await answer({ __typename: 'MakeCalendarAddressPayload', url, user: answerOf(made) });
  expect(section().getByRole('textbox')).toHaveProperty('value', url);
});

it('revokes the address after asking', async () => {
  const { user, open, sent, answer } = await renderMade();
  await open('Revoke address');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke your calendar address?' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke address' }));
  expect(sent()).toEqual(['useRevokeCalendarAddressMutation', {}]);
  await answer({ __typename: 'RevokeCalendarAddressPayload', user: answerOf(null) });
  expect(await section().findByRole('button', { name: 'Make a calendar address' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(section().getByRole('heading', { name: 'Calendar' })));
});

it('says in the dialog why the address was not revoked', async () => {
  const { user, open, refuse } = await renderMade();
  await open('Revoke address');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Revoke address' }));
  await refuse(new Error('The server is busy.'));
  expect(dialog.getByRole('alert').textContent).toContain('Failed to revoke the calendar address: The server is busy.');
});
