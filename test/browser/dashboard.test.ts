import { describe, expect, it } from 'vitest';
import { everyMonth } from '../../common/billing/cycle.ts';
import { nextDueOn } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { expectAccessible, expectNoSidewaysScroll, focused, looks, tabTo } from '../support/page.ts';
import {
  cells,
  entry,
  names,
  openOptions,
  row,
  summary,
  three,
  toast,
  useDashboard,
} from '../support/dashboardPage.ts';

const { openPage, openDashboard } = useDashboard();

describe.each(looks)('in the $theme theme, on a $size', (look) => {
  it('goes from nothing to a list that is edited, deleted and restored, by keyboard alone', async () => {
    const { page, shoot } = await openDashboard({ look });
    await page.getByText('No subscriptions yet').waitFor();
    await expectAccessible(page);
    await shoot('dashboard-empty', { fullPage: true });

    await tabTo(page, 'Subscription');
    await page.keyboard.type('Netflix - $15.49/month');
    await page.getByText('Understood as Netflix, $15.49/month, other').waitFor();
    await page.keyboard.press('Enter');
    await toast(page).getByText('Subscription added').waitFor();
    expect(await entry(page).inputValue()).toBe('');
    await page.keyboard.type('Figma $120 yearly');
    await page.keyboard.press('Enter');
    await row(page, 'Figma').waitFor();
    expect(await summary(page, 'Total Monthly Spending')).toEqual(['$25.49', '$305.88 a year']);
    await expectAccessible(page);

    /** A phone shows what can be done to a subscription when it is asked to. */
    const showActions = async (name: string) => {
      if (look.size === 'desktop') return;
      await tabTo(page, `More for ${name}`);
      await page.keyboard.press('Enter');
    };
    await showActions('Figma');
    await tabTo(page, 'Edit Figma');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type(' Pro');
    await expectAccessible(page);
    await tabTo(page, 'Active');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await toast(page).getByText('Subscription updated').waitFor();
    expect((await cells(page, 'Figma Pro'))[3]).toContain('Inactive');
    await expect.poll(() => focused(page)).toBe(look.size === 'desktop' ? 'Edit Figma Pro' : 'Figma Pro');
    expect(await summary(page, 'Active Subscriptions')).toEqual(['1', '1 inactive']);
    await expectAccessible(page);

    await showActions('Figma Pro');
    await tabTo(page, 'Delete Figma Pro');
    await page.keyboard.press('Enter');
    await toast(page).getByText('Subscription removed').waitFor();
    expect(await names(page)).toEqual(['Netflix']);
    await expect.poll(() => focused(page)).toBe('Netflix');
    await expectAccessible(page);
    await page.keyboard.press('F8');
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await toast(page).getByText('Figma Pro is back.').waitFor();
    await row(page, 'Figma Pro').waitFor();
    expect(await names(page)).toEqual(['Figma Pro', 'Netflix']);
    expect(await summary(page, 'Active Subscriptions')).toEqual(['1', '1 inactive']);

    await page.reload();
    await row(page, 'Figma Pro').waitFor();
    expect(await names(page)).toEqual(['Figma Pro', 'Netflix']);
  });

  it('shows prices, costs, states and dates, and no sideways scroll', async () => {
    const { page, shoot } = await openDashboard({ look, subscriptions: three });
    expect(await cells(page, 'Figma')).toEqual(['Figma', '$120/year', '$10.00', 'Jan 31, 2999']);
    expect(await row(page, 'Figma').locator('time').getAttribute('datetime')).toBe('2999-01-31');
    const netflix = { startsOn: '2020-02-29', ...everyMonth };
    const next = row(page, 'Netflix').locator('time');
    expect(await next.getAttribute('datetime')).toBe(nextDueOn(netflix, todayIn('UTC')));
    expect((await cells(page, 'Gym'))[3]).toContain('Inactive');
    await expectAccessible(page);
    await shoot('dashboard', { fullPage: true });
  });
});

it('changes totals and list in the same frame, with one request', async () => {
  const { page, operations } = await openDashboard({ subscriptions: three });
  operations.length = 0;
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const total = document.querySelector('dl dd')?.textContent;
      seen.add(`${document.querySelectorAll('tbody tr').length} rows, ${total}`);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  await entry(page).fill('Hulu - $4.51');
  await entry(page).press('Enter');
  await row(page, 'Hulu').waitFor();
  await page.getByRole('button', { name: 'Delete Figma' }).click();
  await toast(page).getByText('Subscription removed').waitFor();
  expect(await seen()).toEqual(['3 rows, $25.49', '4 rows, $30.00', '3 rows, $20.00']);
  expect(operations).toEqual(['useTrackEntryMutation', 'useRemoveSubscriptionMutation']);
});

