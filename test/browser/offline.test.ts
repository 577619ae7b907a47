import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, looks, useBrowser } from '../support/page.ts';

const { openPage } = useBrowser();

const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/];
const offline = 'You are offline. This page opens by itself when you are back online. What you typed is kept.';

describe.each(looks)('without a connection, in the $theme theme, on a $size', (look) => {
  it('says so wherever the page is scrolled to', async () => {
    // What the frame gets once it is idle may not come any more.
    const { page, context, shoot } = await openPage(look, { expected });
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => scrollTo(0, 400));
    await context.setOffline(true);
    const notice = page.getByText(
      'You are offline. What you have typed is kept; saving and new recommendations need a connection.',
    );
    await notice.waitFor();
    await page.evaluate(() => scrollTo(0, 500));
    const header = (await page.getByRole('banner').boundingBox())!;
    const { y, height } = (await notice.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(header.height - 1);
    expect(y + height).toBeLessThan(200);
    await shoot('offline-notice');
    await expectNoSidewaysScroll(page);
    await context.setOffline(false);
    await notice.waitFor({ state: 'detached' });
  });

  it('stays in the app when a screen does not come, and opens it once there is a connection', async () => {
    const { page, context, shoot } = await openPage(look, { expected });
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
    await page.getByText(offline).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Stackling could still not be reached.').waitFor();
    await expectAccessible(page);
    await shoot('offline-screen');
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  });
});

it('says in its own words that a part of the page is gone, and tries again where there is a server', async () => {
  const { page } = await openPage(undefined, { expected });
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route(/PrivacyScreen|\/privacy$/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByText('Something unexpected happened. What you typed is kept.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Stackling could still not be reached.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/privacy');
  await page.unroute(/PrivacyScreen|\/privacy$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
});

describe('when the server cannot be reached any more', () => {
  const isOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

  /** A dashboard whose server goes away, and the first thing that somebody does then. */
  async function failToAdd(page: Page): Promise<void> {
    await page.getByText('No subscriptions yet').waitFor();
    await page.route('**/*', (route) => route.abort());
    await page.getByLabel('Subscription', { exact: true }).fill('Hulu - $4.51');
    await page.getByLabel('Subscription', { exact: true }).press('Enter');
  }

  async function expectFrame(page: Page): Promise<void> {
    await page.getByRole('banner').getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByRole('main').getByText('No subscriptions yet').waitFor();
  }

  it('says the first failure, for which the page had the code ready', async () => {
    const { page } = await openPage(undefined, { isSignedIn: true, expected });
    const code = page.waitForEvent('requestfinished', (request) => request.url().includes('/Toasts-'));
    await page.goto('/dashboard');
    await code;
    await failToAdd(page);
    await page.getByRole('listitem').getByText('Failed to add subscription').waitFor();
    await expectFrame(page);
  });

  it('says it in plain words where the code for it is not there, and gets that when it can', async () => {
    const { page, shoot } = await openPage(undefined, { isSignedIn: true, expected });
    await page.route(/\/Toasts-/, (route) => route.abort());
    await page.goto('/dashboard');
    await failToAdd(page);
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Dismiss notification' }) });
    await alert.getByText('Failed to add subscription').waitFor();
    await expectFrame(page);
    await expectAccessible(page);
    await shoot('plain-toast');

    await page.unrouteAll();
    await isOnline(page);
    await page.getByRole('listitem').getByText('Failed to add subscription').waitFor();
    await alert.waitFor({ state: 'detached' });
  });

  it('lacks only the menu or the dialogs whose code does not come, and gets it when it can', async () => {
    const { page } = await openPage(undefined, { isSignedIn: true, expected });
    await page.route(/\/(UserMenu|StackDialogs)-/, (route) => route.abort());
    await page.goto('/projects');
    await page.getByRole('banner').getByRole('button', { name: 'person_' }).click();
    await page.getByRole('banner').getByRole('alert').getByText('Your menu did not load.').waitFor();
    await page.getByRole('main').getByRole('alert').getByText('Part of this page did not load.').waitFor();
    await page.getByRole('heading', { name: 'No stacks yet' }).waitFor();
    await expectAccessible(page);

    await page.unrouteAll();
    await isOnline(page);
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New Stack' }).click();
    await page.getByRole('dialog').waitFor();
  });
});
