/** A second factor in a real browser: an authenticator app, recovery codes, and passkeys of a virtual device. */
import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, password } from '../support/people.ts';
import { expectAccessible, expectFocus, looks, useBrowser, type Look } from '../support/page.ts';

const { openPage, url } = useBrowser(() => ({ LOG_LEVEL: 'silent' }));

/** Passkeys need a host with a name. */
const home = () => url().replace('127.0.0.1', 'localhost');

/** Only later steps are accepted, so that each code is one of a step that was not used. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

async function openAccount(look: Look) {
  const opened = await openPage(look);
  const { page, context } = opened;
  const email = await signUpHere(page);
  await page.goto(`${home()}/account`);
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  return { ...opened, context, email };
}

let people = 0;

async function signUpHere(page: Page): Promise<string> {
  people += 1;
  const username = `factor_${people}`;
  const email = `${username}@example.com`;
  const answer = await page.request.post(`${home()}/api/register`, { data: { username, email, password } });
  expect(answer.status()).toBe(201);
  return email;
}

const section = (page: Page) => page.getByRole('region', { name: 'Second step at login' });

async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await section(page).getByRole('button', { name: 'Set up app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await saved.waitFor();
  const codes = await saved.getByRole('listitem').allTextContents();
  return { secret, codes };
}

async function logOut(page: Page): Promise<void> {
  await page.request.post(`${home()}/api/logout`);
  await page.goto(`${home()}/auth`);
}

describe('an authenticator app', () => {
  it.each(looks)('is set up and asked for, $theme on a $size', async (look) => {
    const { page, shoot, email } = await openAccount(look);
    await section(page).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await shoot('second-factor-none', { fullPage: true });
    await section(page).getByRole('button', { name: 'Set up app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await expectFocus(page, 'Code');
    await expectAccessible(page);
    await shoot('second-factor-app');
    await dialog.getByLabel('Code', { exact: true }).fill('000000');
    await page.keyboard.press('Enter');
    await dialog.getByText('This code is wrong or was used already.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    const { secret, codes } = await setUpApp(page);
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    await shoot('second-factor-codes');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await section(page).getByText('You have 10 codes left.').waitFor();
    await expectAccessible(page);
    await shoot('second-factor-on', { fullPage: true });

    await logOut(page);
    await logIn(page, { email, password });
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await expectFocus(page, 'Code');
    await expectAccessible(page);
    await shoot('second-step');
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await page.getByText('This code is wrong or was used already.').first().waitFor();
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await logOut(page);
    await logIn(page, { email, password });
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code', { exact: true }).fill(codes[0]!.toUpperCase());
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  it.each(looks)('is replaced only by who shows again that it is them, $theme on a $size', async (look) => {
    const { page, shoot } = await openAccount(look);
    await page.route(
      '**/graphql',
      async (route) => {
        // As after ten minutes.
        const result = { __typename: 'ProofRequiredError', message: 'Please show again.', methods: ['PASSWORD'] };
        await route.fulfill({ json: { data: { result } } });
      },
      { times: 1 },
    );
    await section(page).getByRole('button', { name: 'Set up app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
    await dialog.waitFor();
    await expectFocus(page, 'Password');
    await expectAccessible(page);
    await shoot('proof');
    await page.keyboard.type('wrong horse');
    await page.keyboard.press('Enter');
    await dialog.getByText('This is not your current password').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Set up your authenticator app' }).waitFor();
  });
});

it('asks who it is in a dialog over the one that needs to know', async () => {
  const { page } = await openAccount({ theme: 'light', size: 'phone' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await confirmation.getByLabel('Current password', { exact: true }).fill(password);
  await page.route(
    '**/graphql',
    async (route) => {
      const result = { __typename: 'ProofRequiredError', message: 'Please show again.', methods: ['PASSWORD'] };
      await route.fulfill({ json: { data: { result } } });
    },
    { times: 1 },
  );
  await confirmation.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await expectFocus(page, 'Password');
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Account deleted').first().waitFor();
});

/** A device with passkeys, as Chromium's tests have one. */
async function addDevice(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    confirm: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

describe('a passkey', () => {
  it.each(looks)('is added, signs in alone and after the password, and is removed, $theme on a $size', async (look) => {
    const { page, context, shoot, email } = await openAccount(look);
    const device = await addDevice(context, page);
    await section(page).getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await expectFocus(page, 'Name');
    await expectAccessible(page);
    await shoot('passkey-new');
    await dialog.getByLabel('Name', { exact: true }).fill('My phone');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await section(page).getByText('My phone', { exact: true }).first().waitFor();
    await section(page).getByRole('button', { name: 'Rename My phone' }).click();
    await page.getByRole('dialog', { name: 'Rename passkey' }).getByLabel('Name', { exact: true }).fill('Blue phone');
    await page.keyboard.press('Enter');
    await section(page).getByRole('button', { name: 'Remove Blue phone' }).waitFor();
    await expectAccessible(page);
    await shoot('passkey-list', { fullPage: true });

    await logOut(page);
    await device.confirm(false); // or the field would be filled in by itself
    const button = page.getByRole('button', { name: 'Log in with a passkey' });
    await button.waitFor();
    await expectAccessible(page);
    await shoot('login-with-passkey');
    await device.confirm(true);
    await button.click();
    await page.waitForURL('**/dashboard');

    await logOut(page);
    await device.confirm(false);
    await logIn(page, { email, password });
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await expectFocus(page, 'Use a passkey');
    await expectAccessible(page);
    await shoot('second-step-passkey');
    await device.confirm(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/dashboard');

    await page.goto(`${home()}/account`);
    await section(page).getByRole('button', { name: 'Remove Blue phone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
    await page.getByText('Passkey removed').first().waitFor();
    await expectFocus(page, 'Second step at login');
    expect(await section(page).getByText('Blue phone').count()).toBe(0);
  });

  it('is offered in the email field', async () => {
    const { page, context } = await openAccount({ theme: 'light', size: 'desktop' });
    await addDevice(context, page);
    await section(page).getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await logOut(page);
    await page.getByLabel('Email', { exact: true }).focus();
    await page.waitForURL('**/dashboard');
  });

  it('that does not make sure who holds it does not sign in alone', async () => {
    const { page, context } = await openAccount({ theme: 'light', size: 'desktop' });
    const device = await addDevice(context, page);
    await section(page).getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await logOut(page);
    await device.verify(false);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.getByText('Your browser did not give a passkey. Please try again.').first().waitFor();
  });
});

describe('a server that requires a second factor', () => {
  const strict = useBrowser(() => ({ LOG_LEVEL: 'silent', REQUIRE_SECOND_FACTOR: 'all' }));

  it.each(looks)('leads to it after registering, $theme on a $size', async (look) => {
    const { page, shoot } = await strict.openPage(look);
    people += 1;
    await page.goto('/auth?tab=register&next=%2Faccount');
    await page.getByLabel('Username', { exact: true }).fill(`strict_${people}`);
    await page.getByLabel('Email', { exact: true }).fill(`strict_${people}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByRole('heading', { name: 'Make your account safe' }).waitFor();
    await expectAccessible(page);
    await shoot('second-factor-required');
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Make your account safe' }).waitFor();
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Make your account safe' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });
});
