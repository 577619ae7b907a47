import { describe, expect, it } from 'vitest';
import { expectAccessible, focused, looks, tabTo } from '../support/page.ts';
import { cells, log, openEdit, root, row, sortOf, toast, useAdmin } from '../support/adminScreen.ts';

const { accountOf, administrator, call, openAdmin, url } = useAdmin();

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
  await asking.getByText('The link works once, expires after one hour and replaces any earlier link.').waitFor();
  await asking.getByRole('button', { name: 'Create reset link' }).click();
  const shown = page.getByRole('dialog', { name: 'Reset link created' });
  await shown.getByText(/^The link works once, until /).waitFor();
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

  const reset = { token: link.split('#').at(-1)!, newPassword: 'battery staple' };
  expect((await call('POST', '/api/reset-password', reset)).status).toBe(200);
  expect((await call('POST', '/api/reset-password', reset)).status).toBe(400);
  expect((await call('POST', '/api/login', { email, password: 'battery staple' })).status).toBe(200);
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

    await tabTo(page, `Remove Admin ${name}`);
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
