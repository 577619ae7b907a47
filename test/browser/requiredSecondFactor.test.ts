import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { openMailbox } from '../support/mailbox.ts';
import { expectAccessible, looks, useBrowser } from '../support/page.ts';
import { password } from '../support/people.ts';
import { codeOf } from '../support/totp.ts';

const settings = { LOG_LEVEL: 'silent', REQUIRE_SECOND_FACTOR: 'all' };
const port = await freePort();
const strict = useBrowser(() => settings);
const withMail = useBrowser(() => ({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` }));
let people = 0;

/** Registers on the page that is open; returns the email. */
async function register(page: Page): Promise<string> {
  people += 1;
  const email = `strict_${people}@example.com`;
  await page.getByLabel('Username', { exact: true }).fill(`strict_${people}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  return email;
}

/** Waits until the advice to set up a second factor is there, and seen from its beginning. */
async function expectAdvice(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Make your account safe' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

describe('a server that requires a second factor', () => {
  it.each(looks)('leads to it after registering, $theme on a $size', async (look) => {
    const { page, shoot } = await strict.openPage(look);
    await page.goto('/auth?tab=register&next=%2Faccount');
    await register(page);
    await expectAdvice(page);
    await expectAccessible(page);
    await shoot('second-factor-required');
    await page.goto('/dashboard');
    await expectAdvice(page);
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Make your account safe' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  it('leads to it after a registration that is finished with a mail', async () => {
    const linkTo = await openMailbox(port);
    const { page } = await withMail.openPage(looks[0]);
    await page.goto('/auth?tab=register');
    const email = await register(page);
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goto(await linkTo(email));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expectAdvice(page);
  });
});
