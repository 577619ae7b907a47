import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast.ts';
import { id, netflix, renderSubscription } from '../renderSubscription.tsx';

afterEach(() => toastStore.set(undefined));

const label = (kind: string, name: string) => ({
  __typename: 'Label',
  id: name.toLowerCase(),
  kind,
  name,
  color: 'GREEN',
  expiresOn: null,
  subscriptionCount: 0,
});
const [home, tax, work, visa, alex] = [
  label('CATEGORY', 'Home'),
  label('TAG', 'Tax'),
  label('TAG', 'Work'),
  label('METHOD', 'Visa'),
  label('PERSON', 'Alex'),
];
const labels = [home, tax, work, visa, alex];

async function open(changes: object = {}, known = labels) {
  const opened = await renderSubscription(netflix(changes), undefined, known);
  await opened.user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit Netflix' });
  const { user } = opened;
  const tags = () =>
    screen.queryByRole('list', { name: 'Tags' })
      ? within(screen.getByRole('list', { name: 'Tags' }))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent)
      : [];
  return { ...opened, tags, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

it('sends all labels when one was chosen, and undoes that', async () => {
  const { user, save, sent, done } = await open({ labels: [tax, visa] });
  await user.selectOptions(screen.getByLabelText('Category'), 'Home');
  await user.selectOptions(screen.getByLabelText('Payment method'), 'No payment method');
  await user.selectOptions(screen.getByLabelText('Person'), 'Alex');
  await save();
  expect(sent()).toEqual(['changeActsUpdateMutation', { id, input: {}, labelIds: ['home', 'tax', 'alex'] }]);
  await done(netflix({ labels: [home, tax, alex] }));
  act(() => toastStore.get()?.action?.run());
  expect(sent()[1]).toEqual({ id, input: {}, labelIds: ['tax', 'visa'] });
});

it('takes the own category away when a built-in one is chosen', async () => {
  const { user, save, sent } = await open({ labels: [home] });
  expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('home');
  await user.selectOptions(screen.getByLabelText('Category'), 'Work');
  await save();
  expect(sent()[1]).toEqual({ id, input: { category: 'WORK' }, labelIds: [] });
});

it('adds tags by their names, in any case, and makes those that are new', async () => {
  const { user, save, sent, answer, tags } = await open({ labels: [work] });
  const field = screen.getByLabelText('Tags (optional)');
  await user.type(field, 'tax{Enter}');
  expect(tags()).toEqual(['Work', 'Tax']);
  await user.type(field, 'Streaming{Enter}');
  expect(sent()).toEqual(['useCreateLabelMutation', { input: { kind: 'TAG', name: 'Streaming' } }]);
  const streaming = label('TAG', 'Streaming');
  await answer({
    result: {
      __typename: 'CreateLabelPayload',
      label: streaming,
      user: { __typename: 'User', id: 'ada', labels: [...labels, streaming] },
    },
  });
  expect(tags()).toEqual(['Work', 'Tax', 'Streaming']);
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Take the tag Work away' }));
  await save();
  expect(sent()[1]).toEqual({ id, input: {}, labelIds: ['tax', 'streaming'] });
});

it('saves a tag that was typed without Enter, a new one, too', async () => {
  const { user, save, sent, answer } = await open({ labels: [work] });
  const field = screen.getByLabelText('Tags (optional)');
  await user.type(field, 'tax{Enter}');
  await user.type(field, 'Streaming');
  await save();
  expect(sent()).toEqual(['useCreateLabelMutation', { input: { kind: 'TAG', name: 'Streaming' } }]);
  const streaming = label('TAG', 'Streaming');
  const viewer = { __typename: 'User', id: 'ada', labels: [...labels, streaming] };
  await answer({ result: { __typename: 'CreateLabelPayload', label: streaming, user: viewer } });
  await waitFor(() => expect(sent()[1]).toEqual({ id, input: {}, labelIds: ['work', 'tax', 'streaming'] }));
});

it('saves nothing while a typed tag cannot be added', async () => {
  const { user, save, pending } = await open({ labels: [tax] });
  await user.type(screen.getByLabelText('Tags (optional)'), 'TAX');
  await save();
  expect(screen.getByText('It has the tag “TAX” already')).toBeTruthy();
  expect(pending()).toBe(0);
});

it('says that a tag is there already, or what the server refuses', async () => {
  const { user, answer, pending } = await open({ labels: [tax] });
  const field = screen.getByLabelText('Tags (optional)');
  await user.type(field, 'TAX{Enter}');
  expect(screen.getByText('It has the tag “TAX” already')).toBeTruthy();
  expect(pending()).toBe(0);
  await user.clear(field);
  await user.type(field, 'One more{Enter}');
  const message = 'You can have at most 200 labels.';
  await answer({ result: { __typename: 'InvalidInputError', issues: [{ field: '', message }] } });
  expect(screen.getByText(message)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('says at the labels when there are too many', async () => {
  const { user, save, answer } = await open();
  await user.selectOptions(screen.getByLabelText('Person'), 'Alex');
  await save();
  const message = 'A subscription can have at most 10 tags.';
  await answer({ result: { __typename: 'InvalidInputError', issues: [{ field: 'labelIds', message }] } });
  expect(screen.getByText(message)).toBeTruthy();
});

it('offers only tags as long as there are no other labels, and leads to where they are made', async () => {
  await open({}, []);
  expect(screen.queryByLabelText('Payment method')).toBeNull();
  expect(screen.getByRole('link', { name: /^Add your own categories/ }).getAttribute('href')).toBe('/dashboard/labels');
});

it('shows its labels, its notes and where to cancel it', async () => {
  await renderSubscription(
    netflix({
      labels: [home, tax, visa, alex],
      description: 'Shared\nwith Sam',
      cancelUrl: 'https://www.netflix.com/cancelplan',
    }),
  );
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe('HomeTaxActive');
  const facts = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts.slice(-2)).toEqual(['Paid with: Visa', 'For: Alex']);
  const link = screen.getByRole('link', { name: 'Cancel there Netflix, opens in a new tab' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://www.netflix.com/cancelplan',
    'noopener noreferrer',
  ]);
});

it('shows no link to cancel that could run a script', async () => {
  await renderSubscription(netflix({ cancelUrl: 'javascript:alert(1)' }));
  expect(screen.queryByText('Cancel there')).toBeNull();
});
