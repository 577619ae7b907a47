import type { BrowserContext, Page } from 'playwright-core';
import { useBrowser } from './page.ts';

export const password = 'correct horse';

let people = 0;
/** The number of this process; others make accounts on the same server. */
const crowd = process.env['VITEST_POOL_ID'];

/** Makes a new account and signs the browser in. */
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

/** Waits for the answer to an operation that a page sends in its own time: later it would find the session ended. */
export const answerTo = (page: Page, operation: string) =>
  page.waitForResponse((answer) => (answer.request().postData() ?? '').includes(operation));

export async function findTools(page: Page): Promise<void> {
  await page.goto('/finder');
  await page.getByLabel("Describe what you're working on").fill('A weekly podcast with remote guests');
  await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
  await page.getByRole('heading', { name: /^5 tools within/ }).waitFor();
}

/** The keys that the tab has stored, for any user. */
export const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('stackling'))
      .map((key) => key.replace(/^stackling(@\w+=*)?:/, '')),
  );

export const withSubscription = (context: BrowserContext) =>
  context.request.post('/api/subscriptions', { data: { name: 'Netflix', price: '$15.49/month' } });

/** A server and a browser for the tests of one file, and accounts to sign in with. */
export function useDrafts() {
  const { openPage, ask } = useBrowser();

  /** Opens a path signed in to a new account; the console's errors about an ended session are expected. */
  async function openAs(path: string, prepare?: (context: BrowserContext) => Promise<unknown>) {
    const opened = await openPage(undefined, { expected: [/status of 401/] });
    const account = await register(opened.context);
    await prepare?.(opened.context);
    // The dashboard asks for the header too.
    const header = path === '/dashboard' ? undefined : answerTo(opened.page, 'UnreadCountQuery');
    await opened.page.goto(path);
    await header;
    return { ...opened, account };
  }

  return { openPage, ask, openAs };
}
