/** How administrators disable, enable and delete accounts. */
import { expect, it } from 'vitest';
import { cells, log, root, row, toast, useAdmin } from '../support/adminScreen.ts';
import { expectAccessible, focused, looks } from '../support/page.ts';

const { accountOf, call, cookieOf, openAdmin } = useAdmin();

it.each(looks)('disables an account and enables it again, $theme on a $size', async (look) => {
  const name = `off_${look.theme}_${look.size}`;
  const account = await accountOf(name);
  const { page, shoot } = await openAdmin(root, `?search=${name}`, look);
  await page.getByRole('button', { name: `Disable ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Disable ${name}?` });
  await dialog.waitFor();
  await expectAccessible(page);
  await shoot('disable-account');
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await toast(page).getByText(`${name} can no longer sign in.`).waitFor();
  expect((await cells(row(page, name)))[3]).toBe('Disabled');
  await expect.poll(() => focused(page)).toBe(`Enable ${name}`);
  await log(page).getByText(`root disabled the account of ${name}`).waitFor();
  await expectAccessible(page);
  await shoot('disabled-account', { fullPage: true });
  expect((await call('POST', '/api/login', account)).status).toBe(401);

  await page.getByRole('button', { name: `Enable ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enable account' }).click();
  await toast(page).getByText(`${name} can sign in again.`).waitFor();
  expect((await call('POST', '/api/login', account)).status).toBe(200);
});

it.each(looks)('signs somebody out everywhere, $theme on a $size', async (look) => {
  const name = `away_${look.theme}_${look.size}`;
  const account = await accountOf(name);
  const cookie = await cookieOf(account);
  const { page, shoot } = await openAdmin(root, `?search=${name}`, look);
  await page.getByRole('button', { name: `Sign ${name} out everywhere` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Sign ${name} out everywhere?` });
  await dialog.waitFor();
  await expectAccessible(page);
  await shoot('end-sessions');
  await dialog.getByRole('button', { name: 'End all sessions' }).click();
  await toast(page).getByText(`${name} is signed out everywhere.`).waitFor();
  await log(page).getByText(`root ended all sessions of ${name}`).waitFor();
  await expect.poll(() => focused(page)).toBe(`Sign ${name} out everywhere`);
  expect((await call('GET', '/api/user', undefined, cookie)).status).toBe(401);
  expect((await call('POST', '/api/login', account)).status).toBe(200);
});

it.each(looks)('deletes an account once its name was typed, $theme on a $size', async (look) => {
  const name = `gone_${look.theme}_${look.size}`;
  await accountOf(name);
  const { page, shoot } = await openAdmin(root, `?search=${name}`, look);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  const field = dialog.getByLabel(`Type ${name} to confirm`);
  await field.fill('another');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('This is not the username').waitFor();
  await expectAccessible(page);
  await shoot('delete-user');
  await field.fill(name);
  await page.keyboard.press('Enter');
  await toast(page).getByText(`All data of ${name} has been deleted.`).waitFor();
  await page.getByText(`No user has “${name}” in their username or email`).waitFor();
  await log(page).getByText(`root deleted the account of ${name}`).waitFor();
  await expect.poll(() => focused(page)).toBe('Admin Dashboard');
});

it('offers neither for one’s own account', async () => {
  const { page } = await openAdmin(root, '?search=root');
  await row(page, 'root').waitFor();
  expect(await page.getByRole('button', { name: /^(Disable|Delete|Sign) root/ }).count()).toBe(0);
});
