import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cells, names, row, toast, useDashboard } from '../support/dashboardPage.ts';
import { expectAccessible, expectFocus, looks, press, tabTo } from '../support/page.ts';

const { openPage, openDashboard, ask } = useDashboard();

const bar = (page: Page) => page.getByRole('region', { name: 'Selected subscriptions' });
const some = ['Adobe', 'Box', 'Canva', 'Deezer'].map((name) => ({ name, price: '$10/month' }));

it.each(looks)('are selected and paused by keyboard alone, and with one Undo they are as before: %o', async (look) => {
  const { page, shoot, operations } = await openDashboard({ look, subscriptions: some });
  await row(page, 'Deezer').waitFor();
  if (look.size === 'phone') {
    await press(page, 'More for Deezer');
    await press(page, 'Select Deezer');
  } else {
    await tabTo(page, 'Select Deezer');
    await page.keyboard.press('Space');
  }
  await bar(page).getByText('1 selected').waitFor();
  await row(page, 'Deezer').getByRole('checkbox').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await bar(page).getByText('3 selected').waitFor();
  await expectFocus(page, 'Select Box');
  await expectAccessible(page);
  await shoot('several-selected');

  operations.length = 0;
  await press(page, 'Pause');
  await toast(page).getByText('3 subscriptions paused').waitFor();
  await expect.poll(async () => (await cells(page, 'Box'))[3]).toContain('Inactive');
  await expectFocus(page, 'Your subscriptions');
  expect(operations).toEqual(['useChangeSubscriptionsMutation', 'DashboardScreenQuery']);
  await page.keyboard.press('F8');
  await press(page, 'Undo');
  await toast(page).getByText('Everything is as it was before.').waitFor();
  await expect.poll(async () => (await cells(page, 'Box'))[3]).not.toContain('Inactive');
});

it('get tags, move to a category, and are deleted', async () => {
  const { page } = await openDashboard({ subscriptions: some });
  const choose = async () => {
    for (const name of ['Adobe', 'Box']) await row(page, name).getByRole('checkbox').check();
  };
  await choose();
  await bar(page).getByRole('button', { name: 'Tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag 2 subscriptions' });
  await dialog.getByLabel('Tags', { exact: true }).fill('Films');
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: 'Films' }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add tags' }).click();
  await toast(page).getByText('2 subscriptions tagged').waitFor();

  await choose();
  await bar(page).getByRole('button', { name: 'Move' }).click();
  await page.getByRole('dialog').getByLabel('Category').selectOption('Work');
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await toast(page).getByText('2 subscriptions moved').waitFor();
  await page.getByRole('tab', { name: 'Work' }).click();
  await expect.poll(() => names(page)).toEqual(['Box', 'Adobe']);

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page).getByText('2 subscriptions removed').waitFor();
  await page.getByText('No subscriptions yet').waitFor();
});

it('are a thousand, changed in one request', async () => {
  const { page, context, operations } = await openPage(undefined, { isSignedIn: true });
  for (let at = 0; at < 1_000; at += 100) {
    const entries = Array.from({ length: 100 }, (_, index) => `Number ${at + index} - $${1 + index}`);
    await ask(
      context,
      'mutation ($entries: [String!]!) { trackEntries(input: { entries: $entries }) { __typename } }',
      { entries },
    );
  }
  await page.goto('/dashboard');
  await row(page, 'Number 999').getByRole('checkbox').check();
  await bar(page).getByRole('button', { name: 'Select all 1,000' }).click();
  await bar(page).getByText('1,000 selected').waitFor();
  operations.length = 0;
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await toast(page).getByText('1,000 subscriptions paused').waitFor();
  expect(operations.filter((name) => name.endsWith('Mutation'))).toEqual(['useChangeSubscriptionsMutation']);
});
