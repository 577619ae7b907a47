import { describe, expect, it } from 'vitest';
import { expectAccessible, focused } from '../support/page.ts';
import {
  type Account,
  answerToggle,
  cells,
  crowdSize,
  log,
  logIn,
  names,
  root,
  row,
  search,
  sortOf,
  toast,
  useAdmin,
} from '../support/adminScreen.ts';
import { setUpApp } from '../support/secondFactorPage.ts';

const { accountOf, administrator, call, cookieOf, openAdmin, openPage, setAdmin } = useAdmin();

const statusOf = async (account: Account, path: string) =>
  (await call('GET', path, undefined, await cookieOf(account))).status;

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
    await page.getByText('No user has “zzz” in their username or email').waitFor();
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

it('keeps every button of a row in sight on a desktop, also those for a second factor', async () => {
  const account = await administrator('factor_administrator');
  const own = await openPage();
  await own.page.goto('/auth?next=/account');
  await logIn(own.page, account);
  await setUpApp(own.page);
  const { page } = await openAdmin(root, '?search=factor_administrator');
  await page.getByRole('button', { name: 'Remove second step of factor_administrator' }).waitFor();
  const table = page.getByRole('region', { name: 'Table of users' });
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.getByRole('searchbox').fill('');
  await row(page, 'crowd_60').waitFor();
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
