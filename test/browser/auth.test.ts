import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, focused, looks, tabTo } from '../support/page.ts';
import { logIn, password, usePeople, userButton } from '../support/people.ts';

const { accountOf, open, openPage, post, url } = usePeople();
const withMail = usePeople({ SMTP_URL: 'smtp://127.0.0.1:9' });

const pathOf = (page: Page) => page.url().slice(url().length);

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
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    await userButton(page, 'leaver').click();
    const menu = page.getByRole('menu');
    await expect
      .poll(() => menu.getByRole('menuitem').allTextContents())
      .toEqual(['My Stacks', 'Dashboard', 'Inbox', 'Account', 'Search', 'Logout']);
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
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
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
    await page.keyboard.press('ArrowUp');
    const menu = page.getByRole('menu');
    const active = async () => menu.locator(`[id="${await menu.getAttribute('aria-activedescendant')}"]`).textContent();
    await expect.poll(active).toBe('Logout');
    await page.reload();
    await heading.waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(active).toBe('My Stacks');
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
    // The header's question comes in its own time, and would notice first.
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON().operationName === 'UnreadCountQuery' ? undefined : route.fallback(),
    );
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

describe.each(looks)('in the $theme theme, on a $size', (look) => {
  it.each([
    ['login', '/auth'],
    ['register', '/auth?tab=register'],
    ['forgot', '/auth/forgot'],
    ['reset', '/auth/reset#some-token'],
  ])('shows %s to a visitor without asking the server', async (name, path) => {
    const { page, operations, shoot } = await (name === 'forgot' ? withMail.open : open)(path, look);
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
      expect(await links.allTextContents()).toEqual(['Home', 'Finder', 'My Stacks', 'Dashboard', 'Inbox', 'Account']);
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
