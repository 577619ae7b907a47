import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { toast } from '../support/dashboardPage.ts';
import { runIn } from '../support/newDatabase.ts';
import { expectAccessible, expectFocus, press, useBrowser } from '../support/page.ts';

// Whatever changes reminders makes their job due, which would otherwise come within a minute.
const dueAtOnce = `
  CREATE FUNCTION "dueAtOnce"() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN UPDATE "jobs" SET "dueAt" = now() WHERE name = ''reminders'' AND claim IS NULL; RETURN NULL; END';
  CREATE TRIGGER "dueAtOnce" AFTER INSERT OR UPDATE ON "reminder_settings"
    FOR EACH ROW EXECUTE FUNCTION "dueAtOnce"()`;

const { openPage, ask } = useBrowser(
  () => ({}),
  async (place) => {
    for (const statement of dueAtOnce.split(';\n')) await runIn(place, statement);
  },
);

/** Tracks a payment of tomorrow, and resolves when its user was reminded of it. */
async function remind(context: BrowserContext): Promise<void> {
  await ask(
    context,
    `mutation ($startsOn: Date!) {
      setReminders(input: { hour: 0, rules: [{ kind: RENEWAL, daysBefore: 3, channels: ["inbox"] }] }) { __typename }
      trackSubscription(input: { name: "Gym", price: "$29.90 every 4 weeks", startsOn: $startsOn }) { __typename } }`,
    { startsOn: daysLater(todayIn('UTC'), 1) },
  );
  const unread = async () => {
    const { viewer } = await ask<{ viewer: { inbox: { unreadCount: number } } }>(
      context,
      '{ viewer { inbox(first: 1) { unreadCount } } }',
    );
    return viewer.inbox.unreadCount;
  };
  await expect.poll(unread, { timeout: 60_000, interval: 500 }).toBe(1);
}

it('reminds on a phone in the dark; by keyboard alone the reminder is snoozed, taken back and read, and a rule changed', async () => {
  const { context, page, shoot } = await openPage({ theme: 'dark', size: 'phone' }, { isSignedIn: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await remind(context);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu 1 unread' }).waitFor();
  await press(page, 'Menu1 unread');
  await page.getByRole('link', { name: 'Inbox 1 unread' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Inbox1 unread');
  const entry = page.getByRole('list', { name: 'Your inbox' }).getByRole('listitem');
  await entry.getByText(/^New Gym renews on /).waitFor();
  await expectAccessible(page);
  await shoot('inbox', { fullPage: true });

  const named = async (start: string) => (await entry.getByRole('button', { name: start }).getAttribute('aria-label'))!;
  await press(page, await named('Snooze'));
  await page.getByRole('menuitem', { name: 'For 3 days' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await toast(page).getByText('Snoozed until').waitFor();
  await page.getByText('Nothing new').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
  await expectFocus(page, /^Inbox$/);
  await expectAccessible(page);

  await page.keyboard.press('F8');
  await press(page, 'Undo');
  await toast(page).getByText('Back in your inbox').waitFor();
  await press(page, await named('Mark as read'));
  await page.getByText('You have read everything.').waitFor();
  await expectFocus(page, /^Mark as unread: Gym/);
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();

  await press(page, 'Choose when and where you are reminded');
  await page.getByRole('heading', { level: 1, name: 'Reminders' }).waitFor();
  await expectAccessible(page);
  await shoot('reminders', { fullPage: true });
  await press(page, 'Add a reminder: Price rises');
  await expectFocus(page, /^Days before$/);
  await page.keyboard.type('30');
  await press(page, 'Save reminders');
  await toast(page).getByText('Reminders saved').waitFor();
  await page.reload();
  const rises = page.getByRole('group', { name: 'Price rises' });
  await rises.waitFor();
  expect(await rises.getByRole('spinbutton').inputValue()).toBe('30');
});
