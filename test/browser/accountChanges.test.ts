import { describe, expect, it } from 'vitest';
import { expectAccessible, focused } from '../support/page.ts';
import { logIn, usePeople, userButton } from '../support/people.ts';

const { accountOf, open, post, url } = usePeople();

describe('the account', () => {
  async function openAccount(username: string) {
    const account = await accountOf(username);
    const visited = await open('/auth?next=/account');
    await logIn(visited.page, account);
    await visited.page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    return { ...visited, account };
  }

  it('gets another name, which the header shows at once', async () => {
    const { page } = await openAccount('before');
    await page.getByLabel('Username').fill('after');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Account updated').first().waitFor();
    await userButton(page, 'after').waitFor();
  });

  it('gets another email with the password', async () => {
    const { page, account } = await openAccount('mover');
    await page.getByRole('textbox', { name: 'Email' }).fill('moved@example.com');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Please enter your current password to change your email').waitFor();
    await page.getByLabel('Current password', { exact: true }).first().fill(account.password);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Account updated').first().waitFor();
    expect((await post('/api/login', { ...account, email: 'moved@example.com' })).status).toBe(200);
  });

  it('shows a token once, lists it, and revokes it after asking', async () => {
    const { page } = await openAccount('programmer');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Backup');
    await page.getByRole('combobox', { name: 'Subscriptions' }).selectOption({ label: 'Read and write' });
    await page.getByRole('combobox', { name: 'Account' }).selectOption({ label: 'Read-only' });
    await page.getByRole('combobox', { name: 'Reminders' }).selectOption({ label: 'Read and write' });
    await page.getByRole('button', { name: 'Create token' }).click();
    const shown = page.getByLabel('Your new access token');
    await shown.waitFor();
    const token = await shown.inputValue();
    const asProgram = () => fetch(`${url()}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    expect((await asProgram()).status).toBe(200);
    const list = page.getByRole('list', { name: 'Your access tokens' });
    expect(await list.getByRole('listitem').count()).toBe(1);
    expect(await list.textContent()).toContain(
      'Subscriptions: read and write · Stacks: read · Account: read · Reminders: read and write',
    );
    await expectAccessible(page);

    const revoke = page.getByRole('button', { name: 'Revoke Backup' });
    await revoke.click();
    await page.getByRole('alertdialog', { name: 'Revoke “Backup”?' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Cancel');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Revoke Backup');
    await revoke.click();
    await page.getByRole('button', { name: 'Revoke token' }).click();
    await page.getByText('You have no access tokens.').waitFor();
    expect((await asProgram()).status).toBe(401);
  });

  it('gets another password, which ends the tokens', async () => {
    const { page, account } = await openAccount('changer');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Doomed');
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Current password', { exact: true }).fill('wrong one');
    await page.getByLabel('New password', { exact: true }).fill('battery staple');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('This is not your current password').waitFor();
    await page.getByLabel('Current password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed').first().waitFor();
    await page.getByText('You have no access tokens.').waitFor();
    expect((await post('/api/login', { ...account, password: 'battery staple' })).status).toBe(200);
  });

  it('is exported as a file', async () => {
    const { page, account } = await openAccount('exporter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export my data as JSON' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('stackling.json');
    const file = await (await download.createReadStream()).toArray();
    expect(JSON.parse(Buffer.concat(file).toString())).toMatchObject({
      user: { username: account.username, email: account.email },
      stacks: [],
      subscriptions: [],
      accessTokens: [],
    });
  });

  it('logs out everywhere', async () => {
    const { page } = await openAccount('everywhere');
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByText('You have been logged out on every device.').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  });

  it('is deleted with the password', async () => {
    const { page, account } = await openAccount('goner');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await dialog.waitFor();
    await expect.poll(() => focused(page)).toBe('Cancel');
    await dialog.getByLabel('Current password', { exact: true }).fill('wrong one');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('This is not your current password').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.getByText('Account deleted').first().waitFor();
    await page.waitForURL(`${url()}/`);
    expect((await post('/api/login', account)).status).toBe(401);
  });
});
