import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectFocus, focused, press, tabTo, useBrowser, type Look } from '../support/page.ts';

const { openPage } = useBrowser();

const darkPhone: Look = { theme: 'dark', size: 'phone' };
const toast = (page: Page) => page.locator('li[data-state=open]');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

describe('by keyboard alone', () => {
  it('a visitor finds tools, makes an account on the way, and saves them as a stack', async () => {
    const { page } = await openPage(darkPhone, { expected: [/status of 401/] });
    await page.goto('/');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await press(page, 'Find my five tools');
    await expectFocus(page, 'Find your stack');

    await type(page, "Describe what you're working on", 'A weekly podcast with remote guests and a newsletter');
    await type(page, 'Monthly Budget ($)', '60');
    await tabTo(page, 'Category');
    await page.keyboard.type('Work');
    await press(page, 'Get AI Recommendations');
    await expectFocus(page, /^5 tools within \$60\/month$/);

    await press(page, 'Save Stack');
    await page.getByRole('alertdialog', { name: 'Save this stack?' }).waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(page, 'Save Stack');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Save this stack?' }).waitFor();
    await press(page, 'Save Stack');
    await page.getByText('Would you like to create an account now?').waitFor();
    await press(page, 'Create account');
    await heading(page, 'Create your account').waitFor();

    await type(page, 'Username', 'keyboarder');
    await type(page, 'Email', 'keyboarder@example.com');
    await type(page, 'Password', 'correct horse');
    await type(page, 'Confirm password', 'correct horse');
    await page.keyboard.press('Enter');
    await heading(page, /^5 tools within/).waitFor();
    await page.waitForURL('**/finder?view=results');

    await press(page, 'Save Stack');
    await page.getByRole('alertdialog', { name: 'Save this stack?' }).waitFor();
    await press(page, 'Save Stack');
    await expectFocus(page, 'Name');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Podcast');
    await page.keyboard.press('Enter');
    await toast(page).getByText('Your custom "Podcast" stack has been saved.').waitFor();
    await expectFocus(page, 'Save Stack');

    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Save this stack?' }).waitFor();
    await press(page, 'Save Stack');
    await expectFocus(page, 'Name');
    await press(page, 'Save to an existing stack');
    await page.getByRole('dialog', { name: 'Choose a stack' }).waitFor();
    await page.keyboard.press('1');
    await press(page, 'Save Stack');
    await expectFocus(page, /^“Podcast” already has /);
    await press(page, 'Save all again');
    await toast(page).getByText('Recommendations added to "Podcast".').waitFor();
    await expectFocus(page, 'Save Stack');

    await page.keyboard.press('F8');
    await press(page, 'Dismiss notification');
    await press(page, 'Menu');
    await press(page, 'My Stacks');
    await expectFocus(page, 'My Stacks');
  });

  it('a screen whose data is slow has its heading in focus when it comes', async () => {
    const { page } = await openPage(darkPhone, { isSignedIn: true });
    await page.goto('/about');
    const { promise: asked, resolve: deliver } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await asked;
      await route.continue();
    });
    await press(page, 'Menu');
    await press(page, 'Dashboard');
    await page.getByRole('main').getByText('Loading…').waitFor();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    deliver();
    await heading(page, 'Subscription Dashboard').waitFor();
    expect(await focused(page)).toBe('Subscription Dashboard');
  });

  it('somebody makes a stack, fills it, tracks what is in it, changes it and deletes it', async () => {
    const { page } = await openPage(darkPhone, { isSignedIn: true });
    await page.goto('/projects');
    await heading(page, 'No stacks yet').waitFor();
    await press(page, 'Create Empty Stack');
    await expectFocus(page, 'Name');
    await page.keyboard.type('Thesis');
    await tabTo(page, 'Type');
    await page.keyboard.type('Education');
    await type(page, 'Budget per month ($)', '30');
    await press(page, 'Create stack');
    await expectFocus(page, 'Thesis');
    await page.getByText('$30 per month').waitFor();

    await press(page, 'Add Subscription');
    await expectFocus(page, 'Name');
    await page.keyboard.press('Escape');
    await expectFocus(page, 'Add Subscription');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Name');
    await page.keyboard.type('Zotero');
    await type(page, 'Price', '$20/year');
    await type(page, 'Description', 'Keeps sources.');
    await press(page, 'Add subscription');
    await expectFocus(page, 'Add Subscription');

    await press(page, 'Track this : Zotero');
    await toast(page).waitFor();
    // What is tracked takes the place of the button, and its focus.
    await expectFocus(page, /^Tracked: /);
    await press(page, 'Remove Zotero');
    await expectFocus(page, 'Cancel');
    await page.keyboard.press('Escape');
    await expectFocus(page, 'Remove Zotero');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Cancel');
    await press(page, 'Remove');
    await page.getByText('No subscriptions saved to this stack yet.').waitFor();
    await press(page, 'Edit');
    await expectFocus(page, 'Name');
    await page.keyboard.press('End');
    await page.keyboard.type(' tools');
    await page.keyboard.press('Enter');
    await heading(page, 'Thesis tools').waitFor();
    await expectFocus(page, 'Edit');

    await press(page, 'Delete');
    await expectFocus(page, 'Cancel');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Delete');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Cancel');
    await press(page, 'Delete stack');
    await heading(page, 'No stacks yet').waitFor();
    await expectFocus(page, 'My Stacks');
  });

  it('somebody changes an account, makes and revokes a token, and thinks better of deleting it', async () => {
    const { page } = await openPage(darkPhone, { isSignedIn: true });
    await page.goto('/account');
    await heading(page, 'Account').waitFor();
    await tabTo(page, 'Username');
    await page.keyboard.press('End');
    await page.keyboard.type('_too');
    await page.keyboard.press('Enter');
    await toast(page).getByText('Account updated').waitFor();

    await type(page, 'Name', 'Backup');
    await page.keyboard.press('Enter');
    await page.getByLabel('Your new access token').waitFor();
    await press(page, 'Done');
    await press(page, 'Revoke Backup');
    await expectFocus(page, 'Cancel');
    await press(page, 'Revoke token');
    await page.getByText('You have no access tokens.').waitFor();

    await press(page, 'Delete my account');
    await page.getByRole('alertdialog', { name: 'Delete your account?' }).waitFor();
    await expectFocus(page, 'Cancel');
    await page.keyboard.press('Escape');
    await expectFocus(page, 'Delete my account');

    await press(page, 'Menu');
    await tabTo(page, 'Dark');
    await page.keyboard.press('ArrowLeft');
    await expectFocus(page, 'Light');
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(false);
    await press(page, 'Logout');
    await toast(page).getByText('You have been logged out successfully').waitFor();
  });
});