it('says inline what is wrong with a line', async () => {
  const { page } = await openDashboard();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText("Please enter a subscription (e.g., '<service> - $9.99/month')").waitFor();
  await entry(page).fill('Netflix');
  await page.getByText("Please use format like '<service> - $9.99/month' or '<service> $10 monthly'").waitFor();
  await expectAccessible(page);
  await entry(page).fill('Netflix $10 monthly');
  await page.getByText('Understood as Netflix, $10/month, other').waitFor();
});

it.each([320, 360, 768, 1024, 1280])('moves nothing while a price is typed, at %i px', async (width) => {
  const { page, shoot } = await openDashboard({ subscriptions: [three[0]!] });
  await page.setViewportSize({ width, height: 900 });
  const line = 'Canal+ - €15.49 every 3 months';
  const typed = ['', 'Canal+', '$5', 'Canal+ $5 EUR', 'Canal+ $5/fortnite', 'Canal+ 1.299', 'Canal+ €9.99/mon', line];
  const heights = new Set<number>();
  for (const text of typed) {
    await entry(page).fill(text);
    heights.add((await page.getByRole('form', { name: 'Add New Subscription' }).boundingBox())!.height);
  }
  expect([...heights]).toHaveLength(1);
  await page.getByText('Understood as Canal+, €15.49 every 3 months, €5.16 a month, other').waitFor();
  await expectNoSidewaysScroll(page);
  await shoot(`dashboard-typed-${width}`);

  if (width < 768) await page.getByRole('button', { name: 'More for Figma' }).click();
  await page.getByRole('button', { name: 'Edit Figma' }).click();
  const price = page.getByLabel('Price (USD)');
  heights.clear();
  for (const text of ['$120/year', '', '$5 EUR', '$5/fortnite', '1.299', '$9.99/mon', '€15.49 every 3 months']) {
    await price.fill(text);
    heights.add((await page.getByRole('form', { name: 'Edit Figma' }).boundingBox())!.height);
  }
  expect([...heights]).toHaveLength(1);
  await page.getByText('Understood as €15.49 every 3 months, €5.16 a month', { exact: true }).waitFor();
  await shoot(`dashboard-price-typed-${width}`);
});

it('shows every amount in the chosen currency, with date and source, and leaves what was entered alone', async () => {
  const { page } = await openDashboard({ subscriptions: three });
  await openOptions(page);
  await page.getByLabel('Currency').selectOption('JPY');
  await page.getByText('Totals include amounts converted to JPY at the rates of').waitFor();
  expect((await summary(page, 'Total Monthly Spending')).join()).toMatch(/^¥[\d,]+,¥[\d,]+ a year$/);
  // Until they are there in yen, each row is in its own currency.
  await expect
    .poll(async () => (await cells(page, 'Netflix')).slice(1, 3))
    .toEqual(['$15.49/month', expect.stringMatching(/^¥[\d,]+$/)]);
  await entry(page).fill('NHK 1200');
  await page.getByText('Understood as NHK, ¥1,200/month, other').waitFor();
  await page.reload();
  await page.getByText('Totals include amounts converted to JPY').waitFor();
  await openOptions(page);
  expect(await page.getByLabel('Currency').inputValue()).toBe('JPY');
  expect(await entry(page).inputValue()).toBe('NHK 1200');
});

it.each(['MXN', 'INR', 'KRW', 'SEK'])('has room for large amounts of %s at every width', async (currency) => {
  const many = [99_999.99, 88_888.88, 77_777.77].map((price, index) => ({
    name: `Lease ${index}`,
    price: `$${price}`,
  }));
  const { page, shoot } = await openDashboard({ subscriptions: many });
  await openOptions(page);
  await page.getByLabel('Currency').selectOption(currency);
  await page.getByText(`Totals include amounts converted to ${currency}`).waitFor();
  const figures = page.getByRole('region', { name: 'Summary' }).locator('dl > div');
  for (const width of [320, 360, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const spare = await figures.evaluateAll((cards) => cards.map((card) => card.clientWidth - card.scrollWidth));
    expect(spare, `at ${width} px`).toEqual([0, 0, 0]);
    if (currency === 'MXN') await shoot(`dashboard-large-${width}`);
  }
});

it('sends a visitor to sign in', async () => {
  const { page } = await openPage();
  await page.goto('/dashboard');
  await page.waitForURL('**/auth?next=%2Fdashboard');
});
