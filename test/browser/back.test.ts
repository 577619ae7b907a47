/** Where the browser's Back leads: to the place before; filters are no places (docs/decisions/015-back.md). */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openOptions, row } from '../support/dashboardPage.ts';
import { useBrowser, type Look } from '../support/page.ts';

const { openPage, ask, url } = useBrowser();

const phone: Look = { theme: 'light', size: 'phone' };
const desktop: Look = { theme: 'light', size: 'desktop' };

const pathOf = (page: Page) => page.url().slice(url().length);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole('heading', { level, name });

describe('from what the finder found', () => {
  const prompt = 'A weekly podcast with remote guests';
  const description = (page: Page) => page.getByLabel("Describe what you're working on");
  const found = (page: Page) => heading(page, /^5 tools within/, 2);

  async function find(page: Page): Promise<void> {
    await page.goto('/');
    await page.getByRole('link', { name: 'Find my five tools' }).click();
    await description(page).fill(prompt);
    await page.getByLabel('Monthly Budget ($)').fill('60');
    await button(page, 'Get AI Recommendations').click();
    await found(page).waitFor();
  }

  it('Back leads to the form as it was typed, Forward to the results, and only Back again off the page', async () => {
    const { page, operations } = await openPage(desktop);
    await find(page);
    operations.length = 0;
    await page.goBack();
    await description(page).waitFor();
    expect(await description(page).inputValue()).toBe(prompt);
    expect(await page.getByLabel('Monthly Budget ($)').inputValue()).toBe('60');
    await page.goForward();
    await found(page).waitFor();
    await button(page, 'Edit answers').click();
    await description(page).waitFor();
    expect(await description(page).inputValue()).toBe(prompt);
    expect(operations).toEqual([]);
    await page.goBack();
    await heading(page, /Stack the right tools/).waitFor();
  });

  it('other answers lead to other results, and Back from them to those answers', async () => {
    const { page } = await openPage(desktop);
    await find(page);
    await page.goBack();
    await page.getByLabel('Monthly Budget ($)').fill('70');
    await button(page, 'Get AI Recommendations').click();
    await heading(page, '5 tools within $70/month', 2).waitFor();
    await page.goBack();
    expect(await page.getByLabel('Monthly Budget ($)').inputValue()).toBe('70');
    await page.goBack();
    await heading(page, /Stack the right tools/).waitFor();
  });

  it('the results stay for who comes back from another screen or loads the page again', async () => {
    const { page } = await openPage(desktop);
    await find(page);
    await page.reload();
    await found(page).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await heading(page, 'About Stackling').waitFor();
    await page.goBack();
    await found(page).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Finder' }).click();
    await found(page).waitFor();
    await page.goBack();
    await heading(page, 'About Stackling').waitFor();
  });

  it('Back during the search stops it', async () => {
    const { page } = await openPage(desktop);
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName !== 'searchSubscription') await route.continue();
    });
    await page.goto('/finder');
    await description(page).fill(prompt);
    const isBrokenOff = page.waitForEvent('requestfailed');
    await button(page, 'Get AI Recommendations').click();
    await page.getByText('Analyzing your needs and finding the perfect stack...').waitFor();
    await page.goBack();
    await isBrokenOff;
    expect(await description(page).inputValue()).toBe(prompt);
  });
});

it('goes from one tab of the dashboard to the one before, past searches and orders', async () => {
  const { page, context } = await openPage(desktop, { isSignedIn: true });
  await context.request.post('/api/subscriptions', { data: { name: 'Figma', price: '$1', category: 'work' } });
  await page.goto('/projects');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('tab', { name: 'Work' }).click();
  await page.waitForURL('**/dashboard?category=work');
  await page.getByLabel('Search by name').fill('fig');
  await page.waitForURL('**/dashboard?category=work&search=fig');
  await openOptions(page);
  await page.getByLabel('Sort by').selectOption('name');
  await page.waitForURL('**/dashboard?category=work&search=fig&order=name');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.waitForURL('**/dashboard?category=personal&search=fig&order=name');

  await page.goBack();
  await row(page, 'Figma').waitFor();
  expect(pathOf(page)).toBe('/dashboard?category=work&search=fig&order=name');
  expect(await page.getByLabel('Search by name').inputValue()).toBe('fig');
  await page.goBack();
  await page.waitForURL('**/dashboard');
  await page.getByRole('tab', { name: 'All Subscriptions', selected: true }).waitFor();
  await expect.poll(() => page.getByLabel('Search by name').inputValue()).toBe('');
  await page.goBack();
  await heading(page, 'My Stacks').waitFor();
});

