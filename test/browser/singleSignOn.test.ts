/** Single sign-on in a real browser, at a real OpenID provider on another host. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { client, startProvider } from '../support/openIdProvider.ts';
import { expectAccessible, expectFocus, looks, useBrowser } from '../support/page.ts';
import { password } from '../support/people.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
const homes: string[] = [];

beforeAll(async () => {
  for (let count = 0; count < 2; count += 1) homes.push(`http://localhost:${await freePort()}`);
  provider = await startProvider(() => homes);
});
afterAll(() => provider.stop());

const settingsFor = (home: string) => ({
  ...client,
  LOG_LEVEL: 'silent',
  PORT: new URL(home).port,
  PUBLIC_URL: home,
  OIDC_ISSUER: provider.issuer,
  OIDC_NAME: 'Acme',
});

/** Who is signed in at the provider from now on, with a verified email. */
function be(name: string): void {
  provider.state.person = {
    sub: `sub of ${name}`,
    email: `${name}@example.com`,
    email_verified: true,
    preferred_username: name,
  };
}

const button = (page: Page) => page.getByRole('link', { name: 'Sign in with Acme' });
const section = (page: Page) => page.getByRole('region', { name: 'Sign in with Acme' });

describe('single sign-on', () => {
  const { openPage, url } = useBrowser(() => settingsFor(homes[0]!));

  async function logOut(page: Page): Promise<void> {
    await page.request.post(`${url()}/api/logout`);
    await page.goto('/auth');
  }

  it.each(looks)('opens a new account, and the same one the next time, $theme on a $size', async (look) => {
    const { page, shoot } = await openPage(look);
    const name = `new_${look.theme}_${look.size}`;
    be(name);
    await page.goto('/auth?next=%2Fprojects');
    await button(page).waitFor();
    await expectAccessible(page);
    await shoot('sso-auth', { fullPage: true });
    await button(page).click();
    await page.waitForURL('**/projects');
    await page.goto('/account');
    const names = page.getByRole('region', { name: 'Name and email' });
    await expect.poll(() => names.getByLabel('Username').inputValue()).toBe(name);
    await section(page).getByText('Connected on').waitFor();
    await expectAccessible(page);
    await shoot('sso-account', { fullPage: true });

    await section(page).getByRole('button', { name: 'Disconnect' }).click();
    await section(page).getByRole('alert').waitFor();
    await expectAccessible(page);
    await shoot('sso-last', { fullPage: true });

    await logOut(page);
    await button(page).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/account');
    await expect.poll(() => names.getByLabel('Username').inputValue()).toBe(name);
  });

  it.each(looks)('is joined to an account from its page, and taken away, $theme on a $size', async (look) => {
    const { page, shoot } = await openPage(look);
    const name = `joins_${look.theme}_${look.size}`;
    const account = { username: name, email: `${name}@home.example`, password };
    expect((await page.request.post(`${url()}/api/register`, { data: account })).status()).toBe(201);
    be(name);
    await page.goto('/account');
    await section(page).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await shoot('sso-connect');
    await section(page).getByRole('button', { name: 'Connect Acme' }).click();
    await page.getByText('You can now sign in with Acme.').first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await section(page).getByText('Connected on').waitFor();
    await expectFocus(page, 'Sign in with Acme');
    await page.getByRole('list', { name: 'Your recent activity' }).getByText('Sign-in connected').waitFor();

    await logOut(page);
    await button(page).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/account');
    await section(page).getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('Acme no longer opens this account.').first().waitFor();
    await expectFocus(page, 'Sign in with Acme');
    await section(page).getByRole('button', { name: 'Connect Acme' }).waitFor();
    await expectAccessible(page);
    await shoot('sso-disconnected');
  });

  it.each(looks)('leaves an account with a password to its owner, and says so, $theme on a $size', async (look) => {
    const { page, shoot } = await openPage(look);
    const name = `taken_${look.theme}_${look.size}`;
    const account = { username: name, email: `${name}@example.com`, password };
    expect((await page.request.post(`${url()}/api/register`, { data: account })).status()).toBe(201);
    be(name);
    await logOut(page);
    await button(page).click();
    const message = 'There is already an account with your email. Log in to it as usual, then connect it';
    await page.getByRole('alert').getByText(message).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    await expectAccessible(page);
    await shoot('sso-taken', { fullPage: true });
  });
});

describe('single sign-on alone', () => {
  const { openPage } = useBrowser(() => ({ ...settingsFor(homes[1]!), PASSWORD_LOGIN: 'off' }));

  it.each(looks)('is the only way to log in, $theme on a $size', async (look) => {
    const { page, shoot } = await openPage(look);
    be(`only_${look.theme}_${look.size}`);
    await page.goto('/auth?tab=register');
    await button(page).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await expectAccessible(page);
    await shoot('sso-only', { fullPage: true });
    await button(page).click();
    await page.waitForURL('**/dashboard');
  });
});
