import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast.ts';
import { channel, reminders, renderReminders } from '../renderReminders.tsx';

afterEach(() => toastStore.set(undefined));

const section = () => within(screen.getByRole('region', { name: 'Channels' }));
const button = (name: string | RegExp) => section().getByRole('button', { name });
const userWith = (...channels: object[]) => ({
  __typename: 'User',
  id: 'ada',
  timeZone: 'Europe/Berlin',
  reminders,
  channels,
});

it('adds a channel, which rules can then name', async () => {
  const { user, sent, answer } = await renderReminders();
  await user.click(button('Add a channel'));
  expect(section().getByText(/subscribe to a topic/)).toBeTruthy();
  await user.type(section().getByRole('textbox', { name: 'Address' }), 'https://ntfy.sh/my-topic');
  await user.type(section().getByRole('textbox', { name: 'Name (optional)' }), 'My phone');
  await user.click(button('Add channel'));
  expect(sent()).toEqual([
    'useAddChannelMutation',
    { input: { shape: 'NTFY', name: 'My phone', url: 'https://ntfy.sh/my-topic', chatId: null } },
  ]);
  await answer({ __typename: 'AddChannelPayload', channel: channel(), user: userWith(channel()) });
  expect(section().getByRole('list', { name: 'Your channels' }).textContent).toContain('My phonentfy · ntfy.sh');
  expect(document.activeElement).toBe(section().getByRole('heading', { name: 'Channels' }));
  expect(screen.getAllByRole('checkbox', { name: 'My phone' })).toHaveLength(2);
});

it('asks for the chat of a bot of Telegram', async () => {
  const { user, pending } = await renderReminders();
  await user.click(button('Add a channel'));
  await user.selectOptions(section().getByRole('combobox', { name: 'Kind' }), 'Telegram');
  await user.type(section().getByRole('textbox', { name: 'Address' }), 'https://api.telegram.org/botX/sendMessage');
  await user.click(button('Add channel'));
  expect((await section().findByText('Please enter the number or the name of the chat')).textContent).toBeTruthy();
  expect(pending()).toBe(0);
});

it('says at the address why it is not taken', async () => {
  const { user, answer } = await renderReminders();
  await user.click(button('Add a channel'));
  const address = section().getByRole('textbox', { name: 'Address' });
  await user.type(address, 'https://10.0.0.1/');
  await user.click(button('Add channel'));
  const message = 'This address cannot be reached from here';
  await answer({ __typename: 'InvalidInputError', issues: [{ field: 'url', message }] });
  expect(section().getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(address);
});

it.each([
  [true, 'Answered 204', 'The test was delivered. Answered 204.'],
  [false, 'No answer within 5 seconds', 'The test was not delivered. No answer within 5 seconds.'],
])('tells what became of a test: %j', async (isDelivered, answered, words) => {
  const { user, sent, answer } = await renderReminders({ channels: [channel()] });
  await user.click(button(/^Send me a test/));
  expect(sent()).toEqual(['useTestChannelMutation', { id: 'phone' }]);
  await answer({ __typename: 'TestChannelPayload', isDelivered, answer: answered });
  expect(section().getByRole('status').textContent).toBe(words);
});

it('says since when a channel is off, and switches it on', async () => {
  const off = { failingSince: '2026-11-18T09:00:00.000Z', offAt: '2026-11-21T09:00:00.000Z' };
  const { user, sent, answer } = await renderReminders({ channels: [channel(off)] });
  expect(section().getByText(/^Nothing has arrived since/).textContent).toBe(
    'Nothing has arrived since Nov 18, 2026, 9:00 AM, so it was switched off on Nov 21, 2026. Once it works again, switch it on.',
  );
  await user.click(button(/^Switch on/));
  expect(sent()).toEqual(['useSwitchOnChannelMutation', { id: 'phone' }]);
  await answer({ __typename: 'SwitchOnChannelPayload', channel: channel() });
  expect(section().queryByText('Switched off')).toBeNull();
});

it('removes a channel after asking; it can be undone', async () => {
  const { user, sent, answer } = await renderReminders({ channels: [channel()] });
  await user.click(button(/^Remove: My phone/));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove My phone?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove channel' }));
  expect(sent()).toEqual(['useRemoveChannelMutation', { id: 'phone' }]);
  await answer({ __typename: 'RemoveChannelPayload', user: userWith() });
  expect(section().getByText('You have no channels.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(section().getByRole('heading', { name: 'Channels' })));
  toastStore.get()!.action!.run();
  expect(sent()).toEqual(['restoreChannelMutation', { id: 'phone' }]);
});
