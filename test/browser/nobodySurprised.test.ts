import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { row } from '../support/dashboardPage.ts';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { freePort } from '../support/freePort.ts';
import { expectAccessible, press, tabTo } from '../support/page.ts';
import { admin, logIn, usePeople } from '../support/people.ts';
import { startMailServer } from '../support/smtp.ts';

const port = await freePort();
const { open } = usePeople({ SMTP_URL: `smtp://127.0.0.1:${port}` });

const inDays = (days: number) => daysLater(todayIn('UTC'), days);
/** A day as it is typed into a field for dates. */
const typed = (day: string) => [day.slice(5, 7), day.slice(8), day.slice(0, 4)].join('');
const toast = (page: Page, title: string) => page.locator('li[data-state=open]').getByText(title).waitFor();

it('leads on a phone in the dark, by keyboard alone, from a typed line to the inbox and a mail', async () => {
  const { mails } = await startMailServer('kind', port);
  const { page, shoot } = await open('/auth?next=/account/reminders', { theme: 'dark', size: 'phone' });
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, admin);

  await page.getByRole('heading', { level: 1, name: 'Reminders' }).waitFor();
  await expectAccessible(page);
  await tabTo(page, 'Time of day');
  await page.keyboard.press('Home');
  await press(page, 'Save reminders');
  await toast(page, 'Reminders saved');

  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Add New Subscription' }).waitFor();
  await tabTo(page, 'Subscription');
  await page.keyboard.type('Gym 29.90 every 4 weeks');
  await tabTo(page, 'Renewal date (optional)');
  await page.keyboard.type(typed(inDays(2)));
  await page.keyboard.press('Enter');
  await row(page, 'Gym').waitFor();
  await tabTo(page, 'Subscription');
  await page.keyboard.type('Netflix - $15.49/month');
  await page.keyboard.press('Enter');
  await row(page, 'Netflix').waitFor();

  await press(page, 'Netflix');
  await page.getByRole('heading', { level: 1, name: 'Netflix' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Edit');
  await press(page, 'Contract and trial');
  await tabTo(page, 'The trial ends on');
  await page.keyboard.type(typed(inDays(3)));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await toast(page, 'Subscription updated');
  await page.getByText('Trial until').first().waitFor();

  await press(page, 'Dashboard');
  await page.getByRole('heading', { level: 1, name: 'Subscription Dashboard' }).waitFor();
  const upcoming = page.getByRole('region', { name: 'Upcoming' });
  await upcoming.getByText('Netflix: the trial ends on').waitFor();
  await upcoming.getByRole('listitem').filter({ hasText: 'Gym' }).last().waitFor();
  await expectAccessible(page);
  await press(page, 'Calendar');
  await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  for (const [name, day] of [
    ['Gym', inDays(2)],
    ['Netflix', inDays(3)],
  ] as const) {
    const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    if (day.slice(0, 7) !== todayIn('UTC').slice(0, 7)) {
      const next = page.getByRole('heading', { level: 2, name: month.format(new Date(day)) });
      if ((await next.count()) === 0) await press(page, 'Next month');
      await next.waitFor();
    }
    await page.getByRole('listitem').filter({ hasText: name }).last().waitFor();
  }
  await expectAccessible(page);

  await expect.poll(() => mails.map(({ body }) => body).join(), { timeout: 90_000 }).toContain('Netflix');
  expect(mails.map(({ to }) => to)).toEqual([[admin.email]]);
  const [{ headers, body }] = mails as [(typeof mails)[0]];
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(body).toMatch(/The trial of Netflix ends on \w+day[^\n]*\$15\.49/);
  expect(body).not.toContain('Gym');
  await page.goto(new URL(/http\S+\/dashboard\/subscriptions\/\S+/.exec(body)![0]).pathname);
  await page.getByRole('heading', { level: 1, name: 'Netflix' }).waitFor();
  await page.goto('/dashboard/inbox');
  const entries = page.getByRole('main').getByRole('listitem');
  await entries.filter({ hasText: 'Netflix' }).waitFor();
  await entries.filter({ hasText: 'Gym renews on' }).waitFor();
  expect(await entries.count()).toBe(2);
  await expectAccessible(page);
  await shoot('inbox-of-two', { fullPage: true });
});
