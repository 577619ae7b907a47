import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { openMailbox } from '../support/mailbox.ts';
import { expectAccessible, focused, type Look } from '../support/page.ts';
import { admin, logIn, password, usePeople } from '../support/people.ts';

const port = await freePort();
const { open, post, url } = usePeople({ SMTP_URL: `smtp://127.0.0.1:${port}` });

const phone: Look = { theme: 'light', size: 'phone' };
const darkDesktop: Look = { theme: 'dark', size: 'desktop' };

/** Somebody whose email an administrator has changed, so that it is not verified. */
async function unverified(username: string, linkTo: (email: string) => Promise<string>) {
  const registered = { username, email: `${username}@first.example`, password };
  await post('/api/register', registered);
  const token = (await linkTo(registered.email)).split('#')[1];
  const query = 'mutation ($input: FinishRegistrationInput!) { finishRegistration(input: $input) { __typename } }';
  await post('/graphql', { query, variables: { input: { token, password } } });
  const cookie = (await post('/api/login', admin)).headers.getSetCookie()[0]!.split(';')[0]!;
  const found = await fetch(`${url()}/api/admin/users?search=${username}`, { headers: { cookie } });
  const [{ id }] = (await found.json()) as [{ id: number }];
  const email = `${username}@example.com`;
  const changed = await fetch(`${url()}/api/admin/users/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email }),
  });
  expect(changed.status).toBe(200);
  return { email, password };
}

async function openAccount(account: { email: string; password: string }, look: Look) {
  const opened = await open('/auth?next=/account', look);
  await logIn(opened.page, account);
  await opened.page.getByText(`You have not confirmed ${account.email} yet`).waitFor();
  return opened;
}

async function saveEmail(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Current password', { exact: true }).first().fill(password);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(`We are waiting for you to confirm ${email}`).waitFor();
  // What is said of it is above the button.
  await expect.poll(() => focused(page)).toBe('Name and email');
}

it('confirms a new email on another device, after a change that was cancelled', async () => {
  const linkTo = await openMailbox(port);
  const account = await unverified('mover', linkTo);
  const { page, shoot } = await openAccount(account, phone);
  await shoot('email-unconfirmed');
  await expectAccessible(page);

  await saveEmail(page, 'cancelled@example.com');
  await shoot('email-waiting');
  await expectAccessible(page);
  const cancelled = await linkTo('cancelled@example.com');
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await page.getByText(`You have not confirmed ${account.email} yet`).waitFor();
  await expect.poll(() => focused(page)).toBe('Name and email');

  await saveEmail(page, 'moved@example.com');
  await linkTo('moved@example.com');
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Email sent').first().waitFor();
  const other = await open(await linkTo('moved@example.com'), phone);
  const confirm = other.page.getByRole('button', { name: 'Confirm my email address' });
  await confirm.waitFor();
  await other.shoot('email-confirm');
  await expectAccessible(other.page);
  const entries = await other.page.evaluate(() => history.length);
  await confirm.click();
  await expect.poll(() => focused(other.page)).toBe('Your email is confirmed');
  await other.shoot('email-confirmed');
  await expectAccessible(other.page);
  // The address with the token was replaced.
  expect(other.page.url()).not.toContain('#');
  expect(await other.page.evaluate(() => history.length)).toBe(entries);

  const useless = await open(cancelled, darkDesktop);
  await useless.page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect.poll(() => focused(useless.page)).toBe('This link does not work');
  await useless.shoot('email-useless');
  await expectAccessible(useless.page);
});

it('shows an email in an open tab once it is confirmed in another', async () => {
  const linkTo = await openMailbox(port);
  const account = await unverified('tabber', linkTo);
  const { page, shoot } = await openAccount(account, darkDesktop);
  await saveEmail(page, 'other_tab@example.com');
  await shoot('email-waiting');
  const other = await page.context().newPage();
  await other.goto(await linkTo('other_tab@example.com'));
  await other.getByRole('button', { name: 'Confirm my email address' }).click();
  await other.getByText('Your email is confirmed').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('other_tab@example.com');
  expect(await page.getByText('We are waiting for you').count()).toBe(0);
  // The one to change the password with; the email is not being changed any more.
  expect(await page.getByLabel('Current password', { exact: true }).count()).toBe(1);
});
