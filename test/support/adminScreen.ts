import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { useBrowser } from './page.ts';

const password = 'correct horse';

export const root = { username: 'root', email: 'root@example.com', password };

export const crowdSize = 60;

export type Account = Pick<typeof root, 'username' | 'email' | 'password'>;

export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export const toast = (page: Page) => page.locator('li[data-state=open]');

export const row = (page: Page, username: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });

export const cells = (found: Locator) => found.locator('th, td').allTextContents();

export const names = (page: Page) => page.getByRole('rowheader').allTextContents();

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by username or email' });

export const sortOf = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: column }).getAttribute('aria-sort');

export const log = (page: Page) => page.getByRole('region', { name: 'Audit log' });

/** Presses a button in a user's row, and the same button in the dialog that asks for confirmation. */
export async function answerToggle(page: Page, name: 'Make Admin' | 'Remove Admin', username: string): Promise<void> {
  await page.getByRole('button', { name: `${name} ${username}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

export async function openEdit(page: Page, username: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${username}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.waitFor();
  return dialog;
}

/** A server with an administrator and a crowd, and a browser, for the tests of one file. */
export function useAdmin() {
  const { openPage, url } = useBrowser(() => ({
    ADMIN_EMAIL: root.email,
    ADMIN_PASSWORD: root.password,
    LOG_LEVEL: 'silent',
  }));

  beforeAll(async () => {
    for (let number = 1; number <= crowdSize; number += 1) await accountOf(`crowd_${String(number).padStart(2, '0')}`);
  }, 60_000);

  const call = (method: string, path: string, body?: object, cookie = '') =>
    fetch(url() + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: body ? JSON.stringify(body) : null,
    });

  /** An account made over the API, so that a test can start from it. */
  async function accountOf(username: string): Promise<Account> {
    const account = { username, email: `${username}@example.com`, password };
    expect((await call('POST', '/api/register', account)).status).toBe(201);
    return account;
  }

  async function cookieOf(account: Account): Promise<string> {
    const answer = await call('POST', '/api/login', account);
    expect(answer.status).toBe(200);
    return answer.headers.getSetCookie()[0]!.split(';')[0]!;
  }

  /** An account that root has made an administrator. */
  async function administrator(username: string): Promise<Account> {
    const account = await accountOf(username);
    await setAdmin(username, true, await cookieOf(root));
    return account;
  }

  async function setAdmin(username: string, isAdmin: boolean, cookie: string): Promise<void> {
    const users = await (await call('GET', `/api/admin/users?search=${username}`, undefined, cookie)).json();
    expect((await call('PUT', `/api/admin/users/${users[0].id}`, { isAdmin }, cookie)).status).toBe(200);
  }

  /** Opens the admin screen signed in to an account. */
  async function openAdmin(account: Account = root, search = '', ...how: Parameters<typeof openPage>) {
    const opened = await openPage(...how);
    await opened.page.goto(`/auth?${new URLSearchParams({ next: `/admin${search}` })}`);
    await logIn(opened.page, account);
    await opened.page.getByRole('heading', { level: 1, name: /^Admin Dashboard|^Access Denied/ }).waitFor();
    return opened;
  }

  return { openPage, url, call, accountOf, cookieOf, administrator, setAdmin, openAdmin };
}
