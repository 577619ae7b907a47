import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RequestError } from '../../../relay/environment.ts';
import { toastStore } from '../../../ui/toast.ts';
import { serve } from '../../../../test/serve.ts';
import { renderAccount } from '../renderAccount.tsx';

beforeEach(() => serve({ singleSignOn: 'Acme' }));
afterEach(() => {
  toastStore.set(undefined);
  location.hash = '';
});

const joined = (id: string, day = '20') => ({ id, createdAt: `2026-11-${day}T12:00:00.000Z` });

const region = () => within(screen.getByRole('region', { name: 'Sign in with Acme' }));
const button = (name: string) => region().getByRole('button', { name });
const rows = () =>
  region()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const said = () => region().getByRole('alert').textContent;
const toast = () => [toastStore.get()?.tone, toastStore.get()?.title, toastStore.get()?.description];
const expectHeading = () => expect(document.activeElement).toBe(region().getByRole('heading'));

describe('single sign-on on the account page', () => {
  it('is not there on a server without it', async () => {
    serve({ singleSignOn: null });
    await renderAccount({});
    expect(screen.queryByRole('region', { name: /Sign in/ })).toBeNull();
  });

  it('leads to the provider once, where it can be joined', async () => {
    const { user, answer, sent, pending } = await renderAccount({});
    expect(rows()).toEqual([]);
    await user.click(button('Connect Acme'));
    await user.click(button('Connecting...'));
    expect(pending()).toEqual(['useStartJoiningMutation']);
    expect(sent()).toEqual(['useStartJoiningMutation', {}]);
    await answer({ __typename: 'StartJoiningIdentityPayload', url: '#at-the-provider' });
    expect(location.hash).toBe('#at-the-provider');
  });

  it('asks first whether it is still the same person', async () => {
    const { user, answer, sent, pending } = await renderAccount({});
    await user.click(button('Connect Acme'));
    await answer({ __typename: 'ProofRequiredError', methods: ['PASSWORD'], message: 'Please show that it is you.' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }));
    await user.type(dialog.getByLabelText('Password', { selector: 'input' }), 'correct horse');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(sent()).toEqual(['useProveMutation', { input: { password: 'correct horse' } }]);
    await answer({ __typename: 'ProvePayload' });
    await waitFor(() => expect(pending()).toEqual(['useStartJoiningMutation']));
    await answer({ __typename: 'StartJoiningIdentityPayload', url: '#proved' });
    expect(location.hash).toBe('#proved');
  });

  it.each([
    ['the provider is away', { __typename: 'InvalidInputError', message: 'Acme cannot be reached right now.' }],
    ['it was switched off', { __typename: 'NotOfferedError', message: 'This server offers no single sign-on.' }],
  ])('says that %s', async (_what, refusal) => {
    const { user, answer } = await renderAccount({});
    await user.click(button('Connect Acme'));
    await answer(refusal);
    expect(said()).toBe(`That did not work: ${refusal.message}`);
    expect(toast()).toEqual(['error', 'That did not work', refusal.message]);
    expect(button('Connect Acme')).toBeTruthy();
  });

  it('says that the server cannot be reached, and nothing any more with the next try', async () => {
    const { user, refuse } = await renderAccount({});
    await user.click(button('Connect Acme'));
    await refuse(new RequestError('Stackling could not be reached.'));
    expect(said()).toBe('That did not work: Stackling could not be reached.');
    await user.click(button('Connect Acme'));
    expect(said()).toBe('');
  });

  it('says that it was joined, there, and once', async () => {
    const { router } = await renderAccount({ identities: [joined('1')] }, '/account?joined');
    expect(rows()).toEqual(['Connected on November 20, 2026Disconnect']);
    expect(toast()).toEqual(['plain', 'Connected', 'You can now sign in with Acme.']);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expectHeading();
  });

  it('says there what went wrong at the provider', async () => {
    await renderAccount({}, '/account?problem=joinedElsewhere');
    expect(said()).toBe('That sign-in already belongs to another account.');
    expectHeading();
  });

  it('says nothing of a problem that somebody made up', async () => {
    await renderAccount({}, '/account?problem=call-0900');
    expect(said()).toBe('');
    expect(document.body.textContent).not.toContain('0900');
  });

  it('is taken away, one by one', async () => {
    const { user, answer, sent } = await renderAccount({ identities: [joined('1'), joined('2', '21')] });
    await user.click(region().getAllByRole('button', { name: 'Disconnect' })[0]!);
    expect(sent()).toEqual(['useRemoveIdentityMutation', { id: '1' }]);
    await answer({ __typename: 'RemoveIdentityPayload', removedId: '1' });
    expect(rows()).toEqual(['Connected on November 21, 2026Disconnect']);
    expect(toast()).toEqual(['plain', 'Disconnected', 'Acme no longer opens this account.']);
    expectHeading();

    await user.click(button('Disconnect'));
    await answer({ __typename: 'RemoveIdentityPayload', removedId: '2' });
    expect(rows()).toEqual([]);
    expect(button('Connect Acme')).toBeTruthy();
  });

  it.each([
    ['the only way to sign in', { __typename: 'InvalidInputError', message: 'This is your only way to sign in.' }],
    ['gone already', { __typename: 'NotFoundError', message: 'No such identity.' }],
  ])('stays where it is %s, which is said', async (_what, refusal) => {
    const { user, answer } = await renderAccount({ identities: [joined('1')], hasPassword: false });
    await user.click(button('Disconnect'));
    await answer(refusal);
    expect(said()).toBe(`That did not work: ${refusal.message}`);
    expect(rows()).toEqual(['Connected on November 20, 2026Disconnect']);
  });
});

describe('an account without a password', () => {
  it.each([
    [true, 'Your account has no password. To set one, ask for a link on the login page.'],
    [false, 'You log in with Acme. We send emails to this address.'],
  ])('is told what there is where passwords are used: %s', async (passwordLogin, text) => {
    serve({ singleSignOn: 'Acme', passwordLogin });
    await renderAccount({ hasPassword: false });
    expect(screen.getByText(text)).toBeTruthy();
  });
});
