import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { addedLongAgo } from '../support/addedLongAgo.ts';
import { row, toast } from '../support/dashboardPage.ts';
import { expectAccessible, expectFocus, press, useBrowser, type Look } from '../support/page.ts';

const { openPage, ask } = useBrowser(() => ({}), addedLongAgo);

const inDays = (days: number) => daysLater(todayIn('UTC'), days);

const track = (context: BrowserContext, input: object) =>
  ask(
    context,
    `mutation ($input: TrackSubscriptionInput!) { trackSubscription(input: $input) { __typename
      ... on InvalidInputError { message } } }`,
    { input },
  );

async function open(look: Look, width: number) {
  const opened = await openPage(look, { isSignedIn: true });
  const { context, page } = opened;
  await page.setViewportSize({ width, height: 844 });
  await track(context, { name: 'Rent of the workshop', price: '$400/month', startsOn: inDays(0) });
  await track(context, { name: 'Gym', price: '$29.90 every 4 weeks', startsOn: inDays(-10), autoRenews: false });
  await track(context, { name: 'Choir', price: '€60/year', startsOn: inDays(-3), autoRenews: false });
  await track(context, { name: 'Netflix', price: '$15.49/month', trialEndsOn: inDays(3) });
  for (const days of [1, 5, 8, 12, 20])
    await track(context, { name: `Service ${days}`, price: `$${days}/month`, startsOn: inDays(days) });
  await page.goto('/dashboard');
  await page.getByRole('list', { name: 'Payments by day' }).waitFor();
  return opened;
}

it('tells on a phone in the dark what is coming; by keyboard alone an overdue payment is recorded, and taken back', async () => {
  const { page, shoot } = await open({ theme: 'dark', size: 'phone' }, 390);
  const section = page.getByRole('region', { name: 'Upcoming' });
  await section.getByText('Netflix: the trial ends on').waitFor();
  expect(await section.locator('time').first().getAttribute('datetime')).toBe(inDays(-10));
  expect(await row(page, 'Netflix').textContent()).toContain('Trial until');
  await expectAccessible(page);
  await shoot('upcoming', { fullPage: true });

  const gym = section.getByRole('button', { name: 'Paid: Gym' });
  const label = (await gym.getAttribute('aria-label'))!;
  await press(page, label);
  await toast(page).getByText('Payment recorded').waitFor();
  await expectFocus(page, /^Paid: Choir/);
  expect(await gym.count()).toBe(0);
  await expectAccessible(page);

  await page.keyboard.press('F8');
  await press(page, 'Undo');
  await toast(page).getByText('Gym is overdue again.').waitFor();
  await gym.waitFor();

  await press(page, 'Show all 9 payments');
  await section.getByText('Service 20').waitFor();
  await expectAccessible(page);
});

it('is right after a subscription was added', async () => {
  const { page, shoot } = await open({ theme: 'light', size: 'desktop' }, 1280);
  const section = page.getByRole('region', { name: 'Upcoming' });
  await expectAccessible(page);
  await shoot('upcoming', { fullPage: true });
  await page.getByLabel('Subscription', { exact: true }).fill('Hulu - $7.99/month');
  await page.getByLabel('Renewal date (optional)').fill(inDays(1));
  await page.keyboard.press('Enter');
  await section.getByText('Hulu').waitFor();
});

/** Holds back the code of the lists, draws the dashboard again, and says how much moves when the code arrives. */
async function movedWhenLate(page: Page, isThere: () => Promise<unknown>): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) (globalThis as unknown as { moved: number }).moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/Attention-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Upcoming' }).waitFor();
  await row(page, 'Gym').waitFor();
  expect(await page.getByRole('region', { name: 'Overdue' }).count()).toBe(0);
  const before = (await page.evaluate('moved')) as number;
  release();
  await isThere();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return ((await page.evaluate('moved')) as number) - before;
}

it.each([1280, 390])('keeps its place while its code is on its way, at %i px', async (width) => {
  const { page } = await open({ theme: 'light', size: 'phone' }, width);
  await page.setViewportSize({ width, height: 2_400 });
  const moved = await movedWhenLate(page, async () => {
    await page.getByRole('region', { name: 'Overdue' }).waitFor();
  });
  expect(moved).toBeLessThanOrEqual(0.01);
});
