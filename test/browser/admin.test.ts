import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, focused, looks, tabTo, useBrowser } from '../support/page.ts';

const password = 'correct horse';
const root = { username: 'root', email: 'root@example.com', password };
const crowdSize = 60;

const { openPage, url } = useBrowser(() => ({
  ADMIN_EMAIL: root.email,
  ADMIN_PASSWORD: root.password,
  LOG_LEVEL: 'silent',
}));

beforeAll(async () => {
  for (let number = 1; number <= crowdSize; number += 1) await accountOf(`crowd_${String(number).padStart(2, '0')}`);
}, 60_000);

type Account = Pick<typeof root, 'username' | 'email' | 'password'>;

const call = (method: string, path: string, body?: object, cookie = '') =>
  fetch(url() + path, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: body ? JSON.stringify(body) : null,
  });

/** An account made over the API, so that a test can start from it. */
async function accountOf(username: string): Promise<Account> {
  const account = { username, email: `${username}@example.com`, password };
  expect((await call('POST', '/api/register', account)).status).toBe(201);
  return account;
}

async function cookieOf(account: Account): Promise<string> {
  const answer = await call('POST', '/api/login', account);
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** An account that is made an administrator's, in the name of root. */
async function administrator(username: string): Promise<Account> {
  const account = await accountOf(username);
  await setAdmin(username, true, await cookieOf(root));
  return account;
}

async function setAdmin(username: string, isAdmin: boolean, cookie: string): Promise<void> {
  const users = await (await call('GET', `/api/admin/users?search=${username}`, undefined, cookie)).json();
  expect((await call('PUT', `/api/admin/users/${users[0].id}`, { isAdmin }, cookie)).status).toBe(200);
}

const statusOf = async (account: Account, path: string) =>
  (await call('GET', path, undefined, await cookieOf(account))).status;

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The screen as an account sees it. */
async function openAdmin(account: Account = root, search = '', ...how: Parameters<typeof openPage>) {
  const opened = await openPage(...how);
  await opened.page.goto(`/auth?${new URLSearchParams({ next: `/admin${search}` })}`);
  await logIn(opened.page, account);
  await opened.page.getByRole('heading', { level: 1, name: /^Admin Dashboard|^Access Denied/ }).waitFor();
  return opened;
}

const pathOf = (page: Page) => page.url().slice(url().length);
const toast = (page: Page) => page.locator('li[data-state=open]');
const row = (page: Page, username: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });
const cells = (found: Locator) => found.locator('th, td').allTextContents();
const names = (page: Page) => page.getByRole('rowheader').allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by username or email' });
const sortOf = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: column }).getAttribute('aria-sort');
const log = (page: Page) => page.getByRole('region', { name: 'Audit log' });

