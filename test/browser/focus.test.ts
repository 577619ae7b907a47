/** The focus goes on to something where what had it is gone; it never falls to the page as a whole. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { row } from '../support/dashboardPage.ts';
import { expectFocus, press, useBrowser, type Look } from '../support/page.ts';

const { openPage, ask } = useBrowser();

const phone: Look = { theme: 'light', size: 'phone' };
const desktop: Look = { theme: 'dark', size: 'desktop' };

const toast = (page: Page) => page.locator('li[data-state=open]');
const panel = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

const createStack = /* GraphQL */ `
  mutation ($name: String!) {
    createStack(input: { name: $name, projectType: PERSONAL, budget: 30 }) {
      __typename
    }
  }
`;

async function makeStacks(context: BrowserContext, count: number): Promise<void> {
  for (let made = count; made > 0; made -= 1) await ask(context, createStack, { name: `Stack ${made}` });
}

describe('among the stacks', () => {
  it('goes back to the stack in the list, by the link and by the browser', async () => {
    const { page, context } = await openPage(phone, { isSignedIn: true });
    await makeStacks(context, 12);
    await page.goto('/projects');
    await page.getByRole('link', { name: /^Stack 12/ }).focus();
    await page.keyboard.press('Enter');
    await panel(page, 'Stack 12').waitFor();
    await expectFocus(page, 'Stack 12');
    await press(page, 'All stacks');
    await expectFocus(page, /^Stack 12/);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Stack 12');
    await page.goBack();
    await expectFocus(page, /^Stack 12/);
  });

  it.each([phone, desktop])('brings the chosen stack into sight, on a $size', async (look) => {
    const { page, context, shoot } = await openPage(look, { isSignedIn: true });
    await makeStacks(context, 40);
    await page.goto('/projects');
    const last = page.getByRole('link', { name: /^Stack 40/ });
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await panel(page, 'Stack 40').waitFor();
    await expectFocus(page, 'Stack 40');
    const isInSight = () =>
      panel(page, 'Stack 40').evaluate((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        return top >= 64 && bottom <= innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    await shoot('stack-of-many');
  });
});

describe('on the dashboard', () => {
  it('goes to the search when that was cleared, and stays at the end of a list that is all there', async () => {
    const { page, context } = await openPage(desktop, { isSignedIn: true });
    for (let made = 0; made < 22; made += 1)
      await context.request.post('/api/subscriptions', { data: { name: `Number ${made}`, price: '$1' } });
    await page.goto('/dashboard?search=zzz');
    await page.getByText('No subscription has “zzz” in its name').waitFor();
    await press(page, 'Clear the search');
    await row(page, 'Number 21').waitFor();
    await expectFocus(page, 'Search by name');

    const more = page.getByRole('button', { name: 'Show more' });
    await more.focus();
    await page.keyboard.press('Enter');
    await row(page, 'Number 0', true).waitFor();
    await expectFocus(page, 'That is all\\.');
  });

  it('goes back to where it was from a notification', async () => {
    const { page, context } = await openPage(desktop, { isSignedIn: true });
    for (const name of ['Figma', 'Netflix'])
      await context.request.post('/api/subscriptions', { data: { name, price: '$1' } });
    await page.goto('/dashboard');
    await press(page, 'Delete Netflix');
    await toast(page).getByText('Subscription removed').waitFor();
    await expectFocus(page, 'Figma');
    await page.keyboard.press('F8');
    await press(page, 'Undo');
    await toast(page).getByText('Netflix is back.').waitFor();
    await expectFocus(page, 'Figma');
    await page.keyboard.press('F8');
    await press(page, 'Dismiss notification');
    await expectFocus(page, 'Figma');
  });
});
