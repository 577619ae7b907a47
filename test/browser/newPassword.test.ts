/** What a field for a new password says of it. */
import { expect, it } from 'vitest';
import { expectAccessible, looks, useBrowser } from '../support/page.ts';

const { openPage } = useBrowser();

it.each(looks)('says how hard a new password is to guess, $theme on a $size', async (look) => {
  const { page, shoot } = await openPage(look);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/auth?tab=register');
  await page.getByLabel('Username').fill('ada_lovelace');
  await page.getByLabel('Email').fill('countess@example.com');
  const wordLists = () => scripts.filter((url) => url.includes('/PasswordStrength-'));
  expect(wordLists()).toEqual([]);

  const field = page.getByLabel('Password', { exact: true });
  const line = page.getByRole('status').filter({ hasText: /./ });
  await field.fill('short');
  await line.getByText('At least 8 characters').waitFor();
  await expect.poll(() => wordLists()).toHaveLength(1);
  for (const [typed, said] of [
    ['sunshine1', 'This password is easy to guess'],
    ['lovelace1815', 'This password is too close to your name'],
    ['very secret', 'Fair. Another word would make it stronger.'],
    ['correct horse', 'Good password'],
    ['correct horse battery', 'Strong password'],
  ] as const) {
    await field.fill(typed);
    await line.getByText(said).waitFor();
    await expectAccessible(page);
    await shoot(`strength-${typed.replaceAll(' ', '-')}`);
  }
});

it('shows at its field that the server refuses one', async () => {
  const { page } = await openPage(looks[0], { expected: [/PasswordStrength/, /ERR_FAILED/] });
  // Without its word lists, the page cannot say it before.
  await page.route('**/PasswordStrength-*', (route) => route.abort());
  await page.goto('/auth?tab=register');
  await page.getByLabel('Username').fill('guessable');
  await page.getByLabel('Email').fill('guessable@example.org');
  await page.getByLabel('Password', { exact: true }).fill('sunshine1');
  await page.getByLabel('Confirm password', { exact: true }).fill('sunshine1');
  await page.getByText('At least 8 characters').waitFor();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('alert').filter({ hasText: 'This password is easy to guess' }).first().waitFor();
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  // Nothing beside it says otherwise, or the same again.
  expect(await page.getByText('At least 8 characters').count()).toBe(0);
});
