import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { entry, expectNames, summary, toast, useDashboard } from '../support/dashboardPage.ts';
import { expectAccessible, expectFocus, looks, type Look } from '../support/page.ts';

const { openDashboard, openPage } = useDashboard();

const pathOf = (page: Page) => new URL(page.url()).pathname;

const phone: Look = { theme: 'dark', size: 'phone' };
const notion = { name: 'Notion', price: '$12/month' };

it('helps while somebody types on a phone in the dark, by keyboard alone', async () => {
  const { page, shoot } = await openDashboard({ look: phone, subscriptions: [notion] });
  await page.setViewportSize({ width: 390, height: 844 });
  await entry(page).focus();
  await page.keyboard.type('netf');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await list.getByRole('option', { name: /^Premium/ }).waitFor();
  await expectAccessible(page);
  await shoot('suggestions');
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.type('l');
  await list.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => entry(page).inputValue()).toMatch(/^Netflix .+ - \$\d+\.\d\d\/month$/);
  expect(await page.getByLabel('Category', { exact: true }).inputValue()).toBe('entertainment');
  const line = await entry(page).inputValue();
  await page.keyboard.press('Enter');
  await expectNames(page, [line.split(' - ')[0]!, 'Notion']);
});

it('takes a tap for a choice', async () => {
  const { page } = await openPage(phone, { isSignedIn: true, hasTouch: true });
  await page.goto('/dashboard');
  await entry(page).tap();
  await page.keyboard.type('netf');
  await page.getByRole('option', { name: /^Premium/ }).tap();
  await expect.poll(() => entry(page).inputValue()).toMatch(/^Netflix Premium - \$\d+\.\d\d\/month$/);
  await page.getByRole('listbox').waitFor({ state: 'detached' });
});

it.each(looks)('opens the command palette: %o', async (look) => {
  const { page, shoot } = await openDashboard({ look, subscriptions: [notion] });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('option', { name: 'Statistics' }).waitFor();
  await expectFocus(page, 'What are you looking for\\?');
  await expectAccessible(page);
  await shoot('palette');
});

it('goes anywhere and does everything from the palette, by keyboard alone', async () => {
  const { page } = await openDashboard({ look: phone, subscriptions: [notion] });
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const first = palette.getByRole('option').first();
  const ask = async (text: string, expected: RegExp) => {
    await page.keyboard.press('Control+/');
    await expectFocus(page, 'What are you looking for\\?');
    await page.keyboard.type(text);
    await expect.poll(() => first.textContent()).toMatch(expected);
    await page.keyboard.press('Enter');
    await palette.waitFor({ state: 'detached' });
  };
  await page.getByRole('heading', { level: 1 }).focus();
  // A key alone opens nothing.
  await page.keyboard.press('/');
  await page.keyboard.press('k');
  expect(await palette.count()).toBe(0);
  await ask('noti', /^NNotion|^Notion/);
  await expect.poll(() => pathOf(page)).toMatch(/^\/dashboard\/subscriptions\//);
  await page.getByRole('heading', { level: 1, name: 'Notion' }).waitFor();
  await ask('dashb', /^Dashboard/);
  await page.getByRole('heading', { level: 1, name: 'Subscription Dashboard' }).waitFor();
  await ask('Gym $30', /^Add Gym, \$30/);
  await toast(page).getByText('Subscription added').waitFor();
  await expectNames(page, ['Gym', 'Notion']);
  await ask('light', /^Light theme/);
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(false);
  await ask('EUR', /^Show totals in EUR/);
  await toast(page).getByText('Currency updated').waitFor();
  await expect.poll(async () => (await summary(page, 'Total Monthly Spending'))[0]).toMatch(/€/);

  // What was used last comes first.
  await page.keyboard.press('Control+k');
  await expect.poll(() => first.textContent()).toMatch(/^Show totals in EUR/);
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  await ask('log out', /^Log out/);
  await toast(page).getByText('Logged out', { exact: true }).waitFor();
});

it('is reached from the menu of a phone', async () => {
  const { page } = await openDashboard({ look: phone });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('option', { name: 'Forecast' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forecast' }).waitFor();
});
