/** Logging in and out in one tab shows in the others. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focused, useBrowser } from '../support/page.ts';
import { button, row, openTab, password, signUp, withSubscriptions } from '../support/tabs.ts';

const { openPage, url } = useBrowser();

const userButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const pathOf = (page: Page) => page.url().slice(url().length);
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('stackling:')));

async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page, { username }: { username: string }): Promise<void> {
  await userButton(page, username).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByText('You have been logged out successfully').first().waitFor();
}

describe('logging out', () => {
  it('empties the other tabs at once', async () => {
    const { page, context } = await openPage();
    const account = await signUp(context);
    await withSubscriptions(context, 'Figma');
    await page.goto('/');
    const dashboard = (await openTab(context, '/dashboard')).page;
    await dashboard.getByLabel('Subscription', { exact: true }).fill('Secret club - $99/month');
    await button(dashboard, 'Edit Figma').click();
    await dashboard.getByLabel('Name', { exact: true }).fill('Figma of mine');
    const finder = (await openTab(context, '/finder')).page;
    await finder.getByLabel("Describe what you're working on").fill('Something that nobody must know of');
    const found = (await openTab(context, '/finder')).page;
    await found.getByLabel("Describe what you're working on").fill('Something that nobody must know of');
    await button(found, 'Get AI Recommendations').click();
    await found.getByRole('heading', { name: /^5 tools within/ }).waitFor();

    await logOut(page, account);
    await dashboard.getByText('You logged out in another tab.').first().waitFor();
    await dashboard.getByRole('heading', { level: 1, name: /Stack the right tools/ }).waitFor();
    for (const tab of [dashboard, finder, found]) {
      await tab.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
      expect(await kept(tab)).toEqual([]);
    }
    for (const tab of [finder, found])
      await expect.poll(() => tab.getByLabel("Describe what you're working on").inputValue()).toBe('');
    await found.goBack();
    await expect.poll(() => found.getByLabel("Describe what you're working on").inputValue()).toBe('');
  });
});

describe('logging in', () => {
  it('brings the other tabs to the new person, with nothing of the one before', async () => {
    const { page, context } = await openPage(undefined, { expected: [/401/] });
    const bob = await signUp(context);
    await withSubscriptions(context, 'Bobcat');
    const ada = await signUp(context);
    await withSubscriptions(context, 'Adagio');
    const other = await openTab(context, '/dashboard');
    await other.page.getByLabel('Subscription', { exact: true }).fill('Secret club - $99/month');
    await userButton(other.page, ada.username).waitFor();
    await context.clearCookies();
    await page.goto('/auth');
    await logIn(page, bob);
    await userButton(other.page, bob.username).waitFor();
    await row(other.page, 'Bobcat').waitFor();
    expect(await row(other.page, 'Adagio').count()).toBe(0);
    expect(await other.page.getByLabel('Subscription', { exact: true }).inputValue()).toBe('');
    expect(await kept(other.page)).toEqual([]);
  });

  it('again as the same person leaves all there is in the other tabs', async () => {
    const { page, context } = await openPage(undefined, { expected: [/401/] });
    const ada = await signUp(context);
    // Asked later, it would find that nobody is signed in.
    const suggestions = context.waitForEvent('response', (answer) =>
      (answer.request().postData() ?? '').includes('useSuggestionsQuery'),
    );
    const other = await openTab(context, '/dashboard');
    await other.page.getByLabel('Subscription', { exact: true }).fill('Half typed');
    await suggestions;
    await context.clearCookies();
    await page.goto('/auth');
    other.operations.length = 0;
    await logIn(page, ada);
    await expect.poll(() => other.operations).toEqual(['DashboardScreenQuery']);
    expect(await other.page.getByLabel('Subscription', { exact: true }).inputValue()).toBe('Half typed');
    expect(await focused(other.page)).toBe('Subscription');
    expect(await other.standIns()).toBe(0);
  });

  it('signs the other tabs of a visitor in, where they are, with what was typed there', async () => {
    const { page, context } = await openPage();
    const ada = await signUp(context);
    await context.clearCookies();
    const finder = (await openTab(context, '/finder')).page;
    await finder.getByLabel("Describe what you're working on").fill('A weekly podcast');
    const auth = (await openTab(context, '/auth?next=%2Fprojects')).page;
    await page.goto('/auth');
    await logIn(page, ada);
    await userButton(finder, ada.username).waitFor();
    expect(await finder.getByLabel("Describe what you're working on").inputValue()).toBe('A weekly podcast');
    await auth.waitForURL('**/projects');
    await auth.getByText('No stacks yet').waitFor();
    expect(pathOf(page)).toBe('/dashboard');
  });
});
