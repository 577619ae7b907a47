import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, focused, looks, useBrowser, type Look } from '../support/page.ts';

const { openPage, ask } = useBrowser();

const desktop: Look = { theme: 'light', size: 'desktop' };
/** What Chromium itself says when the server answers that nobody is signed in. */
const nobody = /status of 401/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const found = (page: Page) => page.getByRole('heading', { name: /^5 tools within/ });

async function find(page: Page): Promise<void> {
  await page.goto('/finder');
  await page.getByLabel("Describe what you're working on").fill('A weekly podcast with remote guests and a newsletter');
  await page.getByLabel('Monthly Budget ($)').fill('60');
  await page.getByLabel('Category').selectOption({ label: 'Side Quest' });
  await button(page, 'Get AI Recommendations').click();
  await found(page).waitFor();
}

async function confirm(page: Page): Promise<void> {
  await button(page, 'Save Stack').click();
  await page.getByRole('alertdialog', { name: 'Save this stack?' }).waitFor();
  await page.getByText('5 subscriptions go into your stack.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save Stack' }).click();
}

const stacks = async (context: Parameters<typeof ask>[0]) =>
  (
    await ask<{ viewer: { stacks: { edges: { node: object }[] } } }>(
      context,
      '{ viewer { stacks { edges { node { name budget projectType recommendations { totalCount } } } } } }',
    )
  ).viewer.stacks.edges.map(({ node }) => node);

describe.each(looks)('in the $theme theme, on a $size', (look) => {
  it('saves what was found as a new stack, which then is in My Stacks', async () => {
    const { page, context, shoot } = await openPage(look, { isSignedIn: true });
    await find(page);
    await button(page, 'Save Stack').click();
    await page.getByRole('alertdialog', { name: 'Save this stack?' }).waitFor();
    await expectAccessible(page);
    await shoot('save-confirm');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save Stack' }).click();
    await page.getByRole('dialog', { name: 'Name your stack' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Name');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Side Quest stack');
    await expectAccessible(page);
    await shoot('save-name');
    await page.getByLabel('Name', { exact: true }).fill('Podcast');
    await page.keyboard.press('Enter');
    await toast(page, 'Stack Saved!').waitFor();
    await toast(page, 'Your custom "Podcast" stack has been saved.').waitFor();
    await expect.poll(() => focused(page)).toBe('Save Stack');
    expect(await stacks(context)).toEqual([
      { name: 'Podcast', budget: 60, projectType: 'SIDE_QUEST', recommendations: { totalCount: 5 } },
    ]);
  });

  it('asks a visitor to make an account and has everything ready afterwards', async () => {
    const { page, shoot } = await openPage(look, { expected: [nobody] });
    await find(page);
    await confirm(page);
    const question = 'You need to be logged in to save recommendations. Would you like to create an account now?';
    await page.getByText(question).waitFor();
    await expectAccessible(page);
    await shoot('save-signed-out');
    await button(page, 'Not now').click();
    await expect.poll(() => focused(page)).toBe('Save Stack');
    await confirm(page);
    await button(page, 'Create account').click();
    await page.waitForURL('**/auth?tab=register&next=%2Ffinder');

    const name = `saver_${look.theme}_${look.size}`;
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email').fill(`${name}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Confirm password', { exact: true }).fill('correct horse');
    await button(page, 'Register').click();
    await page.waitForURL('**/finder');
    await found(page).waitFor();
    await confirm(page);
    await button(page, 'Save Stack').click();
    await toast(page, 'Your custom "Side Quest stack" stack has been saved.').waitFor();
  });

  it('saves into an existing stack by its number', async () => {
    const { page, context, shoot } = await openPage(look, { isSignedIn: true });
    for (const name of ['Older', 'Newer'])
      await ask(context, 'mutation ($input: CreateStackInput!) { createStack(input: $input) { __typename } }', {
        input: { name, projectType: 'WORK', budget: 10 },
      });
    await find(page);
    const choose = async () => {
      await confirm(page);
      await button(page, 'Save to an existing stack').click();
      await page.getByRole('dialog', { name: 'Choose a stack' }).waitFor();
    };
    await choose();
    expect(await page.getByRole('radio').allTextContents()).toEqual(['1. Newer', '2. Older']);
    await page.keyboard.press('2');
    expect(await page.getByLabel('Number of the stack').inputValue()).toBe('2');
    await expect.poll(() => page.getByRole('radio', { name: '2. Older' }).isChecked()).toBe(true);
    await expectAccessible(page);
    await shoot('save-choose');
    await page.keyboard.press('Escape');
    await toast(page, 'No stack was selected').waitFor();
    await toast(page, 'Cancelled').waitFor();

    await choose();
    await page.getByLabel('Number of the stack').fill('3');
    await button(page, 'Save Stack').click();
    await toast(page, 'No stack was selected').waitFor();
    expect(await stacks(context)).toHaveLength(2);

    await choose();
    await page.getByLabel('Number of the stack').fill('2');
    await button(page, 'Save Stack').click();
    await toast(page, 'Stack Saved!').waitFor();
    await toast(page, 'Recommendations added to "Older".').waitFor();
    expect((await stacks(context))[1]).toMatchObject({ name: 'Older', recommendations: { totalCount: 5 } });
  });
});

it('says which step failed, keeps the name and makes no second stack when it tries again', async () => {
  const { page, context } = await openPage(desktop, { isSignedIn: true, expected: [/503/] });
  await find(page);
  const fail = (operation: string) =>
    page.route('**/graphql', (route) =>
      route.request().postData()?.includes(operation)
        ? route.fulfill({ status: 503, json: { message: 'No luck.' } })
        : route.continue(),
    );
  await confirm(page);
  await page.getByLabel('Name', { exact: true }).fill('Again');
  await fail('useSaveStackCreateMutation');
  await button(page, 'Save Stack').click();
  await page.getByRole('alert').getByText('Error Creating Stack: No luck.').waitFor();
  await page.unroute('**/graphql');
  await fail('useSaveStackSaveMutation');
  await button(page, 'Save Stack').click();
  await page.getByRole('alert').getByText('Error Saving Recommendations: No luck.').waitFor();
  await page.unroute('**/graphql');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Again');
  await button(page, 'Save Stack').click();
  await toast(page, 'Stack Saved!').waitFor();
  expect(await stacks(context)).toMatchObject([{ name: 'Again', recommendations: { totalCount: 5 } }]);
});

it.each([
  ['useSaveStackCreateMutation', { json: { data: null, errors: [{ message: '' }] } }, 'Failed to create stack'],
  ['useSaveStackSaveMutation', { json: { data: null, errors: [{ message: '' }] } }, 'Failed to save recommendations'],
  ['useSaveStackSaveMutation', { json: { data: { result: null } } }, 'Error: Failed to save stack. Please try again.'],
])('has words of its own when %s fails without any: %j', async (operation, answer, words) => {
  const { page } = await openPage(desktop, { isSignedIn: true, expected: [/./] });
  await find(page);
  await confirm(page);
  await page.getByLabel('Name', { exact: true }).waitFor();
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === operation ? route.fulfill(answer) : route.continue(),
  );
  await button(page, 'Save Stack').click();
  await page.getByRole('alert').getByText(words).waitFor();
  // Behind the dialog, which says the same within reach.
  await page.locator('li[data-state=open]').getByText(words).waitFor();
});
