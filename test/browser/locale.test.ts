/** The page in the reader's region: English words, with the digits and dates that people write there. */
import { expect, it } from 'vitest';
import { useBrowser } from '../support/page.ts';

const { openPage } = useBrowser();

it('writes amounts and dates as the reader does, and prices that can be read back', async () => {
  const { page, context } = await openPage(undefined, { isSignedIn: true, locale: 'de-DE' });
  const paid = { name: 'Office', price: '€12,990.50/year', currency: 'EUR', nextBillingDate: '2999-01-31' };
  expect((await context.request.post('/api/subscriptions', { data: paid })).status()).toBe(201);
  await page.goto('/dashboard');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByText('€12.990,50 a year').waitFor();
  const card = page.getByRole('article', { name: 'Office' });
  expect(await card.textContent()).toContain('Price€12.990,50/yearMonthly€1.082,54Yearly€12.990,50');
  expect(await card.locator('time').textContent()).toBe('31 January 2999');

  await page.getByRole('button', { name: 'Edit Office' }).click();
  await page.getByText('Understood as €12.990,50/year').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Office Suite');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('article', { name: 'Office Suite' }).getByText('€12.990,50/year').waitFor();
});
