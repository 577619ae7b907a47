import { expect, it } from 'vitest';
import { row } from '../support/dashboardPage.ts';
import { todayIn } from '../../common/billing/today.ts';
import { expectAccessible, expectNoSidewaysScroll, focused, looks, useBrowser } from '../support/page.ts';

const { openPage, url } = useBrowser();

const milk = { name: 'Milk', price: '$1/day', startsOn: '2020-01-31' };

it.each(looks)('is searched and chosen by keyboard, or taken from the device, $theme on a $size', async (look) => {
  const { page, context, shoot } = await openPage(look, { isSignedIn: true, timezoneId: 'Pacific/Pago_Pago' });
  await context.request.post('/api/subscriptions', { data: milk });
  /** The day of the next payment on the dashboard. */
  const nextPayment = () => row(page, 'Milk').locator('time').getAttribute('datetime');

  await page.goto('/account');
  const field = page.getByRole('combobox', { name: 'Your time zone' });
  expect(await field.inputValue()).toBe('UTC');
  const section = page.getByRole('region', { name: 'Time zone' });
  await expectAccessible(page);
  await field.press('Control+A');
  await field.pressSequentially('atlantis');
  await section.getByText('No time zone has these words.').waitFor();
  await field.fill('pacific kiri');
  await page.getByRole('option', { name: 'Pacific/Kiritimati' }).waitFor();
  await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(1);
  await shoot('time-zone');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Account updated').first().waitFor();
  expect(await field.inputValue()).toBe('Pacific/Kiritimati');
  await page.goto('/dashboard');
  expect(await nextPayment()).toBe(todayIn('Pacific/Kiritimati'));

  await page.goto('/account');
  await page.getByRole('button', { name: 'Use this device’s time zone (Pacific/Pago Pago)' }).click();
  await expect.poll(() => field.inputValue()).toBe('Pacific/Pago Pago');
  await expect.poll(() => focused(page)).toBe('Time zone');
  expect(await page.getByRole('button', { name: /^Use this device/ }).count()).toBe(0);
  await section.scrollIntoViewIfNeeded();
  await shoot('time-zone-device');
});

it('changes the days that were shown before', async () => {
  const { page, context } = await openPage(undefined, { isSignedIn: true, timezoneId: 'Pacific/Kiritimati' });
  await context.request.put('/api/user', { data: { timeZone: 'Pacific/Pago_Pago' } });
  await context.request.post('/api/subscriptions', { data: milk });
  await page.goto('/dashboard');
  const day = row(page, 'Milk').locator('time');
  expect(await day.getAttribute('datetime')).toBe(todayIn('Pacific/Pago_Pago'));
  await page.getByRole('button', { name: /^person_/ }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await page.getByRole('button', { name: /^Use this device/ }).click();
  await page.getByText('Account updated').first().waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(() => day.getAttribute('datetime')).toBe(todayIn('Pacific/Kiritimati'));
});

it('of a new account is the browser’s', async () => {
  const { page, context } = await openPage(looks[0], { timezoneId: 'Asia/Kathmandu' });
  await page.goto('/auth?tab=register');
  const name = `zoned_${Date.now() % 1_000_000_000}`;
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Confirm password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('heading', { name: 'Subscription Dashboard' }).waitFor();
  type User = { timeZone: string; locale: string };
  const { timeZone, locale } = (await (await context.request.get(`${url()}/api/user`)).json()) as User;
  expect(['Asia/Kathmandu', 'Asia/Katmandu']).toContain(timeZone);
  expect(locale).toBe(await page.evaluate(() => navigator.language));
});

it.each([looks[0], looks.at(-1)])(
  'has a region, which is searched and chosen by keyboard, $theme on a $size',
  async (look) => {
    const { page, context, shoot } = await openPage(look, { isSignedIn: true });
    await page.goto('/account');
    const field = page.getByRole('combobox', { name: 'Your region' });
    expect(await field.inputValue()).toBe('United States');
    await page.getByText('For example: Saturday, November 28, 2026, €1,234.50').waitFor();
    await field.press('Control+A');
    await field.pressSequentially('middle-earth');
    await page.getByText('No region has these words.').waitFor();
    await field.fill('austri');
    await page.getByRole('option', { name: 'Austria' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await shoot('region');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Account updated').first().waitFor();
    expect(await field.inputValue()).toBe('Austria');
    await page.getByText('For example: Saturday, 28 November 2026').waitFor();
    const { locale } = (await (await context.request.get(`${url()}/api/user`)).json()) as { locale: string };
    expect(locale).toBe('en-AT');
  },
);

it('is asked for below what is coming, where an account never said one', async () => {
  const { page, context, shoot } = await openPage(
    { theme: 'dark', size: 'phone' },
    { isSignedIn: true, timezoneId: 'Pacific/Kiritimati', locale: 'fr-CH' },
  );
  await context.request.post('/api/subscriptions', { data: milk });
  await page.goto('/dashboard');
  const use = page.getByRole('button', { name: 'Use Pacific/Kiritimati' });
  await use.waitFor();
  await expectAccessible(page);
  await use.scrollIntoViewIfNeeded();
  await shoot('time-zone-question');
  await use.press('Enter');
  await page.getByText('Account updated').first().waitFor();
  await expect
    .poll(() => row(page, 'Milk').locator('time').getAttribute('datetime'))
    .toBe(todayIn('Pacific/Kiritimati'));
  expect(await focused(page)).toBe('Upcoming');
  expect(await use.count()).toBe(0);
  expect(await (await context.request.get(`${url()}/api/user`)).json()).toMatchObject({
    timeZone: 'Pacific/Kiritimati',
    locale: 'fr-CH',
  });
});

it('is not asked for again, where UTC is wanted', async () => {
  const { page, context } = await openPage(undefined, { isSignedIn: true, timezoneId: 'Europe/Vienna' });
  await context.request.post('/api/subscriptions', { data: milk });
  await page.goto('/dashboard');
  const keep = page.getByRole('button', { name: 'Keep UTC' });
  await keep.press('Enter');
  await expect.poll(() => focused(page)).toBe('Upcoming');
  await page.reload();
  await page.getByRole('list', { name: 'Payments by day' }).waitFor();
  expect(await keep.count()).toBe(0);
});
