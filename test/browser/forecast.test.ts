import { expect, it } from 'vitest';
import { useDashboard } from '../support/dashboardPage.ts';
import { expectAccessible, looks, press, type Look } from '../support/page.ts';

const { openPage, openDashboard } = useDashboard();

const phone: Look = { theme: 'dark', size: 'phone' };

const subscriptions = [
  { name: 'Rent of the workshop', price: '$400/month', nextBillingDate: '2020-01-31' },
  { name: 'Gym', price: '$29.90 every 4 weeks', nextBillingDate: '2020-02-03' },
  { name: 'Domain', price: '€12/year', nextBillingDate: '2020-02-29' },
  { name: 'News', price: '$10/month', nextBillingDate: '2020-01-15' },
];

it.each(looks)('shows what 24 months cost: %o', async (look) => {
  const { page, shoot } = await openDashboard({ look, subscriptions });
  await page.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: 'Forecast' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forecast' }).waitFor();
  await page.getByRole('group', { name: 'Gym' }).waitFor();
  expect(await page.getByRole('option').count()).toBe(24);
  await expectAccessible(page);
  await shoot('forecast', { fullPage: true });
});

it('is used on a phone in the dark by keyboard alone: without a subscription, what that saves is said, and Back restores it', async () => {
  const { page, operations } = await openDashboard({ look: phone, subscriptions });
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Calendar');
  await press(page, 'Forecast');
  const gym = page.getByRole('group', { name: 'Gym' });
  const status = page.getByRole('status').filter({ hasText: 'The next 24 months' });
  const usual = await status.textContent();
  expect(await gym.textContent()).toMatch(/\$29\.90 every 4 weeks, \$(388\.70|418\.60) a year/);
  const before = operations.length;
  await gym.getByRole('switch', { name: 'Without this' }).focus();
  await page.keyboard.press('Space');
  await status.getByText(/Saves \$(388\.70|418\.60) a year/).waitFor();
  await page.waitForURL(/\/dashboard\/forecast\?without=\d+$/);
  await gym.getByText(/Saves/).waitFor();
  await expectAccessible(page);
  expect(operations.slice(before)).toEqual(['ForecastScreenQuery']);

  const shared = page.url();
  await page.reload();
  await status.getByText(/Saves/).waitFor();
  expect(await gym.getByRole('switch').isChecked()).toBe(true);
  await page.goBack();
  await status.getByText(/Saves/).waitFor({ state: 'hidden' });
  expect(await status.textContent()).toBe(usual);
  expect(await gym.getByRole('switch').isChecked()).toBe(false);

  await page.goto(shared);
  await page.getByRole('group', { name: 'News' }).getByLabel('At this price (USD)').focus();
  await page.keyboard.type('12');
  await page.getByRole('group', { name: 'News' }).getByText('Costs $24.00 more a year').waitFor();
  await press(page, 'Reset');
  await page.waitForURL('**/dashboard/forecast');
  await expect.poll(() => status.textContent()).toBe(usual);
});

it('leads to /auth when nobody is signed in, and asks the server nothing', async () => {
  const { page, operations } = await openPage(phone);
  await page.goto('/dashboard/forecast?without=1');
  await page.waitForURL('**/auth?next=%2Fdashboard%2Fforecast%3Fwithout%3D1');
  expect(operations).toEqual([]);
});
