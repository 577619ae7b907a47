import type { BrowserContext, Page } from 'playwright-core';
import { useBrowser } from './page.ts';

export const password = 'correct horse';

let people = 0;
/** Of this process; others make theirs on the same server. */
const crowd = process.env['VITEST_POOL_ID'];

/** A new account, with which the browser is signed in from now on. */
export async function register(context: BrowserContext) {
  people += 1;
  const username = `drafter_${crowd}_${people}`;
  const account = { username, email: `${username}@example.com`, password };
  await context.request.post('/api/register', { data: account });
  return account;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

export async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByText('Please log in again. What you typed is kept.').first().waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function findTools(page: Page): Promise<void> {
  await page.goto('/finder');
  await page.getByLabel("Describe what you're working on").fill('A weekly podcast with remote guests');
  await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
  await page.getByRole('heading', { name: /^5 tools within/ }).waitFor();
}

/** What the tab holds, whoever it belongs to. */
export const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('stackling'))
      .map((key) => key.replace(/^stackling(@\w+=*)?:/, '')),
  );

export const withSubscription = (context: BrowserContext) =>
  context.request.post('/api/subscriptions', { data: { name: 'Netflix', price: '$15.49/month' } });

/** A server and a browser for the tests of one file, and somebody to sign in there. */
export function useDrafts() {
  const { openPage, ask } = useBrowser();

  /** Somebody signed in at a path; what a session that has ended makes the console say is expected. */
  async function openAs(path: string, prepare?: (context: BrowserContext) => Promise<unknown>) {
    const opened = await openPage(undefined, { expected: [/status of 401/] });
    const account = await register(opened.context);
    await prepare?.(opened.context);
    await opened.page.goto(path);
    return { ...opened, account };
  }

  return { openPage, ask, openAs };
}
