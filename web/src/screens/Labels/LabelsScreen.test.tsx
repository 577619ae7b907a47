import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RequestError } from '../../relay/environment.ts';
import { toastStore } from '../../ui/toast.ts';
import { label, owner, renderLabels } from './renderLabels.tsx';

afterEach(() => toastStore.set(undefined));

const button = (name: string) => screen.getByRole('button', { name });
const section = (name: string) => within(screen.getByRole('region', { name }));
const household = label('household', 'Household', { subscriptionCount: 2 });
const hobby = label('hobby', 'Hobby');
const visa = label('visa', 'Visa', { kind: 'METHOD', expiresOn: '2020-03-31', subscriptionCount: 1 });
const amex = label('amex', 'Amex', { kind: 'METHOD', expiresOn: '2199-03-31' });

it('lists labels by their kind, how often they are used and when they expire', async () => {
  await renderLabels(household, visa, amex);
  const lines = (name: string) =>
    section(name)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(lines('Categories')).toEqual(['Household2 subscriptions']);
  expect(lines('Payment methods')).toEqual([
    'Visa1 subscriptionExpired on March 31, 2020',
    'AmexNot usedExpires on March 31, 2199',
  ]);
  expect(section('Tags').getByText('You have no tags.')).toBeTruthy();
  expect(section('People').getByText('You have no people here.')).toBeTruthy();
});

describe('adding', () => {
  it('sends the name and the colour, and the last day of a payment method only', async () => {
    const { user, sent, answer } = await renderLabels();
    await user.click(button('Add payment method'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add payment method' }));
    await user.type(dialog.getByLabelText('Name'), 'Visa');
    await user.click(dialog.getByRole('radio', { name: 'Purple' }));
    await user.type(dialog.getByLabelText('Last day (optional)'), '2028-03-31');
    await user.click(dialog.getByRole('button', { name: 'Add payment method' }));
    expect(sent()).toEqual([
      'useCreateLabelMutation',
      { input: { kind: 'METHOD', name: 'Visa', color: 'PURPLE', expiresOn: '2028-03-31' } },
    ]);
    await answer({ __typename: 'CreateLabelPayload', label: visa, user: owner(visa) });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(section('Payment methods').getByText('Visa')).toBeTruthy();
  });

  it('asks for a name, and says at it that it is taken', async () => {
    const { user, sent, answer, pending } = await renderLabels(label('tax', 'Tax', { kind: 'TAG' }));
    await user.click(button('Add tag'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tag' }));
    expect(dialog.queryByLabelText('Last day (optional)')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add tag' }));
    expect(await dialog.findByText('Please enter a name')).toBeTruthy();
    expect(pending()).toBe(0);
    await user.type(dialog.getByLabelText('Name'), 'TAX');
    await user.click(dialog.getByRole('button', { name: 'Add tag' }));
    expect(sent()[1]).toEqual({ input: { kind: 'TAG', name: 'TAX', color: 'GRAY' } });
    const message = 'You already have this name. Please choose another.';
    await answer({ __typename: 'InvalidInputError', issues: [{ field: 'name', message }] });
    expect(dialog.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    const { user, refuse } = await renderLabels();
    await user.click(button('Add person'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add person' }));
    await user.type(dialog.getByLabelText('Name'), 'Alex');
    await user.click(dialog.getByRole('button', { name: 'Add person' }));
    await refuse(new RequestError('No luck.'));
    expect(dialog.getByText('No luck.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Alex');
  });
});

it('renames and recolours', async () => {
  const { user, sent, answer } = await renderLabels(household);
  await user.click(button('Edit Household'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit category' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Home');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Green' }).checked).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'Red' }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(sent()).toEqual(['useUpdateLabelMutation', { id: 'household', input: { name: 'Home', color: 'RED' } }]);
  await answer({ __typename: 'UpdateLabelPayload', user: owner({ ...household, name: 'Home', color: 'RED' }) });
  expect(section('Categories').getByText('Home')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(button('Edit Home')));
});

describe('deleting', () => {
  const open = async (name: string) => within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }));

  it('asks where the subscriptions go, and moves them', async () => {
    const { user, sent, answer } = await renderLabels(household, hobby);
    await user.click(button('Delete Household'));
    const dialog = await open('Household');
    expect(dialog.getByText(/^2 subscriptions have it\./)).toBeTruthy();
    const choice = dialog.getByRole('combobox', { name: 'What they get instead' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Their built-in category', 'Hobby']);
    await user.selectOptions(choice, 'Hobby');
    await user.click(dialog.getByRole('button', { name: 'Delete category' }));
    expect(sent()).toEqual(['useRemoveLabelMutation', { id: 'household', moveTo: 'hobby', leave: false }]);
    await answer({ __typename: 'RemoveLabelPayload', user: owner({ ...hobby, subscriptionCount: 2 }) });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(section('Categories').getByText('2 subscriptions')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(section('Categories').getByRole('heading', { name: 'Categories' })),
    );
  });

  it('leaves them without one when that is chosen', async () => {
    const { user, sent } = await renderLabels(household, hobby);
    await user.click(button('Delete Household'));
    await user.click((await open('Household')).getByRole('button', { name: 'Delete category' }));
    expect(sent()[1]).toEqual({ id: 'household', moveTo: null, leave: true });
  });

  it('asks again when it was given to subscriptions meanwhile', async () => {
    const { user, sent, answer } = await renderLabels(hobby);
    await user.click(button('Delete Hobby'));
    const dialog = await open('Hobby');
    expect(dialog.queryByRole('combobox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Delete category' }));
    expect(sent()[1]).toEqual({ id: 'hobby', moveTo: null, leave: false });
    await answer({ __typename: 'LabelInUseError', count: 1, message: '1 subscription has this label.' });
    expect(dialog.getByText(/^1 subscription has it\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete category' }));
    expect(sent()[1]).toEqual({ id: 'hobby', moveTo: null, leave: true });
  });

  it('says why it failed', async () => {
    const { user, answer } = await renderLabels(hobby);
    await user.click(button('Delete Hobby'));
    const dialog = await open('Hobby');
    await user.click(dialog.getByRole('button', { name: 'Delete category' }));
    await answer({ __typename: 'NotFoundError', message: 'No such label.' });
    expect(dialog.getByText('No such label.')).toBeTruthy();
  });
});
