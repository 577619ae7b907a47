import { expect, it } from 'vitest';
import { formatMoney } from '../../common/billing/money.ts';
import { expectAccessible, looks, useBrowser } from '../support/page.ts';
import { samplePortfolio } from '../support/samplePortfolio.ts';

const { openPage, ask } = useBrowser();

interface Figures {
  viewer: {
    spending: { monthlyCents: number; activeCount: number; byCategory: { monthlyCents: number }[] };
    savings: { potentialCentsYear: number };
  };
}

it.each(looks)('shows the figures of a dashboard with twelve subscriptions, as it computes them: %o', async (look) => {
  const { page, context, shoot } = await openPage(look, { isSignedIn: true });
  for (const data of samplePortfolio)
    expect((await context.request.post('/api/subscriptions', { data })).status()).toBe(201);
  const { viewer } = await ask<Figures>(
    context,
    '{ viewer { spending { monthlyCents activeCount byCategory { monthlyCents } } savings { potentialCentsYear } } }',
  );
  const { monthlyCents, activeCount, byCategory } = viewer.spending;
  await page.goto('/');
  const sample = page.getByRole('figure').filter({ hasText: 'These are sample figures.' });
  const shown = async (label: string) =>
    sample.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').textContent();
  expect(await shown('Total Monthly Spending')).toBe(formatMoney(monthlyCents));
  expect(await shown('Active Subscriptions')).toBe(String(activeCount));
  // Of a year, and what a month is of that.
  expect(viewer.savings.potentialCentsYear % 12).toBe(0);
  expect(await shown('Potential Savings')).toBe(formatMoney(viewer.savings.potentialCentsYear / 12));
  const amounts = await sample.getByRole('listitem').locator('span:last-child').allTextContents();
  expect(amounts.sort()).toEqual(byCategory.map((each) => formatMoney(each.monthlyCents)).sort());
  await sample.getByText('what following the advice would save a month').waitFor();
  await expectAccessible(page);
  await shoot('landing', { fullPage: true });
});
