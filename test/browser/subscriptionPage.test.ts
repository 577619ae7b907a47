import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { row, toast, useDashboard } from '../support/dashboardPage.ts';
import { expectAccessible, expectFocus, press, tabTo, type Look } from '../support/page.ts';

const { openDashboard, openPage, url } = useDashboard();

const desktop: Look = { theme: 'light', size: 'desktop' };
const phone: Look = { theme: 'dark', size: 'phone' };

const inDays = (days: number) => daysLater(todayIn('UTC'), days);
const gym = { name: 'Gym', price: '$29.90 every 4 weeks', nextBillingDate: inDays(-10), category: 'personal' };
const lastPayment = (page: Page) => page.locator('li[aria-current=date] + li');

it('is used by keyboard alone on a phone in the dark: a payment is skipped and it is cancelled, and both are taken back', async () => {
  const { page, shoot } = await openDashboard({ look: phone, subscriptions: [gym] });
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Gym');
  await page.waitForURL('**/dashboard/subscriptions/*');
  await expectFocus(page, 'Gym');
  expect(await lastPayment(page).textContent()).toContain('Paid automatically$29.90');
  await expectAccessible(page);
  await shoot('subscription', { fullPage: true });

  const menu = (await lastPayment(page).getByRole('button').getAttribute('aria-label'))!;
  await press(page, menu);
  await page.getByRole('menuitem', { name: 'Skipped' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.type('Sk');
  await page.keyboard.press('Enter');
  await toast(page).getByText('Payment skipped').waitFor();
  await lastPayment(page).getByText('Skipped').waitFor();
  await expectFocus(page, menu);
  await page.keyboard.press('F8');
  await press(page, 'Undo');
  await lastPayment(page).getByText('Paid automatically').waitFor();

  await press(page, 'I cancelled it');
  await expectFocus(page, 'It ends on');
  await expectAccessible(page);
  await press(page, 'Save');
  await page.getByText(/^Cancelled: it runs until/).waitFor();
  await expectFocus(page, 'Keep it');
  await page.keyboard.press('Enter');
  await page.getByText(/^Next payment on/).waitFor();
  await expectFocus(page, 'I cancelled it');
  await expectAccessible(page);
});

it('is edited, and the dashboard and the calendar know it and lead back', async () => {
  const { page, shoot } = await openDashboard({ look: desktop, subscriptions: [gym] });
  await page.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: 'Gym' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gym' }).waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expectFocus(page, 'Name');
  await page.getByLabel('Name').fill('Sports club');
  await page.getByText('Contract and trial').click();
  await page.getByLabel('Minimum term', { exact: true }).fill('12');
  await page.getByLabel('Notice', { exact: true }).fill('13');
  await shoot('subscription-edit', { fullPage: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This term leaves no time to give notice').waitFor();
  await expectFocus(page, 'Notice');
  await expectAccessible(page);
  await page.getByLabel('Notice', { exact: true }).fill('1');
  await page.keyboard.press('Enter');
  await page.getByText(/^Cancel by .*, otherwise it goes on for 4 weeks\.$/).waitFor();
  await expectFocus(page, 'Edit');

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await row(page, 'Sports club').waitFor();
  await page.goto(`/dashboard/calendar?month=${inDays(18).slice(0, 7)}`);
  await page
    .getByRole('gridcell', { name: /Sports club/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Sports club' }).locator('visible=true').click();
  await page.getByRole('heading', { level: 1, name: 'Sports club' }).waitFor();
});

it('is deleted, and restored from the dashboard', async () => {
  const { page } = await openDashboard({ look: phone, subscriptions: [gym] });
  await press(page, 'Gym');
  await page.waitForURL('**/dashboard/subscriptions/*');
  await expectFocus(page, 'Gym');
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await toast(page).getByText('Subscription removed').waitFor();
  await page.getByText('No subscriptions yet').waitFor();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Gym').waitFor();
});

it('is not found by somebody else, or where there is none', async () => {
  const { page } = await openDashboard({ look: phone, subscriptions: [gym] });
  await press(page, 'Gym');
  await page.waitForURL('**/dashboard/subscriptions/*');
  await expectFocus(page, 'Gym');
  const path = new URL(page.url()).pathname;
  const stranger = await openPage(desktop, { isSignedIn: true });
  for (const address of [path, '/dashboard/subscriptions/gym', `/dashboard/subscriptions/${btoa('Stack:1')}`]) {
    const answer = await stranger.page.goto(url() + address);
    expect(answer?.status()).toBe(200);
    await stranger.page.getByRole('heading', { level: 1, name: 'Subscription not found' }).waitFor();
    await expectAccessible(stranger.page);
  }
});

it('leads to /auth when nobody is signed in, and asks the server nothing', async () => {
  const { page, operations } = await openPage(phone);
  await page.goto('/dashboard/subscriptions/VHJhY2tlZFN1YnNjcmlwdGlvbjox');
  await page.waitForURL('**/auth?next=%2Fdashboard%2Fsubscriptions%2F*');
  expect(operations).toEqual([]);
});
