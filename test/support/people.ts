import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { useBrowser, type Look } from './page.ts';

export const password = 'correct horse';

export const admin = { email: 'root@example.com', password };

export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export const userButton = (page: Page, username: string) =>
  page.getByRole('banner').getByRole('button', { name: username });

/**
 * A server with an administrator and a browser for the tests of one file, and accounts to log in with. Without
 * `settings`, it sends no mail, so that registering signs in.
 */
export function usePeople(settings: Record<string, string> = {}) {
  const { openPage, url } = useBrowser(() => ({
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'silent',
    ...settings,
  }));

  async function open(path: string, look: Look = { theme: 'light', size: 'desktop' }) {
    const opened = await openPage(look);
    await opened.page.goto(path);
    return opened;
  }

  /** An account made over the API, so that a test can start from it. */
  async function accountOf(username: string): Promise<{ username: string; email: string; password: string }> {
    const account = { username, email: `${username}@example.com`, password };
    const answer = await post('/api/register', account);
    expect(answer.status).toBe(201);
    return account;
  }

  const post = (path: string, body: object, cookie = '') =>
    fetch(url() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  return { openPage, url, open, accountOf, post };
}
