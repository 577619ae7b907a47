import { describe, expect, it } from 'vitest';
import { expectAccessible, looks, useBrowser } from '../support/page.ts';
import { password } from '../support/people.ts';
import { codeOf } from '../support/totp.ts';

const strict = useBrowser(() => ({ LOG_LEVEL: 'silent', REQUIRE_SECOND_FACTOR: 'all' }));
let people = 0;

describe('a server that requires a second factor', () => {
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
