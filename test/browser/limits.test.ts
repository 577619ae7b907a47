import { expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '../support/page.ts';

// Neither a mail server nor a way round the limits.
const { openPage, signUp } = useBrowser(() => ({ RATE_LIMITS: 'on', LOG_LEVEL: 'silent' }));

it('says at once that no mail is sent, before an email is typed', async () => {
  const { page, shoot } = await openPage({ theme: 'light', size: 'phone' });
  await page.goto('/auth/forgot');
  await page.getByText('This server cannot send email').waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  await expectAccessible(page);
  await shoot('forgot-no-mail');
});

it('says after too many wrong passwords how long to wait, and keeps the email', async () => {
  const { page, context, shoot } = await openPage({ theme: 'dark', size: 'phone' }, { expected: [/status of 429/] });
  const email = await signUp(context);
  await context.clearCookies();
  await page.goto('/auth');
  await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
  await page.getByLabel('Email').fill(email);
  const alert = page.getByRole('main').getByRole('alert');
  const tryAgain = async () => {
    await page.getByLabel('Password', { exact: true }).fill('wrong horse');
    const answered = page.waitForResponse('**/graphql');
    await page.getByRole('button', { name: 'Login' }).click();
    await answered;
  };
  for (let tries = 0; tries < 5; tries += 1) await tryAgain();
  await tryAgain();
  await expect.poll(() => alert.textContent()).toMatch(/^Too many tries. Please wait \d+ \w+ and try again/);
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  // Nor does the tip, whose time has come, lie on what is wrong or on a field.
  await page.locator('[data-tip=auth-page]').waitFor({ state: 'attached' });
  const covered = () =>
    page.evaluate(() => {
      const tip = document.querySelector('[data-tip]')!;
      if (!tip.checkVisibility({ visibilityProperty: true })) return [];
      const box = tip.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(input, [role=alert])')]
        .map((element) => element.getBoundingClientRect())
        .filter((other) => other.top < box.bottom && other.bottom > box.top && other.width > 1);
    });
  await expect.poll(covered).toEqual([]);
  await expectAccessible(page);
  await shoot('login-limited');
});
