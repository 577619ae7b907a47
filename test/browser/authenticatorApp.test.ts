/** An authenticator app and recovery codes in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectFocus, looks } from '../support/page.ts';
import { logIn, password } from '../support/people.ts';
import { section, setUpApp, useAccountPage } from '../support/secondFactorPage.ts';
import { codeOf } from '../support/totp.ts';

const { openAccount, logOut } = useAccountPage();

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
    const lines = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
    const cutOff = await lines.evaluateAll((all) => all.filter((line) => line.scrollWidth > line.clientWidth).length);
    expect(cutOff).toBe(0);
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
    await askForProofOnce(page, 'useTotpStartMutation');
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

/** Answers an operation once as if its user had last shown who they are ten minutes ago; others that come between are left alone. */
async function askForProofOnce(page: Page, operation: string): Promise<void> {
  let isAnswered = false;
  await page.route('**/graphql', async (route) => {
    if (isAnswered || route.request().postDataJSON().operationName !== operation) return route.fallback();
    isAnswered = true;
    const result = { __typename: 'ProofRequiredError', message: 'Please show again.', methods: ['PASSWORD'] };
    await route.fulfill({ json: { data: { result } } });
  });
}

it('asks who it is in a dialog over the one that needs to know', async () => {
  const { page } = await openAccount({ theme: 'light', size: 'phone' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await confirmation.getByLabel('Current password', { exact: true }).fill(password);
  await askForProofOnce(page, 'useDeleteAccountMutation');
  await confirmation.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await expectFocus(page, 'Password');
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Account deleted').first().waitFor();
});
