import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, focused, looks, tabTo, useBrowser, type Look } from '../support/page.ts';

const password = 'correct horse';
const admin = { email: 'root@example.com', password };

const { openPage, url } = useBrowser(() => ({
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'silent',
}));

async function open(path: string, look: Look = { theme: 'light', size: 'desktop' }) {
  const opened = await openPage(look);
  await opened.page.goto(path);
  return opened;
}

const pathOf = (page: Page) => page.url().slice(url().length);

/** An account made over the API, so that a test can start from it. */
async function accountOf(username: string): Promise<{ username: string; email: string; password: string }> {
  const account = { username, email: `${username}@example.com`, password };
  const answer = await post('/api/register', account);
  expect(answer.status).toBe(201);
  return account;
}

const post = (path: string, body: object, cookie = '') =>
  fetch(url() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const userButton = (page: Page, username: string) => page.getByRole('banner').getByRole('button', { name: username });

describe('registering and logging in', () => {
  it('makes an account, says so, and goes to the dashboard', async () => {
    const { page, operations } = await open('/');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
    expect(pathOf(page)).toBe('/auth?tab=register');
    expect(operations).toEqual([]);

    await page.getByLabel('Username').fill('newcomer');
    await page.getByLabel('Email').fill('newcomer@example.com');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill('correct house');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('Passwords do not match').waitFor();
    expect(operations).toEqual([]);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register' }).click();

    await page.getByText('Account created').first().waitFor();
    await page.getByText('Your account has been created successfully!').first().waitFor();
    await page.waitForURL('**/dashboard');
    await userButton(page, 'newcomer').waitFor();
    expect(operations[0]).toBe('useRegisterMutation');
  });

  it('says at the field what is taken', async () => {
    const { email } = await accountOf('taken');
    const { page } = await open('/auth?tab=register');
    await page.getByLabel('Username').fill('Taken');
    await page.getByLabel('Email').fill(`other_${email}`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('Registration failed').first().waitFor();
    const field = page.getByRole('textbox', { name: 'Username' });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => focused(page)).toBe('Username');
    expect(await page.getByLabel('Email').inputValue()).toBe(`other_${email}`);
  });

  it('says that a password is wrong in the form and beside it, and keeps the email', async () => {
    const { email } = await accountOf('forgetful');
    const { page } = await open('/auth');
    await logIn(page, { email, password: 'wrong one' });
    await page.getByText('Login failed').first().waitFor();
    expect(await page.getByRole('main').getByRole('alert').textContent()).toBe('Incorrect email or password.');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await expect.poll(() => focused(page)).toBe('Password');
    expect(pathOf(page)).toBe('/auth');
  });

  it('comes back to the screen that was wanted, and nowhere else', async () => {
    const account = await accountOf('traveller');
    const { page, operations } = await open('/account');
    await page.waitForURL('**/auth?next=%2Faccount');
    expect(operations).toEqual([]);
    await logIn(page, account);
    await page.getByText('Welcome back!').first().waitFor();
    await page.getByText('Logged in as traveller').first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    expect(pathOf(page)).toBe('/account');
    expect(operations).toEqual(['useLogInMutation', 'AccountScreenQuery']);
    // Whoever is signed in has nothing to do at /auth.
    await page.goto(`${url()}/auth`);
    await page.waitForURL(`${url()}/`);
    await page.getByRole('link', { name: 'View Dashboard' }).waitFor();

    const stranger = await open(`/auth?next=${encodeURIComponent('//evil.example/')}`);
    await logIn(stranger.page, account);
    await stranger.page.waitForURL(`${url()}/dashboard`);
  });

  it('logs out, forgets everything and goes home', async () => {
    const account = await accountOf('leaver');
    const { page, operations } = await open('/auth?next=/account');
    await logIn(page, account);
    await userButton(page, 'leaver').click();
    const menu = page.getByRole('menu');
    expect(await menu.getByRole('menuitem').allTextContents()).toEqual(['My Stacks', 'Dashboard', 'Account', 'Logout']);
    await menu.getByText('My Account').waitFor();
    await expectAccessible(page);
    await menu.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByText('Logged out', { exact: true }).first().waitFor();
    await page.getByText('You have been logged out successfully').first().waitFor();
    await page.waitForURL(`${url()}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    operations.length = 0;
    await page.goto(`${url()}/account`);
    await page.waitForURL('**/auth?next=%2Faccount');
    expect(operations).toEqual([]);
  });

  it('stays logged in when logging out fails, and says so', async () => {
    const account = await accountOf('stayer');
    const { page } = await openPage(undefined, { expected: [/ERR_FAILED/] });
    await page.goto('/auth?next=/account');
    await logIn(page, account);
    await userButton(page, 'stayer').click();
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByText('Logout failed').first().waitFor();
    await page.getByText('Stackling could not be reached. Please try again.').first().waitFor();
    await userButton(page, 'stayer').waitFor();
  });

  it('works by keyboard alone', async () => {
    const { email } = await accountOf('typist');
    const { page } = await open('/auth?next=/account');
    await tabTo(page, 'Email');
    await page.keyboard.type(email);
    await tabTo(page, 'Password');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Account' });
    await heading.waitFor();
    // The heading, or all of the screen when that came before its data.
    await expect.poll(() => focused(page)).toMatch(/^Account/);

    const button = userButton(page, 'typist');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('typist');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByText('You have been logged out successfully').first().waitFor();
  });
});

describe('a session that has ended elsewhere', () => {
  it('is said, and after logging in again everything is as it was', async () => {
    const account = await accountOf('sleeper');
    const { page } = await open('/auth?next=/account');
    await logIn(page, account);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('My half-typed token');
    const cookie = (await post('/api/login', account)).headers.getSetCookie()[0]!.split(';')[0]!;
    await post('/graphql', { query: 'mutation { logoutEverywhere { __typename } }' }, cookie);

    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByText('Your session has ended').first().waitFor();
    await page.waitForURL('**/auth?next=%2Faccount');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await logIn(page, account);
    await page.waitForURL('**/account');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue())
      .toBe('My half-typed token');
  });
});

describe('a forgotten password', () => {
  it('is asked for anew with the same answer for everybody', async () => {
    const { page, operations } = await open('/auth');
    await page.getByRole('link', { name: 'Forgot password? Email our admin' }).waitFor();
    await page.getByRole('link', { name: 'Set a new password' }).click();
    // The login form, which the page still shows until then, has a field of the same name.
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText(/If there is an account with this email, we have sent it a link/).waitFor();
    await expect.poll(() => focused(page)).toBe('Check your mail');
    expect(operations).toEqual(['useRequestResetMutation']);
  });

  it('is replaced with a link, which works once', async () => {
    const { email } = await accountOf('resetter');
    const cookie = (await post('/api/login', admin)).headers.getSetCookie()[0]!.split(';')[0]!;
    const users = '{ users(search: "resetter") { edges { node { id } } } }';
    const found = await (await post('/graphql', { query: users }, cookie)).json();
    const query = `mutation { createResetLink(userId: "${found.data.users.edges[0].node.id}") { ... on CreateResetLinkPayload { url } } }`;
    const made = await (await post('/graphql', { query }, cookie)).json();
    const link = new URL(made.data.createResetLink.url).pathname;

    const { page } = await open(link);
    expect(await page.title()).toBe('Set a new password – Stackling');
    expect(await page.evaluate(() => document.referrer)).toBe('');
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('Password must be at least 6 characters').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('battery staple');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('Your new password is set').first().waitFor();
    await page.waitForURL('**/auth');
    await logIn(page, { email, password: 'battery staple' });
    await page.waitForURL('**/dashboard');

    const again = await open(link);
    await again.page.getByLabel('New password', { exact: true }).fill('battery staple');
    await again.page.getByRole('button', { name: 'Set the new password' }).click();
    await again.page.getByText('This link was used already or is too old.').waitFor();
    expect(await focused(again.page)).toBe('This link does not work');
    await expectAccessible(again.page);
  });
});

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
    await page.getByText('Please enter your current password to change the email').waitFor();
    await page.getByLabel('Current password', { exact: true }).first().fill(account.password);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Account updated').first().waitFor();
    expect((await post('/api/login', { ...account, email: 'moved@example.com' })).status).toBe(200);
  });

  it('shows a token once, lists it, and revokes it after asking', async () => {
    const { page } = await openAccount('programmer');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Backup');
    await page.getByLabel('Access', { exact: true }).selectOption({ label: 'Read and write' });
    await page.getByRole('button', { name: 'Create token' }).click();
    const shown = page.getByLabel('Your new access token');
    await shown.waitFor();
    const token = await shown.inputValue();
    const asProgram = () => fetch(`${url()}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    expect((await asProgram()).status).toBe(200);
    const list = page.getByRole('list', { name: 'Your access tokens' });
    expect(await list.getByRole('listitem').count()).toBe(1);
    expect(await list.textContent()).toContain('Read and write');
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

describe.each(looks)('in the $theme theme, on a $size', (look) => {
  it.each([
    ['login', '/auth'],
    ['register', '/auth?tab=register'],
    ['forgot', '/auth/forgot'],
    ['reset', '/auth/reset/some-token'],
  ])('shows %s to a visitor without asking the server', async (name, path) => {
    const { page, operations, shoot } = await open(path, look);
    const send = page.getByRole('main').locator('button[type=submit]');
    await send.waitFor();
    await expectAccessible(page);
    await shoot(name, { fullPage: true });
    await send.click();
    await page
      .getByText(/^Please enter a valid email address|^Password must be/)
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await expectAccessible(page);
    expect(operations).toEqual([]);
  });

  it('shows the account and the menu with its links', async () => {
    const account = await accountOf(`look_${look.theme}_${look.size}`);
    const { page, shoot } = await open('/auth?next=/account', look);
    await logIn(page, account);
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await expectAccessible(page);
    await shoot('account', { fullPage: true });
    if (look.size === 'phone') {
      await page.getByRole('button', { name: 'Menu' }).click();
      const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
      expect(await links.allTextContents()).toEqual(['Home', 'Finder', 'My Stacks', 'Dashboard', 'Account']);
    } else {
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      expect(await links.allTextContents()).toEqual(['Home', 'Finder', 'My Stacks', 'Dashboard']);
      await userButton(page, account.username).click();
      await page.getByRole('menu').waitFor();
    }
    await expectAccessible(page);
    await shoot('menu');
    await page.getByText('Logout').click();
    await page.getByText('You have been logged out successfully').first().waitFor();
  });
});
