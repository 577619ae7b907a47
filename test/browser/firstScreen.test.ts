import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { entry, row, useDashboard } from '../support/dashboardPage.ts';

const { openDashboard } = useDashboard();

const inDays = (days: number) => daysLater(todayIn('UTC'), days);

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Service ${index}`,
    price: `$${index + 1}/month`,
    nextBillingDate: inDays(index % 28),
  }));

/** The rows of subscriptions that are wholly in the window. */
const rowsInSight = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) =>
    rows
      .filter((row) => row.getBoundingClientRect().bottom <= innerHeight)
      .map((row) => row.querySelector('th')?.ariaLabel)
      .filter(Boolean),
  );

it('has on a phone the field for the next subscription, what is coming and the first three of nine', async () => {
  const { page, shoot } = await openDashboard({ look: { theme: 'light', size: 'phone' }, subscriptions: many(9) });
  await page.setViewportSize({ width: 390, height: 844 });
  await row(page, 'Service 8').waitFor();
  await page.getByRole('list', { name: 'Payments by day' }).waitFor();
  const field = (await entry(page).boundingBox())!;
  expect(field.y + field.height).toBeLessThan(844);
  expect((await rowsInSight(page)).slice(0, 3)).toEqual(['Service 8', 'Service 7', 'Service 6']);
  await shoot('dashboard-nine');
});

it('has on a desktop at least twelve rows of two hundred, in few nodes and few bytes', async () => {
  const { page, context, shoot } = await openDashboard({ subscriptions: many(200) });
  await page.setViewportSize({ width: 1440, height: 900 });
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('DashboardScreenQuery') ?? false,
  );
  await page.goto('/dashboard');
  await row(page, 'Service 199').waitFor();
  expect((await rowsInSight(page)).length).toBeGreaterThanOrEqual(12);
  // Asked again, because the page has read the answer already.
  const again = await context.request.post('/graphql', { data: (await answer).request().postDataJSON() });
  expect((await again.body()).length).toBeLessThanOrEqual(12_000);
  await shoot('dashboard-two-hundred');

  for (const shown of ['120 of 200 subscriptions', '200 subscriptions']) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText(shown, { exact: true }).waitFor();
  }
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1_500);
});

const track = `mutation ($input: TrackSubscriptionInput!) { trackSubscription(input: $input) { __typename } }`;

it('has on any screen all of a row beside what is upcoming, however long names and states are', async () => {
  const { page, context } = await openDashboard();
  const long = { name: 'Süddeutsche Zeitung Digital Plus', price: 'CHF 1,239.99/month', startsOn: inDays(-40) };
  const onTrial = { name: 'Adobe Creative Cloud for Teams', price: '$69.99/month', trialEndsOn: '2031-09-30' };
  for (const input of [long, onTrial]) {
    await context.request.post('/graphql', { data: { query: track, variables: { input } } });
  }
  for (const width of [768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard');
    await row(page, onTrial.name).getByText('Trial until').waitFor();
    const [table, panel] = await Promise.all(
      [page.getByRole('table'), page.getByRole('tabpanel')].map(async (part) => (await part.boundingBox())!),
    );
    expect([width, table!.x + table!.width]).toEqual([width, panel!.x + panel!.width]);
  }
});

it('shows on a phone whole names and dates beside long prices, and pasted names in one line', async () => {
  const { page, shoot } = await openDashboard({
    look: { theme: 'dark', size: 'phone' },
    subscriptions: [{ name: 'Swimming lessons', price: '$39.99 every 3 months', nextBillingDate: '2999-09-30' }],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const line = row(page, 'Swimming lessons');
  const name = line.getByRole('link');
  expect(await name.evaluate((link) => link.scrollHeight - link.clientHeight)).toBe(0);
  expect((await line.getByText('Sep 30, 2999').boundingBox())!.height).toBeLessThan(25);

  await entry(page).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Hulu - $7.99/month\nGym €29.90 every 4 weeks');
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  const dialog = page.getByRole('dialog', { name: 'Add several subscriptions' });
  const gym = dialog.getByText('Gym', { exact: true });
  expect((await gym.boundingBox())!.height).toBeLessThan(30);
  await shoot('pasted-lines');
});
