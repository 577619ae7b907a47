/** People with several tabs. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { operationsOf } from './page.ts';

export const password = 'correct horse';
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

let people = 0;
/** The number of this process; others make accounts on the same server. */
const crowd = process.env['VITEST_POOL_ID'];

/** Makes an account and signs the profile in. */
export async function signUp(context: BrowserContext) {
  people += 1;
  const username = `tabber_${crowd}_${people}`;
  const account = { username, email: `${username}@example.com`, password };
  expect((await context.request.post('/api/register', { data: account })).status()).toBe(201);
  return account;
}

/** Opens another tab; returns the operations that it sends and a count of the loading states it has shown. */
export async function openTab(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const operations = operationsOf(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const seen = Object.assign(window, { standIns: 0 });
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent.includes('Loading…')) seen.standIns += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const standIns = () => page.evaluate(() => (window as unknown as { standIns: number }).standIns);
  return { page, operations, standIns };
}

export const withSubscriptions = async (context: BrowserContext, ...names: string[]) => {
  for (const name of names) await context.request.post('/api/subscriptions', { data: { name, price: '$10/month' } });
};
