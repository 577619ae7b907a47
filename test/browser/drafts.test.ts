/** What is typed and found stays with who typed it, and goes with whoever logs out. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  button,
  dialog,
  findTools,
  kept,
  logIn,
  password,
  register,
  useDrafts,
  withSubscription,
} from '../support/drafts.ts';

const { openAs, openPage } = useDrafts();

async function logOut(page: Page, { username }: { username: string }): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByText('You have been logged out successfully').first().waitFor();
}

describe('whoever logs out', () => {
  it('leaves nothing of what was typed and found to the next', async () => {
    const { page, account } = await openAs('/dashboard', withSubscription);
    await page.getByLabel('Subscription', { exact: true }).fill('Secret club - $99/month');
    await button(page, 'Edit Netflix').click();
    await page.getByLabel('Name', { exact: true }).fill('Netflix of mine');
    await findTools(page);
    expect(await kept(page)).toEqual(
      expect.arrayContaining(['draft:entry', expect.stringMatching(/^draft:edit:/), 'draft:finder', 'found:card']),
    );

    await logOut(page, account);
    expect(await kept(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Finder' }).click();
    const description = page.getByLabel("Describe what you're working on");
    await description.waitFor();
    expect(await description.inputValue()).toBe('');
  });

  it('leaves nothing of a search that was still under way', async () => {
    const { page, account } = await openAs('/finder');
    const { promise: left, resolve: deliver } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName === 'searchSubscription') await left;
      await route.continue().catch(() => undefined);
    });
    await page.getByLabel("Describe what you're working on").fill('A weekly podcast with remote guests');
    await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
    await page.getByText('Analyzing your needs and finding the perfect stack...').waitFor();
    const isBrokenOff = page.waitForEvent('requestfailed');
    await logOut(page, account);
    await isBrokenOff;
    deliver();
    expect(await kept(page)).toEqual([]);
  });

  it.each([
    ['everywhere', 'Log out everywhere', 'You have been logged out on every device.'],
    ['by deleting the account', 'Delete my account', 'All your data has been deleted.'],
  ])('%s leaves nothing either', async (_how, start, outcome) => {
    const { page } = await openAs('/dashboard');
    await page.getByLabel('Subscription', { exact: true }).fill('Secret club - $99/month');
    await page.goto('/account');
    await button(page, start).click();
    if (start.startsWith('Delete')) {
      await dialog(page).getByLabel('Current password', { exact: true }).fill(password);
      await dialog(page).getByRole('button', { name: 'Delete account' }).click();
    }
    await page.getByText(outcome).first().waitFor();
    expect(await kept(page)).toEqual([]);
  });
});

it('keeps what a visitor found for the account that is made next', async () => {
  const { page } = await openPage();
  await findTools(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('navigation', { name: 'Log in or register' }).getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Username').fill('finder_first');
  await page.getByLabel('Email').fill('finder_first@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Finder' }).click();
  await page.getByRole('heading', { name: /^5 tools within/ }).waitFor();
});

describe('whoever logs in after a session has ended by itself', () => {
  it('sees nothing of what somebody else typed and found, which waits for that one', async () => {
    const { page, context } = await openPage(undefined, { expected: [/status of 401/] });
    const bob = await register(context);
    const ada = await register(context);
    const entry = page.getByLabel('Subscription', { exact: true });
    const description = page.getByLabel("Describe what you're working on");
    /** Has the session end while a line is added. */
    const endSession = async () => {
      await context.clearCookies();
      await button(page, 'Add').click();
      await page.getByText('Please log in again. What you typed is kept.').first().waitFor();
    };
    await findTools(page);
    await page.goto('/dashboard');
    await entry.fill('Secret club - $99/month');
    await endSession();
    await page.getByRole('banner').getByRole('link', { name: 'Finder' }).click();
    await description.waitFor();
    expect(await description.inputValue()).toBe('');

    await page.goBack();
    await logIn(page, bob);
    await page.waitForURL('**/dashboard');
    await entry.waitFor();
    expect(await entry.inputValue()).toBe('');
    await page.getByRole('banner').getByRole('link', { name: 'Finder' }).click();
    await description.waitFor();
    expect(await description.inputValue()).toBe('');
    await page.goBack();
    await entry.fill('Chess - $5/month');

    await endSession();
    await logIn(page, ada);
    await page.waitForURL('**/dashboard');
    await entry.waitFor();
    expect(await entry.inputValue()).toBe('Secret club - $99/month');
    await page.getByRole('banner').getByRole('link', { name: 'Finder' }).click();
    await page.getByRole('heading', { name: /^5 tools within/ }).waitFor();
  });

  it('in another tab sees nothing of it either', async () => {
    const { page, context } = await openAs('/finder');
    const description = page.getByLabel("Describe what you're working on");
    await description.fill('A weekly podcast with remote guests');
    const bob = await register(context);
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: bob.username }).waitFor();
    await expect.poll(() => description.inputValue()).toBe('');
  });
});
