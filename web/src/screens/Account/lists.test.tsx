import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAccount } from './renderAccount.tsx';

const today = new Date().toISOString();
const session = (id: string, browser: string, isCurrent = false) => ({
  id,
  browser,
  system: 'Linux',
  method: 'PASSWORD',
  isCurrent,
  lastUsedAt: today,
  createdAt: today,
});

const token = (number: number) => ({
  node: {
    id: `token ${number}`,
    name: `Program ${number}`,
    scopes: [],
    isExpired: false,
    expiresAt: null,
    lastUsedAt: null,
    createdAt: today,
  },
});

const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);

it('shows the device that one is at first', async () => {
  await renderAccount({ sessions: [session('1', 'Chrome'), session('2', 'Firefox', true), session('3', 'Edge')] });
  expect(names('Your devices')).toEqual(['Firefox on LinuxThis device', 'Chrome on Linux', 'Edge on Linux']);
});

it('shows the newest of many access tokens, and the others when asked', async () => {
  const { user } = await renderAccount({
    accessTokens: { edges: Array.from({ length: 12 }, (_, index) => token(index)) },
  });
  const newest = Array.from({ length: 10 }, (_, index) => `Program ${index}`);
  expect(names('Your access tokens')).toEqual(newest);
  await user.click(screen.getByRole('button', { name: 'Show all 12 tokens', expanded: false }));
  expect(names('Your access tokens')).toEqual([...newest, 'Program 10', 'Program 11']);
  await user.click(screen.getByRole('button', { name: 'Show fewer tokens', expanded: true }));
  expect(names('Your access tokens')).toEqual(newest);
});

it('shows ten access tokens whole', async () => {
  await renderAccount({ accessTokens: { edges: Array.from({ length: 10 }, (_, index) => token(index)) } });
  expect(names('Your access tokens')).toHaveLength(10);
  expect(screen.queryByRole('button', { name: /tokens/ })).toBeNull();
});

it('says what happened in the words of the screen', async () => {
  const kinds = ['SIGNED_IN', 'FACTOR_CHANGED', 'IDENTITY_JOINED'];
  await renderAccount({
    securityEvents: kinds.map((kind) => ({ kind, browser: null, system: null, count: 1, createdAt: today })),
  });
  const rows = within(screen.getByRole('list', { name: 'Your recent activity' })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual([
    'Logged in',
    'Second step changed',
    'Sign-in connected',
  ]);
});
