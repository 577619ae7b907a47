import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast.ts';
import { netflix, renderSubscription } from '../renderSubscription.tsx';

afterEach(() => toastStore.set(undefined));

const section = () => within(screen.getByRole('region', { name: 'Reminders' }));
const button = (name: string | RegExp) => section().getByRole('button', { name });
const rules = () =>
  section()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const own = [{ kind: 'CANCEL_BY', daysBefore: 0, channels: ['inbox', 'phone'] }];

it('has the reminders of all, until it gets its own', async () => {
  const { user, sent, answer } = await renderSubscription();
  expect(section().getByText(/^As for/).textContent).toBe('As for all your subscriptions:');
  expect(rules()).toEqual(['3 days before a payment (Inbox)']);
  await user.click(button('Set its own reminders'));
  const payments = within(await section().findByRole('group', { name: 'Payments' }));
  await user.click(payments.getByRole('checkbox', { name: 'My phone' }));
  await user.clear(payments.getByRole('spinbutton'));
  await user.type(payments.getByRole('spinbutton'), '10');
  await user.click(button('Save reminders'));
  const reminders = [{ kind: 'RENEWAL', daysBefore: 10, channels: ['inbox', 'phone'] }];
  expect(sent()).toEqual(['useSetSubscriptionRemindersMutation', { id: netflix().id, input: { rules: reminders } }]);
  await answer({
    result: { __typename: 'SetSubscriptionRemindersPayload', subscription: { ...netflix(), reminders } },
  });
  expect(rules()).toEqual(['10 days before a payment (Inbox, My phone)']);
  expect(document.activeElement).toBe(section().getByRole('heading', { name: 'Reminders' }));
});

it('gives up its own reminders for those of all', async () => {
  const { user, sent, answer } = await renderSubscription(netflix({ reminders: own }));
  expect(rules()).toEqual(['On the last day to cancel (Inbox, My phone)']);
  await user.click(button('As for all'));
  expect(sent()).toEqual(['useSetSubscriptionRemindersMutation', { id: netflix().id, input: { rules: null } }]);
  await answer({ result: { __typename: 'SetSubscriptionRemindersPayload', subscription: netflix() } });
  expect(section().getByText(/^As for/)).toBeTruthy();
});

it('can have none, and says so', async () => {
  await renderSubscription(netflix({ reminders: [] }));
  expect(section().getByText('There are no reminders of this subscription.')).toBeTruthy();
});

it('says what the server does not take, and keeps what was entered', async () => {
  const { user, answer } = await renderSubscription(netflix({ reminders: own }));
  await user.click(button('Change reminders'));
  await user.click(await section().findByRole('button', { name: 'Save reminders' }));
  await answer({ result: { __typename: 'InvalidInputError', issues: [{ field: 'rules', message: 'No.' }] } });
  expect(
    section()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toContain('No.');
  expect(section().getByRole('spinbutton')).toHaveProperty('value', '0');
});
