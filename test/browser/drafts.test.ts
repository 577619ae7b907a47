/** What is typed and found outlasts a session that ends, stays with who typed it, and goes with whoever logs out. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/page.ts';

const { openPage, ask } = useBrowser();

const password = 'correct horse';
let people = 0;

/** A new account, with which the browser is signed in from now on. */
async function register(context: BrowserContext) {
  people += 1;
  const account = { username: `drafter_${people}`, email: `drafter_${people}@example.com`, password };
  await context.request.post('/api/register', { data: account });
  return account;
}

/** Somebody signed in at a path; what a session that has ended makes the console say is expected. */
async function openAs(path: string, prepare?: (context: BrowserContext) => Promise<unknown>) {
  const opened = await openPage(undefined, { expected: [/status of 401/] });
  const account = await register(opened.context);
  await prepare?.(opened.context);
  await opened.page.goto(path);
  return { ...opened, account };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByText('Please log in again. What you typed is kept.').first().waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page, { username }: { username: string }): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByText('You have been logged out successfully').first().waitFor();
}

async function findTools(page: Page): Promise<void> {
  await page.goto('/finder');
  await page.getByLabel("Describe what you're working on").fill('A weekly podcast with remote guests');
  await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
  await page.getByRole('heading', { name: /^5 tools within/ }).waitFor();
}

/** What the tab holds, whoever it belongs to. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('stackling'))
      .map((key) => key.replace(/^stackling(@\w+=*)?:/, '')),
  );

const newStack = /* GraphQL */ `
  mutation {
    createStack(input: { name: "Podcast", projectType: PERSONAL, budget: 30 }) {
      __typename
    }
  }
`;
const withStack = (context: BrowserContext) => ask(context, newStack);
const withSubscription = (context: BrowserContext) =>
  context.request.post('/api/subscriptions', { data: { name: 'Netflix', price: '$15.49/month' } });

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
      if (route.request().postDataJSON().operationName === 'useRecommendSubscription') await left;
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

describe('a session that ends while something is saved keeps what was typed', () => {
  it('for a new stack, until that is cancelled', async () => {
    const { page, context, account } = await openAs('/projects');
    await button(page, 'New Stack').click();
    await page.getByLabel('Name', { exact: true }).fill('Thesis');
    await page.getByLabel('Type').selectOption({ label: 'Education' });
    await page.getByLabel('Budget per month ($)').fill('30');
    await page.getByLabel('Description (optional)').fill('For the last year');
    await context.clearCookies();
    await button(page, 'Create stack').click();
    await logIn(page, account);
    await button(page, 'New Stack').click();
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Thesis');
    expect(await page.getByLabel('Type').inputValue()).toBe('education');
    expect(await page.getByLabel('Budget per month ($)').inputValue()).toBe('30');
    expect(await page.getByLabel('Description (optional)').inputValue()).toBe('For the last year');

    await button(page, 'Cancel').click();
    await button(page, 'New Stack').click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  });

  it('for a stack and for a subscription that is added to it', async () => {
    const { page, context, account } = await openAs('/projects', withStack);
    await page.getByRole('link', { name: /^Podcast/ }).click();
    await button(page, 'Edit').click();
    await page.getByLabel('Name', { exact: true }).fill('Podcast two');
    await context.clearCookies();
    await button(page, 'Save changes').click();
    await logIn(page, account);
    await button(page, 'Edit').click();
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Podcast two');
    await button(page, 'Save changes').click();
    await page.getByRole('heading', { level: 2, name: 'Podcast two' }).waitFor();

    await button(page, 'Add Subscription').click();
    await page.getByLabel('Name', { exact: true }).fill('Zotero');
    await page.getByLabel('Description', { exact: true }).fill('Keeps sources.');
    await context.clearCookies();
    await button(page, 'Add subscription').click();
    await logIn(page, account);
    await button(page, 'Add Subscription').click();
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Zotero');
    expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe('Keeps sources.');
  });

  it('in the fields of a card, and on the way to another screen too', async () => {
    const { page, context, account } = await openAs('/dashboard', withSubscription);
    await button(page, 'Edit Netflix').click();
    await page.getByLabel('Name', { exact: true }).fill('Netflix family');
    await page.getByRole('banner').getByRole('link', { name: 'Finder' }).click();
    await page.getByRole('heading', { level: 1, name: 'Find your stack' }).waitFor();
    await page.goBack();
    await page.getByText('Unsaved changes').waitFor();
    await button(page, 'Edit Netflix').click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Netflix family');

    await context.clearCookies();
    await button(page, 'Save').click();
    await logIn(page, account);
    await button(page, 'Edit Netflix').click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Netflix family');
    await button(page, 'Save').click();
    await page.getByRole('article', { name: 'Netflix family' }).waitFor();
    expect(await kept(page)).not.toContainEqual(expect.stringMatching(/^draft:edit:/));
  });

  it('as the name of what was found', async () => {
    const { page, context, account } = await openAs('/dashboard');
    await findTools(page);
    await button(page, 'Save Stack').click();
    await dialog(page).getByRole('button', { name: 'Save Stack' }).click();
    await dialog(page).getByLabel('Name', { exact: true }).fill('Talking heads');
    await context.clearCookies();
    await dialog(page).getByRole('button', { name: 'Save Stack' }).click();
    await logIn(page, account);
    await page.getByRole('heading', { name: /^5 tools within/ }).waitFor();
    await button(page, 'Save Stack').click();
    await dialog(page).getByRole('button', { name: 'Save Stack' }).click();
    await expect.poll(() => dialog(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Talking heads');
  });
});
