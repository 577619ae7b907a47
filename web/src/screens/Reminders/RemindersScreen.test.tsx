import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toastStore } from '../../ui/toast.ts';
import { reminders, renderReminders } from './renderReminders.tsx';

afterEach(() => {
  toastStore.set(undefined);
  document.head.replaceChildren();
});

const group = (name: string) => within(screen.getByRole('group', { name }));
const save = () => screen.getByRole('button', { name: 'Save reminders' });
const email = () => within(screen.getByRole('region', { name: 'Email' }));

it('shows the rules as sentences', async () => {
  await renderReminders();
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    'PaymentsRemind me  days before a payment, in:InboxEmailAdd a reminder',
    'Ends of trialsRemind me  days before a trial ends, in:InboxEmailAdd a reminder',
    'Last days to cancelNo reminders.Add a reminder',
    'Price risesNo reminders.Add a reminder',
  ]);
  expect(group('Payments').getByRole('spinbutton', { name: 'Days before' })).toHaveProperty('value', '3');
  expect(screen.getByText(/^In your time zone/).textContent).toBe(
    'In your time zone, Europe/Berlin. Change it in your account',
  );
});

it('adds, changes and removes rules, and saves them without channels that are gone', async () => {
  const { user, sent, answer } = await renderReminders();
  await user.click(group('Price rises').getByRole('button', { name: /^Add a reminder/ }));
  const days = group('Price rises').getByRole('spinbutton');
  await expect.poll(() => document.activeElement).toBe(days);
  await user.keyboard('30');
  await user.click(group('Price rises').getByRole('checkbox', { name: 'Email' }));
  await user.click(group('Payments').getByRole('button', { name: 'Remove this reminder' }));
  await expect
    .poll(() => document.activeElement)
    .toBe(group('Payments').getByRole('button', { name: /^Add a reminder/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time of day' }), '7:00 AM');
  await user.click(save());
  expect(sent()).toEqual([
    'useSetRemindersMutation',
    {
      input: {
        rules: [
          { kind: 'TRIAL_END', daysBefore: 1, channels: ['inbox', 'email'] },
          { kind: 'PRICE_RISE', daysBefore: 30, channels: ['inbox', 'email'] },
        ],
        hour: 7,
      },
    },
  ]);
  await answer({
    __typename: 'SetRemindersPayload',
    user: { __typename: 'User', id: 'ada', timeZone: 'Europe/Berlin', reminders, channels: [] },
  });
  expect(toastStore.get()).toMatchObject({ title: 'Reminders saved' });
});

it.each([
  ['no number', '', 'Please enter a number of days from 0 to 365'],
  ['more than a year', '366', 'Please enter a number of days from 0 to 365'],
])('says at its field that %s is no lead time, and sends nothing', async (_what, typed, message) => {
  const { user, pending } = await renderReminders();
  const days = group('Payments').getByRole('spinbutton');
  await user.clear(days);
  if (typed) await user.type(days, typed);
  await user.click(save());
  expect(group('Payments').getByRole('alert').textContent).toBe(message);
  await expect.poll(() => document.activeElement).toBe(days);
  expect(pending()).toBe(0);
});

it('asks where a reminder goes', async () => {
  const { user, pending } = await renderReminders();
  await user.click(group('Payments').getByRole('checkbox', { name: 'Inbox' }));
  await user.click(save());
  expect(group('Payments').getByRole('alert').textContent).toBe('Please choose where the reminder goes');
  expect(pending()).toBe(0);
});

it('says what the server does not take', async () => {
  const { user, answer } = await renderReminders();
  await user.click(save());
  await answer({ __typename: 'InvalidInputError', issues: [{ field: 'rules', message: 'Too many.' }] });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Too many.');
});

it('fills in the defaults', async () => {
  const { user, sent } = await renderReminders();
  await user.click(screen.getByRole('button', { name: 'Use the defaults' }));
  expect(group('Last days to cancel').getAllByRole('spinbutton')).toHaveLength(2);
  await user.click(save());
  expect(sent()[1]['input'].rules).toHaveLength(5);
});

it('switches reminders by email off', async () => {
  const { user, sent, answer } = await renderReminders();
  await user.click(email().getByRole('switch', { name: 'Send reminders by email' }));
  expect(sent()).toEqual(['useSetReminderMailsMutation', { isOn: false }]);
  await answer({
    __typename: 'SetReminderMailsPayload',
    user: { __typename: 'User', id: 'ada', getsReminderMails: false },
  });
  expect(email().getByText('No reminders go out by email, whatever the rules above say.')).toBeTruthy();
});

it('says that an address is not confirmed', async () => {
  await renderReminders({ isEmailVerified: false });
  expect(email().getByText(/^They go to/).textContent).toBe(
    'They go to ada@example.com. You have not confirmed this address yet. Confirm it in your account',
  );
});

it('says that the server sends no email', async () => {
  const meta = document.createElement('meta');
  meta.name = 'site';
  meta.content = JSON.stringify({ sendsMail: false });
  document.head.append(meta);
  await renderReminders();
  expect(email().getByText(/^This server sends no email/)).toBeTruthy();
  expect(email().queryByRole('switch')).toBeNull();
});
