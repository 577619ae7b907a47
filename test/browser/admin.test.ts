import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/page.ts';
import { answerToggle, log, logIn, names, openEdit, root, search, toast, useAdmin } from '../support/adminScreen.ts';

const { accountOf, administrator, call, cookieOf, openAdmin, openPage, setAdmin, url } = useAdmin();

const pathOf = (page: Page) => page.url().slice(url().length);

describe('who may see it', () => {
  it('leads to /auth when nobody is signed in, and asks the server nothing', async () => {
    const { page, operations } = await openPage();
    await page.goto('/admin');
    await page.waitForURL('**/auth?next=%2Fadmin');
    expect(operations).toEqual([]);
  });

  it("says 'Access Denied: You don't have permission to access the admin dashboard.' to everybody else", async () => {
    const account = await accountOf('nobody_special');
    const { page, operations } = await openAdmin(account);
    const denied = "Access Denied: You don't have permission to access the admin dashboard.";
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(denied);
    expect(operations).toEqual(['useLogInMutation', 'AdminDashboardQuery']);
    expect(await page.getByRole('table').count()).toBe(0);
    await expectAccessible(page);

    // On the first screen that they open, too, and the header learns who it is.
    await page.reload();
    await page.getByText(denied).waitFor();
    const button = page.getByRole('banner').getByRole('button', { name: account.username });
    await button.click();
    const items = page.getByRole('menu').getByRole('menuitem');
    const entries = ['My Stacks', 'Dashboard', 'Inbox', 'Account', 'Search', 'Logout'];
    await expect.poll(() => items.allTextContents()).toEqual(entries);
  });

  it('is offered to administrators in My Account, and takes one request', async () => {
    const { page, operations } = await openPage();
    await page.goto('/auth?next=/account');
    await logIn(page, root);
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'root' }).click();
    operations.length = 0;
    await page.getByRole('menuitem', { name: 'Admin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    expect(pathOf(page)).toBe('/admin');
    expect(await page.title()).toBe('Admin – Stackling');
    expect(operations).toEqual(['AdminDashboardQuery']);
  });

  it('is known to the server as a page, and offered in the menu of small screens', async () => {
    expect((await fetch(`${url()}/admin`, { redirect: 'manual' })).status).toBe(200);
    const { page } = await openAdmin(root, '', { theme: 'light', size: 'phone' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Admin' });
    expect(await link.getAttribute('aria-current')).toBe('page');
  });
});

it('counts users, active ones of the last 30 days, stacks and subscriptions', async () => {
  const cookie = await cookieOf(await accountOf('counted'));
  const before = await (await call('GET', '/api/admin/stats', undefined, await cookieOf(root))).json();
  await call('POST', '/api/projects', { name: 'Garden', projectType: 'work', budget: 10 }, cookie);
  await call('POST', '/api/subscriptions', { name: 'Netflix', price: '$15.49/month' }, cookie);
  const { page } = await openAdmin();
  expect(await page.locator('dl > div').allTextContents()).toEqual([
    `Total Users${before.totalUsers}`,
    `Active Users${before.activeUsers}Last 30 days`,
    `Total Stacks${before.totalProjects + 1}`,
    `Total Subscriptions${before.totalSubscriptions + 1}`,
  ]);
});

it('counts anew with every visit, with one request, what an administrator has done elsewhere', async () => {
  const { page, operations } = await openAdmin();
  const stacks = page.getByRole('region', { name: 'Statistics' }).locator('dt', { hasText: 'Total Stacks' });
  const count = () => stacks.locator('xpath=following-sibling::dd').first().textContent();
  const before = Number(await count());
  await page.getByRole('banner').getByRole('link', { name: 'My Stacks' }).click();
  await page.getByRole('button', { name: 'New Stack' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Counted');
  await page.getByLabel('Budget per month ($)').fill('10');
  await page.getByRole('button', { name: 'Create stack' }).click();
  await page.getByRole('heading', { level: 2, name: 'Counted' }).waitFor();
  operations.length = 0;
  await page.getByRole('banner').getByRole('button', { name: root.username }).click();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  await expect.poll(count).toBe(String(before + 1));
  expect(operations).toEqual(['AdminDashboardQuery']);
});

it('shows more of the audit log', async () => {
  const cookie = await cookieOf(root);
  await accountOf('back_and_forth');
  for (let times = 0; times < 6; times += 1) {
    await setAdmin('back_and_forth', true, cookie);
    await setAdmin('back_and_forth', false, cookie);
  }
  const { page } = await openAdmin();
  expect(await log(page).getByRole('listitem').count()).toBe(10);
  await log(page).getByRole('button', { name: 'Show more of the audit log' }).click();
  await expect.poll(() => log(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(12);
  await log(page).getByText('made root an administrator').waitFor();
});

it('says that the session has ended, and comes back to the same users after logging in', async () => {
  const account = await administrator('sleeper');
  const { page } = await openAdmin(account, '?search=crowd_04');
  const dialog = await openEdit(page, 'crowd_04');
  await dialog.getByLabel('Username').fill('crowd_04_half_typed');
  const query = 'mutation { logoutEverywhere { __typename } }';
  await call('POST', '/graphql', { query }, await cookieOf(account));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Your session has ended').first().waitFor();
  await page.waitForURL('**/auth?next=%2Fadmin%3Fsearch%3Dcrowd_04');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await logIn(page, account);
  await page.waitForURL('**/admin?search=crowd_04');
  const again = await openEdit(page, 'crowd_04');
  await expect.poll(() => again.getByLabel('Username').inputValue()).toBe('crowd_04_half_typed');
  await again.getByRole('button', { name: 'Cancel' }).click();
  const last = await openEdit(page, 'crowd_04');
  expect(await last.getByLabel('Username').inputValue()).toBe('crowd_04');
});

it('says when the server is gone, keeps what is there and what was typed, and goes on when it is back', async () => {
  const { page } = await openAdmin(root, '?search=crowd_', undefined, {
    expected: [/ERR_FAILED|could not be reached/],
  });
  await page.route('**/graphql', (route) => route.abort());
  await answerToggle(page, 'Make Admin', 'crowd_60');
  await toast(page).getByText('Update failed').waitFor();
  await toast(page).getByText('Stackling could not be reached. Please try again.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Show more users' }).click();
  await page.getByRole('main').getByText('Stackling could not be reached. Please try again.').waitFor();
  await search(page).fill('crowd_1');
  await toast(page).getByText('Failed to load users').waitFor();
  expect(await names(page)).toHaveLength(20);
  const dialog = await openEdit(page, 'crowd_60');
  await dialog.getByLabel('Username').fill('crowd_sixty');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page).getByText('Error', { exact: true }).waitFor();
  expect(await dialog.getByLabel('Username').inputValue()).toBe('crowd_sixty');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
});
