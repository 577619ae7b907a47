/** The page on which administrators see jobs, mail and limits, and a mail server that refuses what it is sent. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { expectAccessible, focused, looks, press, tabTo, type Look } from '../support/page.ts';
import { admin, logIn, usePeople } from '../support/people.ts';
import { startMailServer } from '../support/smtp.ts';

const port = await freePort();
const { openPage, post, url } = usePeople({ SMTP_URL: `smtp://127.0.0.1:${port}` });
const withoutMail = usePeople();

const phone: Look = { theme: 'light', size: 'phone' };

const toast = (page: Page) => page.locator('li[data-state=open]');
const mails = (page: Page) => page.getByRole('list', { name: 'Mails that were not sent' }).getByRole('listitem');
/** An invitation in the list; of its address, administrators see the domain. */
const mailTo = (page: Page, domain: string) => mails(page).filter({ hasText: `Invitation for g…@${domain}` });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Invites somebody at each of these domains, which sends a mail. */
async function invite(...domains: string[]): Promise<void> {
  const cookie = (await post('/api/login', admin)).headers.getSetCookie()[0]!.split(';')[0]!;
  const query = 'mutation ($input: CreateInvitationInput!) { createInvitation(input: $input) { __typename } }';
  for (const domain of domains) {
    const answer = await post('/graphql', { query, variables: { input: { email: `guest@${domain}` } } }, cookie);
    expect(await answer.json()).toEqual({ data: { createInvitation: { __typename: 'CreateInvitationPayload' } } });
  }
}

async function openServer(look: Look, open = openPage) {
  const opened = await open(look);
  await opened.page.goto('/auth?next=/admin/server');
  await logIn(opened.page, admin);
  await opened.page.getByRole('heading', { level: 1, name: 'Jobs, mail and limits' }).waitFor();
  return opened;
}

/** Refreshes the page until it shows that the mail was refused. */
async function untilRefused(page: Page, domain: string): Promise<void> {
  await expect
    .poll(async () => {
      await button(page, 'Refresh').click();
      return mailTo(page, domain).textContent({ timeout: 2_000 });
    })
    .toContain('The mail server refuses the mail, its sender or its recipient.');
}

describe('who may see it', () => {
  it('leads to /auth when nobody is signed in, and asks the server nothing', async () => {
    const { page, operations } = await openPage(phone);
    await page.goto('/admin/server');
    await page.waitForURL('**/auth?next=%2Fadmin%2Fserver');
    expect(operations).toEqual([]);
  });

  it('says that access is denied to everybody else', async () => {
    const account = await withoutMail.accountOf('nobody_special');
    const { page } = await withoutMail.open('/auth?next=/admin/server', phone);
    await logIn(page, account);
    const denied = "Access Denied: You don't have permission to access the admin dashboard.";
    await page.getByRole('heading', { level: 1, name: denied }).waitFor();
    await expectAccessible(page);
  });

  it('is found from the administration and leads back, with one request and a title', async () => {
    const { page, operations } = await openPage(phone);
    await page.goto('/auth?next=/admin');
    await logIn(page, admin);
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    operations.length = 0;
    await page.getByRole('link', { name: 'Jobs, mail and limits' }).click();
    await page.getByRole('heading', { level: 1, name: 'Jobs, mail and limits' }).waitFor();
    expect(await page.title()).toBe('Jobs, mail and limits – Stackling');
    await expect.poll(() => focused(page)).toBe('Jobs, mail and limits');
    expect(operations).toEqual(['ServerStateQuery']);
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    expect((await fetch(`${url()}/admin/server`)).status).toBe(200);
  });
});

it.each(looks)('tries a mail again, drops one and sends a test mail, $theme on a $size', async (look) => {
  const server = await startMailServer('refuse', port);
  const [wanted, unwanted] = [
    `wanted.${look.theme}-${look.size}.example`,
    `unwanted.${look.theme}-${look.size}.example`,
  ];
  await invite(wanted);
  const { page, shoot } = await openServer(look);
  await untilRefused(page, wanted);
  await expectAccessible(page);
  await shoot('admin-server', { fullPage: true });

  await mailTo(page, wanted).getByRole('button', { name: 'Try again' }).click();
  await toast(page).getByText('Mail not sent').waitFor();
  server.behave('kind');
  await mailTo(page, wanted).getByRole('button', { name: 'Try again' }).click();
  await toast(page).getByText('Mail sent').waitFor();
  await expect.poll(() => mailTo(page, wanted).count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('Mail');
  expect(server.mails.map(({ to }) => to[0])).toContain(`guest@${wanted}`);

  await button(page, 'Send me a test mail').click();
  await page.getByText(`The mail server has taken the mail to ${admin.email}.`).waitFor();
  server.behave('refuse');
  await button(page, 'Send me a test mail').click();
  await page.getByText(`The mail to ${admin.email} was not sent.`).waitFor();
  await expectAccessible(page);
  await shoot('admin-test-mail');

  await invite(unwanted);
  await untilRefused(page, unwanted);
  await mailTo(page, unwanted).getByRole('button', { name: 'Drop' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Drop this mail?' });
  await dialog.waitFor();
  await expectAccessible(page);
  await shoot('admin-drop-mail');
  await dialog.getByRole('button', { name: 'Drop mail' }).click();
  await toast(page).getByText('Mail dropped').waitFor();
  await expect.poll(() => mailTo(page, unwanted).count()).toBe(0);

  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  const log = page.getByRole('region', { name: 'Audit log' });
  await log.getByText(`tried again to send a mail to g…@${wanted}`).first().waitFor();
  await log.getByText(`dropped a mail to g…@${unwanted}`).first().waitFor();
});

it('shows sixty mails page by page, and is used by keyboard', async () => {
  await startMailServer('refuse', port);
  const domains = Array.from({ length: 60 }, (_, number) => `n${number}.${'long-'.repeat(10)}${number}.example`);
  await invite(...domains);
  const { page } = await openServer(phone);
  await expect.poll(() => mails(page).count()).toBe(20);
  await press(page, 'Show more mails');
  await expect.poll(() => mails(page).count()).toBeGreaterThanOrEqual(60);
  await expectAccessible(page);

  const first = `Drop Invitation for g…@${domains[59]}`;
  await page.getByRole('heading', { level: 1 }).focus();
  await press(page, first);
  const dialog = page.getByRole('alertdialog', { name: 'Drop this mail?' });
  await dialog.waitFor();
  await expect.poll(() => focused(page)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe(first);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, 'Drop mail');
  await page.keyboard.press('Enter');
  await toast(page).getByText('Mail dropped').waitFor();
  await expect.poll(() => focused(page)).toBe('Mail');
  // What is listed stays listed.
  expect(await mails(page).count()).toBeGreaterThanOrEqual(59);
});

it.each(looks)('says that a server sends no mail, $theme on a $size', async (look) => {
  const { page, shoot } = await openServer(look, withoutMail.openPage);
  await page.getByText('This server sends no email, because the setting SMTP_URL is empty.').waitFor();
  expect(await button(page, 'Send me a test mail').count()).toBe(0);
  await expectAccessible(page);
  await shoot('admin-server-without-mail', { fullPage: true });
});
