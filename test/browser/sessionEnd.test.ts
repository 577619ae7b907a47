/** What is typed outlasts a session that ends. */
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { row } from '../support/dashboardPage.ts';
import { answerTo, button, dialog, findTools, kept, logIn, useDrafts, withSubscription } from '../support/drafts.ts';

const { ask, openAs } = useDrafts();

const newStack = /* GraphQL */ `
  mutation {
    createStack(input: { name: "Podcast", projectType: PERSONAL, budget: 30 }) {
      __typename
    }
  }
`;
const withStack = (context: BrowserContext) => ask(context, newStack);

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
    await row(page, 'Netflix family').waitFor();
    expect(await kept(page)).not.toContainEqual(expect.stringMatching(/^draft:edit:/));
  });

  it('as the name of what was found', async () => {
    const { page, context, account } = await openAs('/dashboard');
    const header = answerTo(page, 'UnreadCountQuery');
    await findTools(page);
    await header;
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
