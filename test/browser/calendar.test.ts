import { expect, it } from 'vitest';
import { todayIn } from '../../common/billing/today.ts';
import { useDashboard } from '../support/dashboardPage.ts';
import { expectAccessible, expectFocus, looks, press, type Look } from '../support/page.ts';

const { openPage, openDashboard } = useDashboard();

const desktop: Look = { theme: 'light', size: 'desktop' };
const phone: Look = { theme: 'dark', size: 'phone' };

const today = todayIn('UTC');
const dueToday = { name: 'Choir', price: '$5/year', nextBillingDate: today };
const inFebruary = { name: 'Gym', price: '$29.90/month', nextBillingDate: '2028-01-31' };
const entered = { name: 'Domain', price: '€12/year', nextBillingDate: '2028-02-29' };

it.each(looks)('shows the payments of a month: %o', async (look) => {
  const { page, shoot } = await openDashboard({ look, subscriptions: [dueToday, inFebruary, entered] });
  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  await page.getByText('Choir').locator('visible=true').first().waitFor();
  await page.goto('/dashboard/calendar?month=2028-02');
  await page.getByRole('heading', { level: 2, name: 'February 2028' }).waitFor();
  await page.getByText('Gym').locator('visible=true').last().waitFor();
  await expectAccessible(page);
  await shoot('calendar', { fullPage: true });
});

it('is used by keyboard alone, with one request for each month', async () => {
  const { page, operations } = await openDashboard({ look: desktop, subscriptions: [inFebruary, entered] });
  await press(page, 'Calendar');
  await page.goto('/dashboard/calendar?month=2028-02');
  await page.getByRole('grid', { name: 'Payments in February 2028' }).waitFor();
  await page.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Tab');
  const before = operations.length;
  await page.keyboard.press('PageDown');
  await page.waitForURL('**/dashboard/calendar?month=2028-03');
  await expectFocus(page, /Wednesday, March 1, 2028/);
  expect(operations.slice(before)).toEqual(['CalendarScreenQuery']);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL('**/dashboard/calendar?month=2028-02');
  await expectFocus(page, /Tuesday, February 29, 2028GymDomain/);
  const details = page.getByRole('region', { name: 'Tuesday, February 29' });
  expect(await details.getByRole('listitem').allTextContents()).toEqual(['Gym$29.90', 'Domain€12.00']);
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'March 2028' }).waitFor();
});

it('knows at once what changed on the dashboard', async () => {
  const { page, context } = await openDashboard({ look: phone, subscriptions: [inFebruary] });
  const openCalendar = () => page.getByRole('link', { name: 'Calendar' }).click();
  await openCalendar();
  await page.getByText('No payments in this month').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Subscription Dashboard' }).waitFor();
  await context.request.post('/api/subscriptions', { data: { name: 'Tax', price: '$90', nextBillingDate: today } });
  await openCalendar();
  await page.getByRole('listitem').filter({ hasText: 'Tax' }).last().waitFor();
});

it('stays at its month when the server is gone, and says so', async () => {
  const { page } = await openDashboard({ look: phone, subscriptions: [inFebruary], expected: [/ERR_FAILED/] });
  await page.goto('/dashboard/calendar?month=2028-02');
  await page.getByText('Gym').locator('visible=true').waitFor();
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByText('Failed to load payments').first().waitFor();
  await page.getByRole('heading', { level: 2, name: 'February 2028' }).waitFor();
});

it('leads to /auth when nobody is signed in, and asks the server nothing', async () => {
  const { page, operations } = await openPage(phone);
  await page.goto('/dashboard/calendar?month=2028-02');
  await page.waitForURL('**/auth?next=%2Fdashboard%2Fcalendar%3Fmonth%3D2028-02');
  expect(operations).toEqual([]);
});
