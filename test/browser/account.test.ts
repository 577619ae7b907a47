/** What the account's dialogs hold on to, and where the focus goes from them. */
import { expect, it } from 'vitest';
import { expectAccessible, focused, looks, useBrowser } from '../support/page.ts';

const { openPage } = useBrowser();

async function openAccount(look = looks[0], expected: RegExp[] = []) {
  const opened = await openPage(look, { isSignedIn: true, expected });
  await opened.page.goto('/account');
  await opened.page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  return opened;
}

it.each(looks)('holds the dialog while the account is being deleted, $theme on a $size', async (look) => {
  const { page, shoot } = await openAccount(look);
  const { promise: asked, resolve: deliver } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Current password', { exact: true }).fill('correct horse');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByRole('button', { name: 'Deleting...' }).waitFor();
  await shoot('delete-account');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.mouse.click(5, 5);
  expect(await dialog.isVisible()).toBe(true);
  deliver();
  await page.getByText('Account deleted').first().waitFor();
});

it.each(looks)('says in its dialog that a token was not revoked, $theme on a $size', async (look) => {
  const { page, shoot } = await openAccount(look, [/ERR_FAILED/]);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Backup');
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => focused(page)).toBe('Access tokens');

  await page.getByRole('button', { name: 'Revoke Backup' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Revoke “Backup”?' });
  await page.route('**/graphql', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Revoke token' }).click();
  await dialog.getByText('Failed to revoke access token: Stackling could not be reached. Please try again.').waitFor();
  await expectAccessible(page);
  await shoot('revoke-failed');

  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Revoke token' }).click();
  await page.getByText('You have no access tokens.').waitFor();
  await expect.poll(() => focused(page)).toBe('Access tokens');
});
