import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { useDashboard } from '../support/dashboardPage.ts';
import { expectAccessible, looks, type Look } from '../support/page.ts';

const { openPage, openDashboard } = useDashboard();

const phone: Look = { theme: 'dark', size: 'phone' };
const today = todayIn('UTC');

const subscriptions = [
  { name: 'Rent of the workshop', price: '$400/month', category: 'work', startsOn: '2020-01-31' },
  { name: 'Gym', price: '€29.90 every 4 weeks', category: 'personal', startsOn: '2020-02-03' },
  { name: 'Domain', price: '$12/year', category: 'side-quest', startsOn: daysLater(today, -90) },
];

it.each(looks)('shows what was paid: %o', async (look) => {
  const { page, shoot } = await openDashboard({ look, subscriptions });
  await page.goto('/dashboard/statistics');
  await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
  await page.getByRole('img', { name: /^Shares: Work/ }).waitFor();
  expect(await page.getByRole('option').filter({ visible: true }).count()).toBeGreaterThanOrEqual(12);
  await expectAccessible(page);
  await shoot('statistics', { fullPage: true });
});

it('is used on a phone in the dark: another range is in the address, comes back with Back, and ten years are years', async () => {
  const { page, operations } = await openDashboard({ look: phone, subscriptions });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/statistics');
  const paid = page.getByRole('status').filter({ hasText: 'Still to come' });
  await paid.waitFor();
  const usual = await paid.textContent();
  const before = operations.length;
  await page.getByRole('button', { name: '10 years' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/statistics\?from=\d{4}-\d\d&to=\d{4}-\d\d$/);
  await page.getByRole('heading', { name: 'By year' }).waitFor();
  await page.getByText('Show as table').first().click();
  await page.getByRole('rowheader', { name: '2020' }).waitFor();
  await expectAccessible(page);
  expect(operations.slice(before)).toEqual(['StatisticsScreenQuery']);
  await page.goBack();
  await expect.poll(() => paid.textContent()).toBe(usual);
  await page.getByLabel('From').selectOption({ index: 0 });
  await page.waitForURL(/from=(\d{4}-\d\d)&to=\1$/);
});

it('leads to /auth when nobody is signed in, and asks the server nothing', async () => {
  const { page, operations } = await openPage(phone);
  await page.goto('/dashboard/statistics?from=2026-01&to=2026-02');
  await page.waitForURL('**/auth?next=%2Fdashboard%2Fstatistics%3Ffrom%3D2026-01%26to%3D2026-02');
  expect(operations).toEqual([]);
});

it('sets budgets by keyboard on a phone in the dark, says when they break, and removes them', async () => {
  const { page } = await openDashboard({ look: phone, subscriptions });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/statistics');
  const budgets = page.getByRole('region', { name: 'Budgets' });
  await budgets.getByLabel('At most a month (USD)').focus();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await budgets.getByText('Please enter an amount above 0, such as 50').waitFor();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('399.99');
  await page.keyboard.press('Enter');
  await budgets.getByText('More than the budget on').waitFor();
  await budgets.getByLabel('Budget for', { exact: true }).selectOption('Entertainment');
  await budgets.getByLabel('At most a month (USD)').fill('10');
  await page.keyboard.press('Enter');
  await budgets.getByText('Within the budget in this month and the next 12.').waitFor();
  await expectAccessible(page);
  await page.reload();
  await budgets.getByRole('button', { name: 'Remove the budget for All subscriptions' }).focus();
  await page.keyboard.press('Enter');
  await budgets.getByText('More than the budget on').waitFor({ state: 'hidden' });
  expect(await budgets.getByRole('listitem').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Your budgets');
});

it('is saved as a picture without names of subscriptions, and printed in light colours without buttons', async () => {
  const { page } = await openDashboard({ look: phone, subscriptions });
  await page.goto('/dashboard/statistics');
  const saved = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return readFile(await download.path());
  };
  const svg = String(await saved('Save as SVG'));
  expect(svg).toContain('What my subscriptions cost');
  expect(svg).toContain('Side Quest');
  for (const { name } of subscriptions) expect(svg).not.toContain(name);
  expect([...(await saved('Share as picture')).subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').filter({ visible: true }).allTextContents()).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 246, 236)');
});
