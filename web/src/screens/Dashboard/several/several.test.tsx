import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast.ts';
import { names, renderDashboard, subscription, viewerWith } from '../renderDashboard.tsx';

afterEach(() => toastStore.set(undefined));

const five = ['Adobe', 'Box', 'Canva', 'Deezer', 'Evernote'].map((name) => subscription(name, { name }));

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const bar = () => screen.findByRole('region', { name: 'Selected subscriptions' });
const count = async () => within(await bar()).getByRole('status').textContent;
const press = async (name: string) => within(await bar()).getByRole('button', { name });

const changed = (ids: string[], unchanged: object[] = []) => ({
  result: {
    __typename: 'ChangeSubscriptionsPayload',
    change: { __typename: 'SubscriptionChange', id: 'change' },
    changedIds: ids,
    unchanged,
  },
});

describe('selecting subscriptions', () => {
  it('is one by one, from one to another with Shift, and all that are shown', async () => {
    const { user } = await renderDashboard(viewerWith(five));
    await user.click(box('Adobe'));
    expect(await count()).toBe('1 selected');
    await user.keyboard('{Shift>}');
    await user.click(box('Deezer'));
    await user.keyboard('{/Shift}');
    expect(await count()).toBe('4 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(await count()).toBe('5 selected');
    await user.click(box('Box'));
    expect(await count()).toBe('4 selected');
    await user.click(await press('Clear selection'));
    expect(screen.queryByRole('region', { name: 'Selected subscriptions' })).toBeNull();
  });

  it('works with the keyboard alone: space, arrows and Shift with arrows', async () => {
    const { user } = await renderDashboard(viewerWith(five));
    box('Box').focus();
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(document.activeElement).toBe(box('Deezer'));
    expect(await count()).toBe('3 selected');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(box('Evernote'));
    expect(box('Evernote')).toHaveProperty('checked', false);
    // Past all rows that are between.
    await user.keyboard('{Enter}');
    expect(within(await bar()).getAllByRole('button')).toContain(document.activeElement);
  });

  it('goes on from all of them with Enter', async () => {
    const { user } = await renderDashboard(viewerWith(five));
    screen.getByRole('checkbox', { name: 'Select all' }).focus();
    await user.keyboard(' {Enter}');
    expect(await count()).toBe('5 selected');
    expect(within(await bar()).getAllByRole('button')).toContain(document.activeElement);
  });

  it('of all loads those that are not there yet', async () => {
    const { user, answer, sent } = await renderDashboard(
      viewerWith(five, {
        subscriptions: {
          totalCount: 6,
          edges: five.map((node) => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: true, endCursor: 'Evernote' },
        },
      }),
    );
    await user.click(box('Adobe'));
    await user.click(await press('Select all 6'));
    expect(sent()).toMatchObject({ count: 100, cursor: 'Evernote' });
    await answer({ node: viewerWith([subscription('Figma', { name: 'Figma' })]) });
    expect(names()).toHaveLength(6);
    expect(await count()).toBe('6 selected');
  });
});

describe('the selected subscriptions', () => {
  it.each([
    ['Pause', { act: 'PAUSE' }, '2 subscriptions paused'],
    ['Resume', { act: 'RESUME' }, '2 subscriptions resumed'],
    ['I cancelled them', { act: 'CANCEL' }, '2 subscriptions cancelled'],
    ['Delete', { act: 'REMOVE' }, '2 subscriptions removed'],
  ])('are changed in one request: %s', async (button, input, title) => {
    const { user, sent, answer } = await renderDashboard(viewerWith(five));
    await user.click(box('Adobe'));
    await user.click(box('Canva'));
    await user.click(await press(button));
    expect(sent()).toEqual({ ids: ['Adobe', 'Canva'], input, labelIds: null });
    await answer(changed(['Adobe', 'Canva']));
    expect(toastStore.get()).toMatchObject({ title, action: { label: 'Undo' } });
    expect(screen.queryByRole('region', { name: 'Selected subscriptions' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your subscriptions' }));
  });

  it('are as before with one Undo', async () => {
    const { user, sent, answer } = await renderDashboard(viewerWith(five));
    await user.click(box('Adobe'));
    await user.click(await press('Pause'));
    await answer(changed(['Adobe']));
    act(() => toastStore.get()?.action?.run());
    expect(sent()).toEqual({ id: 'change' });
    await answer({ result: { __typename: 'UndoSubscriptionChangePayload' } });
    expect(toastStore.get()).toMatchObject({ title: 'Undone' });
  });

  it('that stay as they were are told, with the reason', async () => {
    const { user, answer } = await renderDashboard(viewerWith(five));
    await user.click(box('Adobe'));
    await user.click(box('Box'));
    await user.click(await press('Pause'));
    await answer(changed(['Adobe'], [{ message: 'It has ended.' }]));
    expect(toastStore.get()).toMatchObject({
      title: '1 subscription paused',
      description: '1 stayed as it was: It has ended.',
    });
  });

  it('move to a category, built in or one’s own', async () => {
    const { user, sent, answer, pending } = await renderDashboard(viewerWith(five));
    await user.click(box('Adobe'));
    await user.click(await press('Move'));
    await waitFor(() => expect(pending()).toBe(1));
    const own = { __typename: 'Label', id: 'home', kind: 'CATEGORY', name: 'Home', color: 'GREEN' };
    await answer({ viewer: { __typename: 'User', id: 'ada', labels: [own] } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 subscription' }));
    await user.selectOptions(dialog.getByLabelText('Category'), 'Work');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(sent()).toEqual({ ids: ['Adobe'], input: { act: 'SET_CATEGORY', category: 'WORK' }, labelIds: null });
  });

  it('get tags', async () => {
    const { user, sent, answer, pending } = await renderDashboard(viewerWith(five));
    await user.click(box('Adobe'));
    await user.click(box('Box'));
    await user.click(await press('Tag'));
    await waitFor(() => expect(pending()).toBe(1));
    const tag = { __typename: 'Label', id: 'films', kind: 'TAG', name: 'Films', color: 'GRAY' };
    await answer({ viewer: { __typename: 'User', id: 'ada', labels: [tag] } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 subscriptions' }));
    await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'films{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    expect(sent()).toEqual({ ids: ['Adobe', 'Box'], input: { act: 'ADD_LABELS' }, labelIds: ['films'] });
  });

  it('get the tag that is typed when the button is pressed, and none without a name', async () => {
    const { user, sent, answer, pending } = await renderDashboard(viewerWith(five));
    await user.click(box('Adobe'));
    await user.click(await press('Tag'));
    await waitFor(() => expect(pending()).toBe(1));
    await answer({ viewer: { __typename: 'User', id: 'ada', labels: [] } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag 1 subscription' }));
    const field = dialog.getByRole('combobox', { name: 'Tags' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    expect(dialog.getByText('Please enter the name of a tag')).toBeTruthy();
    await user.type(field, 'Films');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    expect(sent()).toEqual({ input: { kind: 'TAG', name: 'Films' } });
    const label = { __typename: 'Label', id: 'films', kind: 'TAG', name: 'Films', color: 'GRAY' };
    await answer({ result: { __typename: 'CreateLabelPayload', label } });
    expect(sent()).toEqual({ ids: ['Adobe'], input: { act: 'ADD_LABELS' }, labelIds: ['films'] });
  });
});

it('pauses one with one click in its row', async () => {
  const { user, sent, answer } = await renderDashboard(viewerWith(five));
  await user.click(screen.getByRole('button', { name: 'Pause Box' }));
  expect(sent()).toEqual({ ids: ['Box'], input: { act: 'PAUSE' }, labelIds: null });
  await answer(changed(['Box']));
  expect(toastStore.get()).toMatchObject({ title: 'Box is paused', action: { label: 'Undo' } });
});
