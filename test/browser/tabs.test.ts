/** What is done in one tab shows in the others. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focused, useBrowser } from '../support/page.ts';
import { button, row, openTab, signUp, withSubscriptions } from '../support/tabs.ts';

const { ask, openPage } = useBrowser();

const total = (page: Page) => page.getByText('Total Monthly Spending').locator('xpath=following-sibling::dd').first();

const track = (page: Page, entry: string) =>
  page
    .getByLabel('Subscription', { exact: true })
    .fill(entry)
    .then(() => button(page, 'Add').click());

/** As a browser does when another tab, or another program, covers this one. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

const createStack =
  'mutation ($name: String!) { createStack(input: { name: $name, projectType: WORK, budget: 9 }) { __typename } }';

describe('a change', () => {
  it('shows in list and totals elsewhere, with one request, while what is typed there stays as it is', async () => {
    const { page, context, operations } = await openPage();
    await signUp(context);
    await withSubscriptions(context, 'Figma', 'Netflix', 'Spotify', 'Notion');
    await page.goto('/dashboard');
    const other = await openTab(context, '/dashboard');
    await other.page.getByLabel('Subscription', { exact: true }).fill('Half typed');
    await button(other.page, 'Edit Figma').click();
    await other.page.getByLabel('Name', { exact: true }).fill('Figma for two');
    const scrolled = await other.page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    other.operations.length = 0;

    await track(page, 'Canva - $15/month');
    await row(other.page, 'Canva').waitFor();
    expect(await total(other.page).textContent()).toBe('$55.00');
    expect(await focused(other.page)).toBe('Name');
    expect(await other.page.getByLabel('Name', { exact: true }).inputValue()).toBe('Figma for two');
    expect(await other.page.getByLabel('Subscription', { exact: true }).inputValue()).toBe('Half typed');
    expect([other.operations, await other.standIns()]).toEqual([['DashboardScreenQuery'], 0]);
    expect(operations).toEqual(['DashboardScreenQuery', 'useTrackEntryMutation']);

    await button(page, 'Delete Spotify').click();
    await row(other.page, 'Spotify').waitFor({ state: 'detached' });
    await button(page, 'Options').click();
    await page.getByLabel('Currency').selectOption('EUR');
    await expect.poll(() => total(other.page).textContent()).toMatch(/^€/);
  });

  it('shows behind a dialog, which stays open, and in the stack that is open', async () => {
    const { page, context } = await openPage();
    await signUp(context);
    for (const name of ['Garden', 'Podcast']) await ask(context, createStack, { name });
    await page.goto('/projects');
    const other = await openTab(context, '/projects');
    await other.page.getByRole('link', { name: /^Garden/ }).click();
    await other.page.getByText('No subscriptions saved to this stack yet.').waitFor();
    await button(other.page, 'Edit').click();
    const name = other.page.getByRole('dialog', { name: 'Edit stack' }).getByLabel('Name', { exact: true });
    await name.fill('Garden and balcony');
    const before = await other.standIns();

    await page.getByRole('link', { name: /^Garden/ }).click();
    await button(page, 'Add Subscription').click();
    await page.getByLabel('Name', { exact: true }).fill('Seeds');
    await page.getByLabel('Description', { exact: true }).fill('Every month others.');
    await button(page, 'Add subscription').click();
    await other.page.locator('article').filter({ hasText: 'Seeds' }).waitFor();
    expect(await name.inputValue()).toBe('Garden and balcony');
    expect(await focused(other.page)).toBe('Name');
    expect(await other.standIns()).toBe(before);
    await button(other.page, 'Save changes').click();
    await page.getByRole('link', { name: /^Garden and balcony/ }).waitFor();
  });

  it('leaves a list as long as it was', async () => {
    const { page, context } = await openPage();
    await signUp(context);
    const names = Array.from({ length: 125 }, (_, index) => `Number ${index}`);
    await withSubscriptions(context, ...names);
    await page.goto('/dashboard');
    await row(page, 'Number 124').waitFor();
    const other = await openTab(context, '/dashboard');
    for (const shown of ['120 of 125 subscriptions', '125 subscriptions']) {
      await button(other.page, 'Show more').click();
      await other.page.getByText(shown, { exact: true }).waitFor();
    }
    await other.page.getByText('125 subscriptions', { exact: true }).scrollIntoViewIfNeeded();
    const seen = () => row(other.page, 'Number 0').evaluate((element) => element.getBoundingClientRect().top >= 0);
    other.operations.length = 0;
    await button(page, 'Delete Number 124').click();
    await other.page.getByText('124 subscriptions', { exact: true }).waitFor();
    await other.page.getByRole('rowheader', { name: 'Number 0', exact: true }).waitFor();
    expect(await seen()).toBe(true);
    const pages = ['SubscriptionListPaginationQuery', 'SubscriptionListPaginationQuery'];
    expect(other.operations).toEqual(['DashboardScreenQuery', ...pages]);
  });

  it('is asked for once by a hidden tab, when it is shown', async () => {
    const { page, context } = await openPage();
    await signUp(context);
    await page.goto('/dashboard');
    const other = await openTab(context, '/dashboard');
    await setHidden(other.page, true);
    other.operations.length = 0;
    for (const name of ['Figma', 'Netflix', 'Spotify']) {
      await track(page, `${name} - $10/month`);
      await row(page, name).waitFor();
    }
    expect(other.operations).toEqual([]);
    await setHidden(other.page, false);
    await row(other.page, 'Spotify').waitFor();
    expect(await other.page.getByRole('rowheader').count()).toBe(3);
    expect(other.operations).toEqual(['DashboardScreenQuery']);
  });

  it('is told in one word, and only when there was one', async () => {
    const { page, context } = await openPage();
    await signUp(context);
    await page.goto('/dashboard');
    const { page: listener } = await openTab(context, '/about');
    await listener.evaluate(() => {
      const heard: unknown[] = Object.assign(window, { heard: [] }).heard;
      new BroadcastChannel('stackling').addEventListener('message', ({ data }) => heard.push(data));
    });
    const heard = () => listener.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
    await page.goto('/account');
    await page.getByLabel('Username').fill('tabber_renamed');
    await button(page, 'Save changes').click();
    await expect.poll(heard).toEqual(['changed']);
    await page.getByLabel('Current password', { exact: true }).first().fill('not this one');
    await page.getByLabel('New password', { exact: true }).fill('battery staple');
    await button(page, 'Change password').click();
    await page.locator('input[name=currentPassword][aria-invalid=true]').waitFor();
    expect(await heard()).toEqual(['changed']);
  });
});

it('asks anew when it is shown after a minute, not before', async () => {
  const { context } = await openPage();
  await signUp(context);
  await context.clock.install();
  const { page, operations } = await openTab(context, '/dashboard');
  await page.getByText('No subscriptions yet').waitFor();
  operations.length = 0;
  // From another device, of which no tab here hears.
  await withSubscriptions(context, 'Figma');
  await setHidden(page, true);
  await page.clock.fastForward(59_000);
  await setHidden(page, false);
  await setHidden(page, true);
  await page.clock.fastForward(60_000);
  expect(operations).toEqual([]);
  await setHidden(page, false);
  await row(page, 'Figma').waitFor();
  expect(operations).toEqual(['DashboardScreenQuery']);
});
