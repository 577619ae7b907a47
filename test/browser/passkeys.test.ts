/** Passkeys of a virtual device in a real browser. */
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectFocus, looks } from '../support/page.ts';
import { logIn, password } from '../support/people.ts';
import { addDevice, section, useAccountPage } from '../support/secondFactorPage.ts';

const { openAccount, logOut, home, url } = useAccountPage();

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

describe('where there are no passkeys', () => {
  it('the account page says that it is the address', async () => {
    const { page, shoot } = await openAccount({ theme: 'dark', size: 'phone' }, url());
    await section(page).getByText('Passkeys cannot be used at 127.0.0.1.').waitFor();
    expect(await section(page).getByRole('button', { name: 'Add passkey' }).count()).toBe(0);
    await expectAccessible(page);
    await shoot('passkeys-address', { fullPage: true });
  });

  it('the account page says that it is the browser', async () => {
    const { page } = await openAccount({ theme: 'light', size: 'phone' });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await page.reload();
    await section(page).getByText('This browser does not have passkeys.').waitFor();
    expect(await section(page).getByRole('button', { name: 'Add passkey' }).count()).toBe(0);
  });

  it('logging in says why, and takes a recovery code', async () => {
    const { page, context, email } = await openAccount({ theme: 'dark', size: 'phone' });
    await addDevice(context, page);
    await section(page).getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
    const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
    const code = await saved.getByRole('listitem').first().textContent();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.request.post(`${home()}/api/logout`);
    await page.goto(`${url()}/auth`);
    await logIn(page, { email, password });
    await page.getByText('Passkeys cannot be used at 127.0.0.1.').waitFor();
    await page.getByLabel('Recovery code', { exact: true }).fill(code!);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });
});