it('keeps an order that is chosen before the search that was just found is drawn', async () => {
  const { page, context } = await openPage(desktop, { isSignedIn: true });
  await context.request.post('/api/subscriptions', { data: { name: 'Figma', price: '$1' } });
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, unused, address) => {
      replace(state, unused, address);
      const order = document.querySelector('select:has([value=name])');
      if (!String(address).endsWith('?search=fig') || !(order instanceof HTMLSelectElement)) return;
      order.value = 'name';
      order.dispatchEvent(new Event('change', { bubbles: true }));
    };
  });
  await page.goto('/dashboard');
  await openOptions(page);
  await page.getByLabel('Search by name').fill('fig');
  await page.waitForURL('**/dashboard?search=fig&order=name');
  await row(page, 'Figma').waitFor();
});

it('goes from registering to the login that it was chosen in', async () => {
  const { page } = await openPage(desktop);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Create your account').waitFor();
  await page.goBack();
  await heading(page, 'Welcome back').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('ada@example.com');
  await page.goBack();
  await heading(page, /Stack the right tools/).waitFor();
});

describe('from a stack, on a phone', () => {
  const createStack =
    'mutation ($name: String!) { createStack(input: { name: $name, projectType: WORK, budget: 9 }) { __typename } }';

  async function openList(context: BrowserContext, page: Page): Promise<void> {
    for (const name of ['Garden', 'Podcast']) await ask(context, createStack, { name });
    await page.goto('/dashboard');
    await button(page, 'Menu').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My Stacks' }).click();
    await page.getByRole('link', { name: /^Garden/ }).waitFor();
  }

  it('Back leads to the list, as All stacks does, and from there to where somebody came from', async () => {
    const { page, context } = await openPage(phone, { isSignedIn: true });
    await openList(context, page);
    for (const leave of [() => page.goBack(), () => page.getByRole('link', { name: 'All stacks' }).click()]) {
      await page.getByRole('link', { name: /^Garden/ }).click();
      await heading(page, 'Garden', 2).waitFor();
      await leave();
      await page.getByRole('link', { name: /^Podcast/ }).waitFor();
      expect(pathOf(page)).toBe('/projects');
    }
    await page.goBack();
    await heading(page, 'Subscription Dashboard').waitFor();
  });

  it('that is new or was opened by its address, All stacks leads to the list, and Back not to the stack again', async () => {
    const { page, context } = await openPage(phone, { isSignedIn: true });
    await openList(context, page);
    await button(page, 'New Stack').click();
    await page.getByLabel('Name', { exact: true }).fill('Thesis');
    await page.getByLabel('Budget per month ($)').fill('30');
    await button(page, 'Create stack').click();
    await heading(page, 'Thesis', 2).waitFor();
    await page.getByRole('link', { name: 'All stacks' }).click();
    await page.getByRole('link', { name: /^Thesis/ }).click();
    await heading(page, 'Thesis', 2).waitFor();
    const address = page.url();
    await page.goBack();
    await page.goBack();
    await heading(page, 'Subscription Dashboard').waitFor();

    await page.goto(address);
    await page.getByRole('link', { name: 'All stacks' }).click();
    await page.getByRole('link', { name: /^Garden/ }).waitFor();
    await page.goBack();
    await heading(page, 'Subscription Dashboard').waitFor();
  });
});
