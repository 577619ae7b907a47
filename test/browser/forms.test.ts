/** What a form says about a field as somebody leaves it, and what it leaves alone. */
import { describe, expect, it } from 'vitest';
import { row } from '../support/dashboardPage.ts';
import { expectAccessible, looks, useBrowser, type Look } from '../support/page.ts';

// Without mail there is no form to ask for a new password with.
const { openPage, url } = useBrowser(() => ({ SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'silent' }));
const withoutMail = useBrowser();

const phone: Look = { theme: 'light', size: 'phone' };

describe.each(looks)('in the $theme theme, on a $size', (look) => {
  it('says what is wrong with a field as it is left, and no longer once it is right', async () => {
    const { page, shoot } = await openPage(look);
    await page.goto('/auth?tab=register');
    await page.getByLabel('Username').fill('ab');
    await page.keyboard.press('Tab');
    await page.getByText('Username must be at least 3 characters').waitFor();
    await page.keyboard.type('nobody');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByLabel('Confirm password', { exact: true }).fill('other');
    await page.getByText('Password must be at least 8 characters').waitFor();
    await expectAccessible(page);
    await shoot('left-fields', { fullPage: true });
    await page.getByLabel('Username').fill('abc');
    await page.getByText('Username must be at least 3 characters').waitFor({ state: 'detached' });
    await page.getByText('Passwords do not match').waitFor();
  });
});

it('says nothing about empty fields that somebody merely passes', async () => {
  const { page } = await openPage();
  await page.goto('/auth?tab=register');
  await page.getByLabel('Username').focus();
  for (let pressed = 0; pressed < 8; pressed += 1) await page.keyboard.press('Tab');
  await page.getByLabel('Username').fill('ab');
  await page.keyboard.press('Tab');
  await page.getByText('Username must be at least 3 characters').waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
});

it.each(['/finder', '/auth', '/auth?tab=register', '/auth/forgot'])('is silent when passed at %s', async (path) => {
  const { page } = await openPage();
  await page.goto(path);
  const field = page.getByRole('main').locator('input:not([type=radio]), textarea').first();
  await field.focus();
  for (let pressed = 0; pressed < 25; pressed += 1) await page.keyboard.press('Tab');
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
});

describe.each([
  ['tap', true],
  ['click', false],
] as const)('with a field half typed, one %s', (press, hasTouch) => {
  it.each([
    ['/auth', 'Create an account', '/auth?tab=register'],
    ['/auth', 'Set a new password', '/auth/forgot'],
    ['/auth?tab=register', 'Log in', '/auth'],
    ['/auth/forgot', 'Back to login', '/auth'],
  ])('from %s on “%s” is enough', async (path, name, leadsTo) => {
    const { page } = await openPage(phone, { hasTouch });
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).last();
    const field = page.getByLabel(path.endsWith('register') ? 'Username' : 'Email', { exact: true });
    await field.pressSequentially('a@');
    await link.scrollIntoViewIfNeeded();
    // By place and not by element, as a finger does: Playwright would follow what moves.
    const { x, y, width, height } = (await link.boundingBox())!;
    const [middle, lower] = [x + width / 2, y + height - 4];
    if (press === 'tap') await page.touchscreen.tap(middle, lower);
    else await page.mouse.click(middle, lower, { delay: 150 });
    await expect.poll(() => page.url().slice(url().length)).toBe(leadsTo);
  });
});

it('cancels a dialog and a card’s edit with one press though a field is half typed', async () => {
  const { page, context } = await withoutMail.openPage(phone, { isSignedIn: true });
  await context.request.post('/api/subscriptions', { data: { name: 'Netflix', price: '$15.49/month' } });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More for Netflix' }).click();
  await page.getByRole('button', { name: 'Edit Netflix' }).click();
  await page.getByLabel('Price (USD)').fill('nothing');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.scrollIntoViewIfNeeded();
  await page.getByLabel('Price (USD)').focus();
  const { x, y, width, height } = (await cancel.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height - 4, { delay: 150 });
  await row(page, 'Netflix').waitFor();

  await page.getByRole('button', { name: 'More for Netflix' }).click();
  await page.getByRole('button', { name: 'Edit Netflix' }).click();
  await page.getByLabel('Price (USD)').fill('nothing');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.getByText('Please enter a valid price format').waitFor();
});
