import { toastStore } from '../../ui/toast.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { tool, row, detail, garden, renderScreen, user, stubWindow } from './renderStacks.tsx';

stubWindow();

describe('what is there already', () => {
  const duplicate = {
    result: { __typename: 'DuplicateError', message: 'You already have Figma.', names: ['Figma'] },
  };
  const resolve = (environment: Awaited<ReturnType<typeof renderScreen>>, data: object) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data }));
  const sent = (environment: Awaited<ReturnType<typeof renderScreen>>) =>
    environment.mock.getMostRecentOperation().request.variables;
  const notice = () => screen.queryByText('“Garden” already has Figma.');

  async function addTwice() {
    const environment = await renderScreen(user(row(garden, 'Garden')), detail([tool('1', { name: 'Figma' })]));
    await userEvent.click(screen.getByRole('button', { name: 'Add Subscription' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'figma');
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Draws.');
    await userEvent.click(screen.getByRole('button', { name: 'Add subscription' }));
    expect(sent(environment)).toMatchObject({ refuseDuplicates: true });
    await resolve(environment, duplicate);
    return environment;
  }

  it('is told in the dialog, with what was typed in it, and added anyway on request', async () => {
    const environment = await addTwice();
    expect(notice()?.closest('[role=alert]')).toBeTruthy();
    expect(toastStore.get()).toBeUndefined();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'figma');
    await userEvent.click(screen.getByRole('button', { name: 'Add it anyway' }));
    expect(sent(environment)).toMatchObject({ input: { name: 'figma' }, refuseDuplicates: false });
    const stack = detail([], { saved: { totalCount: 2 } });
    await resolve(environment, {
      result: { __typename: 'AddToolPayload', recommendation: tool('2', { name: 'figma' }), stack },
    });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toastStore.get()?.title).toBe('Subscriptions Saved');
  });

  it('is no longer told in the dialog when the name changes', async () => {
    await addTwice();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 's');
    expect(notice()).toBeNull();
  });
});
