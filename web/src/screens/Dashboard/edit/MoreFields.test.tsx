import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast.ts';
import { renderDashboard } from '../renderDashboard.tsx';

afterEach(() => toastStore.set(undefined));

const label = (kind: string, name: string) => ({
  __typename: 'Label',
  id: name.toLowerCase(),
  kind,
  name,
  color: 'GREEN',
});
const [home, tax, visa] = [label('CATEGORY', 'Home'), label('TAG', 'Tax'), label('METHOD', 'Visa')];

async function open() {
  const dashboard = await renderDashboard();
  const { user, answer, pending } = dashboard;
  await user.click(screen.getByRole('button', { name: 'Edit Figma' }));
  expect(pending()).toBe(0);
  await user.click(screen.getByText('Labels and where to cancel'));
  await waitFor(() => expect(pending()).toBe(1));
  await answer({
    viewer: { __typename: 'User', id: 'ada', labels: [home, tax, visa] },
    node: { __typename: 'TrackedSubscription', id: 'figma', cancelUrl: null, labels: [tax] },
  });
  return { ...dashboard, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

it('asks for labels when they are opened, and sends what has changed of them', async () => {
  const { user, sent, save } = await open();
  await user.selectOptions(screen.getByLabelText('Your own category'), 'Home');
  await user.selectOptions(screen.getByLabelText('Payment method'), 'Visa');
  await user.type(screen.getByLabelText('Where to cancel (optional)'), 'figma.com/cancel');
  await save();
  expect(sent()).toEqual({
    id: 'figma',
    input: { cancelUrl: 'figma.com/cancel' },
    labelIds: ['home', 'tax', 'visa'],
  });
});

it('sends a tag that was typed without Enter', async () => {
  const { user, sent, save } = await open();
  await user.click(screen.getByRole('button', { name: 'Take the tag Tax away' }));
  await user.selectOptions(screen.getByLabelText('Payment method'), 'Visa');
  await user.type(screen.getByLabelText('Tags (optional)'), 'tax');
  await save();
  await waitFor(() => expect(sent()).toEqual({ id: 'figma', input: {}, labelIds: ['tax', 'visa'] }));
});

it('sends nothing when they are as they were', async () => {
  const { user, pending, save } = await open();
  await user.click(screen.getByRole('button', { name: 'Take the tag Tax away' }));
  await user.type(screen.getByLabelText('Tags (optional)'), 'Tax{Enter}');
  await save();
  expect(pending()).toBe(0);
  expect(screen.queryByRole('form', { name: 'Edit Figma' })).toBeNull();
});

it('says at the field what the server refuses', async () => {
  const { user, answer, save } = await open();
  await user.type(screen.getByLabelText('Where to cancel (optional)'), 'nowhere');
  await save();
  const message = 'Please enter a web address';
  await answer({ result: { __typename: 'InvalidInputError', issues: [{ field: 'cancelUrl', message }] } });
  const field = screen.getByLabelText('Where to cancel (optional)');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

it('keeps labels that were chosen when the name is refused', async () => {
  const { user, answer, sent, save } = await open();
  await user.selectOptions(screen.getByLabelText('Payment method'), 'Visa');
  await save();
  await answer({ result: { __typename: 'InvalidInputError', issues: [{ field: 'name', message: 'No.' }] } });
  expect(screen.getByLabelText<HTMLSelectElement>('Payment method').value).toBe('visa');
  await save();
  expect(sent()).toMatchObject({ labelIds: ['tax', 'visa'] });
});
