/** The account page, for what is set up there as a second factor. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { useBrowser, type Look } from './page.ts';
import { password } from './people.ts';
import { codeOf } from './totp.ts';

let people = 0;

/** A server and a browser for the tests of one file, and its users' account pages. */
export function useAccountPage() {
  const { openPage, url } = useBrowser(() => ({ LOG_LEVEL: 'silent' }));
  /** Passkeys need a host with a name. */
  const home = () => url().replace('127.0.0.1', 'localhost');

  async function openAccount(look: Look, from = home()) {
    const opened = await openPage(look);
    const email = await signUpHere(opened.page, from);
    await opened.page.goto(`${from}/account`);
    await opened.page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    return { ...opened, email };
  }

  async function signUpHere(page: Page, from: string): Promise<string> {
    people += 1;
    const username = `factor_${people}`;
    const email = `${username}@example.com`;
    const answer = await page.request.post(`${from}/api/register`, { data: { username, email, password } });
    expect(answer.status()).toBe(201);
    return email;
  }

  async function logOut(page: Page): Promise<void> {
    await page.request.post(`${home()}/api/logout`);
    await page.goto(`${home()}/auth`);
  }

  return { openAccount, logOut, home, url };
}

export const section = (page: Page) => page.getByRole('region', { name: 'Second step at login' });

export async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await section(page).getByRole('button', { name: 'Set up app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  // Only later steps are accepted, so that the code of this one can still be used.
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await saved.waitFor();
  const codes = await saved.getByRole('listitem').allTextContents();
  return { secret, codes };
}

/** A device with passkeys, as Chromium's tests have one. */
export async function addDevice(context: BrowserContext, page: Page) {
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