/** Presses a button of a user's row and the same in the dialog that asks. */
async function answerToggle(page: Page, name: 'Make Admin' | 'Remove Admin', username: string): Promise<void> {
  await page.getByRole('button', { name: `${name} ${username}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

async function openEdit(page: Page, username: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${username}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.waitFor();
  return dialog;
}

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
    expect(await items.allTextContents()).toEqual(['My Stacks', 'Dashboard', 'Account', 'Logout']);
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

describe('All Users', () => {
  it('is a table with a caption, and says of everybody who they are', async () => {
    await accountOf('listed');
    const { page } = await openAdmin();
    const table = page.getByRole('table', { name: 'All Users' });
    expect(await table.locator('caption').textContent()).toBe('All Users');
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Username',
      'Email',
      'Currency',
      'Status',
      'Last Login',
      'Created',
      'Actions',
    ]);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date());
    expect(await cells(row(page, 'listed'))).toEqual([
      'listed',
      'listed@example.com',
      'USD',
      'User',
      day,
      day,
      'Make Admin listed',
    ]);
    const instant = await row(page, 'listed').locator('time').first().getAttribute('datetime');
    expect(new Date(instant!).toISOString()).toBe(instant);
  });

  it('shows twenty and then more, and says how many there are', async () => {
    const { page, operations } = await openAdmin(root, '?search=crowd_&order=username');
    await page.getByText(`20 of ${crowdSize} users with “crowd_” in the username or email`).waitFor();
    expect([(await names(page)).at(0), (await names(page)).at(-1)]).toEqual(['crowd_01', 'crowd_20']);
    operations.length = 0;
    await page.getByRole('button', { name: 'Show more users' }).click();
    await page.getByText(`${crowdSize} users with “crowd_” in the username or email`, { exact: true }).waitFor();
    expect((await names(page)).at(-1)).toBe(`crowd_${crowdSize}`);
    expect(new Set(await names(page)).size).toBe(crowdSize);
    expect(operations).toEqual(['UsersPaginationQuery']);
  });

  it.each([
    ['Username', 'ascending', 'username'],
    ['Email', 'ascending', 'email'],
    ['Last Login', 'descending', 'last-login'],
  ])('is sorted by %s, %s first, and the other way by a second click', async (column, first, order) => {
    const { page } = await openAdmin(root, '?search=crowd_');
    expect([await sortOf(page, 'Created'), await sortOf(page, column)]).toEqual(['descending', 'none']);
    expect((await names(page)).at(0)).toBe('crowd_60');
    await page.getByRole('button', { name: column }).click();
    await page.waitForURL(`**/admin?search=crowd_&order=${order}`);
    await expect.poll(() => sortOf(page, column)).toBe(first);
    const top = first === 'ascending' ? 'crowd_01' : 'crowd_60';
    await expect.poll(async () => (await names(page)).at(0)).toBe(top);
    await page.getByRole('button', { name: column }).click();
    await page.waitForURL('**&direction=reverse');
    await expect.poll(async () => (await names(page)).at(0)).toBe(top === 'crowd_01' ? 'crowd_60' : 'crowd_01');
    expect(await sortOf(page, 'Created')).toBe('none');
    expect(await focused(page)).toBe(column);
  });

  it('is searched by username and email once somebody pauses, in the address, with the old rows until then', async () => {
    const { page, operations } = await openAdmin();
    operations.length = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await search(page).pressSequentially('CROWD_07@');
    await expect.poll(() => operations).toEqual(['AdminDashboardQuery']);
    expect(await names(page)).toHaveLength(20);
    expect(await page.getByRole('region', { name: 'Table of users' }).getAttribute('aria-busy')).toBe('true');
    release();
    await page.waitForURL('**/admin?search=CROWD_07%40');
    await expect.poll(() => names(page)).toEqual(['crowd_07']);
    expect(await page.getByRole('status').filter({ hasText: '1 user with “CROWD_07@”' }).count()).toBe(1);
    expect(operations).toHaveLength(1);
    expect(await focused(page)).toBe('Search by username or email');

    await page.reload();
    await expect.poll(() => names(page)).toEqual(['crowd_07']);
    expect(await search(page).inputValue()).toBe('CROWD_07@');
    await search(page).fill('zzz');
    await page.getByText('Nobody has “zzz” in their username or email').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.waitForURL('**/admin');
    await expect.poll(async () => (await names(page)).length).toBe(20);
  });
});

describe('Make Admin / Remove Admin', () => {
  it('flips isAdmin, with the row and the audit log brought up to date, and no reload', async () => {
    const account = await accountOf('promoted');
    const { page } = await openAdmin();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const totals = await page.locator('dl > div').allTextContents();
    await answerToggle(page, 'Make Admin', 'promoted');
    await toast(page).getByText('User updated').waitFor();
    await toast(page).getByText('User admin status has been updated successfully.').waitFor();
    expect((await cells(row(page, 'promoted')))[3]).toBe('Admin');
    await log(page).getByRole('listitem').first().getByText('root made promoted an administrator').waitFor();
    expect(await statusOf(account, '/api/admin/stats')).toBe(200);

    await answerToggle(page, 'Remove Admin', 'promoted');
    await page.getByRole('button', { name: 'Make Admin promoted' }).waitFor();
    expect((await cells(row(page, 'promoted')))[3]).toBe('User');
    await log(page).getByText('root removed the administrator rights of promoted').waitFor();
    expect(await statusOf(account, '/api/admin/stats')).toBe(403);
    expect(await page.locator('dl > div').allTextContents()).toEqual(totals);
    expect(await page.evaluate(() => (window as unknown as { isSameDocument: boolean }).isSameDocument)).toBe(true);
  });

  it('is disabled in one’s own row alone, and says why', async () => {
    const { page, operations } = await openAdmin(root, '?search=root');
    const own = page.getByRole('button', { name: 'Remove Admin root' });
    expect(await own.getAttribute('aria-disabled')).toBe('true');
    await row(page, 'root').getByText('You cannot change your own administrator rights').waitFor();
    operations.length = 0;
    await own.click({ force: true });
    await toast(page).getByText('Update failed').waitFor();
    expect(operations).toEqual([]);
    await search(page).fill('');
    await expect.poll(async () => (await names(page)).length).toBe(20);
    expect(await page.locator('table [aria-disabled=true]').count()).toBe(0);
  });

  it("says 'Update failed' to whoever is no administrator any more", async () => {
    const account = await administrator('dethroned');
    const { page } = await openAdmin(account, '?search=crowd_01');
    await setAdmin('dethroned', false, await cookieOf(root));
    await answerToggle(page, 'Make Admin', 'crowd_01');
    await toast(page).getByText('Update failed').waitFor();
    await toast(page).getByText('You are not allowed to do this.').waitFor();
    await page.keyboard.press('Escape');
    expect((await cells(row(page, 'crowd_01')))[3]).toBe('User');
  });
});

describe('Edit User', () => {
  it('changes username, email, password and Admin Status, and leaves an empty password alone', async () => {
    const account = await accountOf('edited');
    const { page } = await openAdmin(root, '?search=edited');
    const dialog = await openEdit(page, 'edited');
    expect(await dialog.getByLabel('Username').inputValue()).toBe('edited');
    expect(await dialog.getByLabel('Email').inputValue()).toBe('edited@example.com');
    const newPassword = dialog.getByLabel('New Password (optional)', { exact: true });
    expect(await newPassword.inputValue()).toBe('');
    expect(await newPassword.getAttribute('autocomplete')).toBe('new-password');
    expect(await dialog.getByRole('switch', { name: 'Admin Status' }).isChecked()).toBe(false);
    await dialog.getByLabel('Username').fill('edited_name');
    await dialog.getByLabel('Email').fill('edited_mail@example.com');
    await dialog.getByRole('switch', { name: 'Admin Status' }).check();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page).getByText('User details have been updated successfully.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect((await cells(row(page, 'edited_name'))).slice(0, 4)).toEqual([
      'edited_name',
      'edited_mail@example.com',
      'USD',
      'Admin',
    ]);
    await expect.poll(() => focused(page)).toBe('Edit edited_name');
    await log(page).getByText('root changed the username and email of edited').waitFor();
    const changed = { ...account, email: 'edited_mail@example.com' };
    expect((await call('POST', '/api/login', changed)).status).toBe(200);

    const again = await openEdit(page, 'edited_name');
    await again.getByLabel('New Password (optional)', { exact: true }).fill('battery staple');
    await again.getByRole('button', { name: 'Save Changes' }).click();
    await again.waitFor({ state: 'hidden' });
    expect((await call('POST', '/api/login', changed)).status).toBe(401);
    expect((await call('POST', '/api/login', { ...changed, password: 'battery staple' })).status).toBe(200);
    await openEdit(page, 'edited_name');
    expect(await page.getByLabel('New Password (optional)', { exact: true }).inputValue()).toBe('');
  });

  it("says 'Saving...' while it is under way", async () => {
    await accountOf('slow');
    const { page } = await openAdmin(root, '?search=slow');
    const dialog = await openEdit(page, 'slow');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByLabel('Username').fill('slower');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByRole('button', { name: 'Saving...' }).waitFor();
    await page.keyboard.press('Escape');
    release();
    await toast(page).getByText('User updated').waitFor();
    await row(page, 'slower').waitFor();
  });

  it('says at the fields what is wrong, its own rules and what the server knows', async () => {
    const { page, operations } = await openAdmin(root, '?search=crowd_02');
    const dialog = await openEdit(page, 'crowd_02');
    operations.length = 0;
    await dialog.getByLabel('Username').fill('');
    await dialog.getByLabel('Email').fill('nowhere');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Username is required').waitFor();
    await dialog.getByText('Invalid email address').waitFor();
    await expect.poll(() => focused(page)).toBe('Username');
    expect(operations).toEqual([]);

    await dialog.getByLabel('Username').fill('crowd_02');
    await dialog.getByLabel('Email').fill('Crowd_03@example.com');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page).getByText('Error', { exact: true }).waitFor();
    const email = dialog.getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.inputValue()).toBe('Crowd_03@example.com');
    await expect.poll(() => focused(page)).toBe('Email');
    const said = await dialog.getByRole('alert').first().textContent();
    await toast(page).getByText(said!).waitFor();
    await expectAccessible(page);
  });

  it('keeps one’s own Admin Status, and says why; another name of one’s own is in the header at once', async () => {
    const account = await administrator('self');
    const { page } = await openAdmin(account, '?search=self');
    const dialog = await openEdit(page, 'self');
    const own = dialog.getByRole('switch', { name: 'Admin Status' });
    expect(await own.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByText('You cannot change your own administrator rights.').waitFor();
    await own.click({ force: true });
    expect(await own.isChecked()).toBe(true);
    await dialog.getByLabel('Username').fill('myself');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'myself' }).waitFor();
  });
});

it('makes a reset link, which is shown once and works once', async () => {
  const { email } = await accountOf('forgetful');
  const { page } = await openAdmin(root, '?search=forgetful');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const opener = page.getByRole('button', { name: 'Create reset link for forgetful' });
  await opener.click();
  const asking = page.getByRole('dialog', { name: 'Create reset link?' });
  await asking.getByText('It works once, lives one hour, and replaces a link made before.').waitFor();
  await asking.getByRole('button', { name: 'Create reset link' }).click();
  const shown = page.getByRole('dialog', { name: 'Reset link created' });
  await shown.getByText(/^It works once, within one hour: until /).waitFor();
  const field = shown.getByLabel('Reset link for forgetful');
  await expect.poll(() => focused(page)).toBe('Reset link for forgetful');
  const link = await field.inputValue();
  await shown.getByRole('button', { name: 'Copy' }).click();
  await shown.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await shown.getByRole('button', { name: 'Done' }).click();
  await shown.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Create reset link for forgetful');
  expect(await page.content()).not.toContain(link);
  await log(page).getByText('root created a reset link for forgetful').first().waitFor();

  const reset = { token: link.split('/').at(-1)!, newPassword: 'battery staple' };
  expect((await call('POST', '/api/reset-password', reset)).status).toBe(200);
  expect((await call('POST', '/api/reset-password', reset)).status).toBe(400);
  expect((await call('POST', '/api/login', { email, password: 'battery staple' })).status).toBe(200);
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

describe.each(looks)('in the $theme theme, on a $size', (look) => {
  it('works by keyboard alone, is accessible with every dialog open, and scrolls nothing sideways', async () => {
    const name = `${look.theme}_${look.size}`;
    await accountOf(name);
    const { page, shoot } = await openAdmin(root, `?search=${name}`, look);
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await row(page, name).waitFor();
    await expectAccessible(page);

    await tabTo(page, 'Search by username or email');
    await tabTo(page, 'Username');
    await page.keyboard.press('Enter');
    await expect.poll(() => sortOf(page, 'Username')).toBe('ascending');
    await tabTo(page, `Edit ${name}`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Edit User' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Username');
    await expectAccessible(page);
    await shoot('admin-edit', { fullPage: true });
    await tabTo(page, 'Admin Status');
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await toast(page).getByText('User details have been updated successfully.').waitFor();
    await page.getByRole('button', { name: `Remove Admin ${name}` }).waitFor();
    await expect.poll(() => focused(page)).toBe(`Edit ${name}`);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Create reset link?' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Create reset link');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(`Create reset link for ${name}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Create reset link');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Reset link created' }).waitFor();
    await expectAccessible(page);
    await shoot('admin-link', { fullPage: true });
    await tabTo(page, 'Done');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(`Create reset link for ${name}`);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: `Remove ${name} as an administrator?` }).waitFor();
    await expect.poll(() => focused(page)).toBe('Cancel');
    await expectAccessible(page);
    await shoot('admin-rights');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(`Remove Admin ${name}`);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Remove Admin');
    await page.keyboard.press('Enter');
    await toast(page).getByText('User admin status has been updated successfully.').waitFor();
    await expect.poll(() => focused(page)).toBe(`Make Admin ${name}`);
    // What has the focus is not under the usernames, which stay in sight.
    const covered = await page.evaluate(() => {
      const box = document.activeElement!.getBoundingClientRect();
      const there = document.elementFromPoint(box.left + 6, box.top + box.height / 2);
      return !document.activeElement!.contains(there);
    });
    expect(covered).toBe(false);

    const region = page.getByRole('region', { name: 'Table of users' });
    expect(await region.getAttribute('tabindex')).toBe('0');
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.goto(`${url()}/admin`);
    await page.getByRole('table', { name: 'All Users' }).waitFor();
    await expectAccessible(page);
    await shoot('admin', { fullPage: true });
  });

  it('denies access accessibly', async () => {
    const { page, shoot } = await openAdmin(await accountOf(`no_${look.theme}_${look.size}`), '', look);
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await expectAccessible(page);
    await shoot('admin-denied');
  });
});
