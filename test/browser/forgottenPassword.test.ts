import { describe, expect, it } from 'vitest';
import { expectAccessible, focused } from '../support/page.ts';
import { admin, logIn, usePeople } from '../support/people.ts';

const { accountOf, open, post } = usePeople();
const withMail = usePeople({ SMTP_URL: 'smtp://127.0.0.1:9' });

describe('a forgotten password', () => {
  it('is asked for anew with the same answer for everybody', async () => {
    const { page, operations } = await withMail.open('/auth');
    await page.getByRole('link', { name: 'Forgot password? Email our admin' }).waitFor();
    await page.getByRole('link', { name: 'Set a new password' }).click();
    // The login form, which the page still shows until then, has a field of the same name.
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText(/If this email belongs to an account, we have sent it a link/).waitFor();
    await expect.poll(() => focused(page)).toBe('Check your email');
    expect(operations).toEqual(['useRequestResetMutation']);
  });

  it('is replaced with a link, which works once', async () => {
    const { email } = await accountOf('resetter');
    const cookie = (await post('/api/login', admin)).headers.getSetCookie()[0]!.split(';')[0]!;
    const users = '{ users(search: "resetter") { edges { node { id } } } }';
    const found = await (await post('/graphql', { query: users }, cookie)).json();
    const query = `mutation { createResetLink(userId: "${found.data.users.edges[0].node.id}") { ... on CreateResetLinkPayload { url } } }`;
    const made = await (await post('/graphql', { query }, cookie)).json();
    const { pathname, hash } = new URL(made.data.createResetLink.url);
    const link = pathname + hash;

    const { page } = await open(link);
    expect(await page.title()).toBe('Set a new password – Stackling');
    expect(await page.evaluate(() => document.referrer)).toBe('');
    const entries = await page.evaluate(() => history.length);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('Password must be at least 8 characters').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('battery staple');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('Your new password is set').first().waitFor();
    await page.waitForURL('**/auth');
    await logIn(page, { email, password: 'battery staple' });
    await page.waitForURL('**/dashboard');
    // The address with the token was replaced.
    expect(await page.evaluate(() => history.length)).toBe(entries);

    const again = await open(link);
    await again.page.getByLabel('New password', { exact: true }).fill('battery staple');
    await again.page.getByRole('button', { name: 'Set the new password' }).click();
    await again.page.getByText('This link has already been used or has expired.').waitFor();
    expect(await focused(again.page)).toBe('This link does not work');
    expect(again.page.url()).not.toContain(hash);
    await expectAccessible(again.page);
  });
});
