/** Many users on a phone: selecting several, and the page of one. */
import { expect, it } from 'vitest';
import { expectAccessible, type Look } from '../support/page.ts';
import { names, toast, useAdmin } from '../support/adminScreen.ts';

const { accountOf, call, cookieOf, openAdmin } = useAdmin();

const phone: Look = { theme: 'dark', size: 'phone' };

it('disables several users, who were selected with the keyboard, and lists those who are disabled', async () => {
  const sessions = await Promise.all(['many_1', 'many_2'].map(async (name) => cookieOf(await accountOf(name))));
  const { page } = await openAdmin(undefined, '?search=many_&order=username', phone);
  for (const name of ['many_1', 'many_2']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).focus();
    await page.keyboard.press('Space');
  }
  const bar = page.getByRole('region', { name: 'Selected users' });
  await bar.getByText('2 users selected').waitFor();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Disable' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Disable 2 users?' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await toast(page).getByText('2 users disabled').waitFor();
  for (const cookie of sessions) expect((await call('GET', '/api/user', undefined, cookie)).status).toBe(401);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('disabled');
  await page.waitForURL('**/admin?search=many_&status=disabled&order=username');
  await expect.poll(() => names(page)).toEqual(['many_1', 'many_2']);
});

it('shows a user, ends one of their sessions and deletes them once their username was typed', async () => {
  const cookie = await cookieOf(await accountOf('only_one'));
  const { page } = await openAdmin(undefined, '?search=only_one', phone);
  await page.getByRole('link', { name: 'only_one' }).click();
  await page.getByRole('heading', { level: 1, name: 'only_one' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // The one of the registration, and the one of the cookie.
  const ends = page.getByRole('button', { name: /^End the session of/ });
  expect(await ends.count()).toBe(2);
  await ends.first().click();
  await toast(page).getByText('Session ended').waitFor();
  expect(await ends.count()).toBe(1);
  expect((await call('GET', '/api/user', undefined, cookie)).status).toBe(401);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete only_one?' });
  await dialog.getByRole('textbox').fill('only_one');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL('**/admin');
  await page.goto('/admin?search=only_one');
  await page.getByText('No user has “only_one” in their username or email').waitFor();
});
