/** The page in the reader's region: English words, with the digits and dates that people write there. */
import { expect, it } from 'vitest';
import { cells, openOptions, row } from '../support/dashboardPage.ts';
import { useBrowser } from '../support/page.ts';

const { openPage } = useBrowser();

it('writes amounts and dates as the reader does, and prices that can be read back', async () => {
  const { page, context } = await openPage(undefined, { isSignedIn: true, locale: 'de-DE' });
  const paid = { name: 'Office', price: '€12,990.50/year', currency: 'EUR', nextBillingDate: '2999-01-31' };
  expect((await context.request.post('/api/subscriptions', { data: paid })).status()).toBe(201);
  await page.goto('/dashboard');
  await openOptions(page);
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByText('€12.990,50 a year').waitFor();
  await expect.poll(() => cells(page, 'Office')).toEqual(['Office', '€12.990,50/year', '€1.082,54', '31 Jan 2999']);

  await page.getByRole('button', { name: 'Edit Office' }).click();
  await page.getByText('Understood as €12.990,50/year').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Office Suite');
  await page.getByRole('button', { name: 'Save' }).click();
  await row(page, 'Office Suite').getByText('€12.990,50/year').waitFor();
});
