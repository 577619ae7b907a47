/** The dashboard as people use it in a browser. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { useBrowser, type Look } from './page.ts';

interface Visit {
  look?: Look;
  subscriptions?: object[];
  /** What the console may complain about, such as requests that the test itself makes fail. */
  expected?: RegExp[];
}

/** A browser for the tests of one file, and dashboards in it. */
export function useDashboard() {
  const browser = useBrowser();

  /** The dashboard of somebody who has just registered. */
  async function openDashboard({ look, subscriptions = [], expected = [] }: Visit = {}) {
    const opened = await browser.openPage(look, { isSignedIn: true, expected });
    for (const data of subscriptions) {
      const answer = await opened.context.request.post('/api/subscriptions', { data });
      expect(answer.status()).toBe(201);
    }
    await opened.page.goto('/dashboard');
    await opened.page.getByRole('heading', { level: 1, name: 'Subscription Dashboard' }).waitFor();
    return opened;
  }

  return { ...browser, openDashboard };
}

export const three = [
  { name: 'Figma', price: '$120/year', category: 'work', nextBillingDate: '2999-01-31', description: 'For the shop' },
  { name: 'Netflix', price: '$15.49/month', category: 'entertainment', nextBillingDate: '2020-02-29' },
  { name: 'Gym', price: '$30/month', category: 'personal', isActive: false },
];

export const entry = (page: Page) => page.getByLabel('Subscription', { exact: true });
/** The row of a subscription. */
export const row = (page: Page, name: string, exact = false) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact }) });
export const names = (page: Page) =>
  page.getByRole('rowheader').evaluateAll((headers) => headers.map((header) => header.ariaLabel));
/** The texts of a row's cells: name, price, monthly, next payment. */
export const cells = async (page: Page, name: string) =>
  (await row(page, name).locator('th, td').allTextContents()).slice(2, 6);
export const expectNames = (page: Page, expected: string[]) => expect.poll(() => names(page)).toEqual(expected);
export const summary = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').allTextContents();
/** Opens the list's options, where its order and the currency are. */
export async function openOptions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options', expanded: false }).click();
  await page.getByLabel('Currency').waitFor();
}
export const toast = (page: Page) => page.locator('li[data-state=open]');
