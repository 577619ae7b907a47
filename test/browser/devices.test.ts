/** Where somebody is signed in, and what happened to their account. */
import { expect, it } from 'vitest';
import { expectAccessible, focused, looks, useBrowser } from '../support/page.ts';

const { openPage, url } = useBrowser();

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

it.each(looks)('shows devices and ends them, $theme on a $size', async (look) => {
  const { page, context, shoot } = await openPage(look, { isSignedIn: true });
  await page.goto('/account');
  const email = await page.getByRole('textbox', { name: 'Email' }).inputValue();
  for (let devices = 0; devices < 2; devices += 1)
    await fetch(`${url()}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': phone },
      body: JSON.stringify({ email, password: 'correct horse' }),
    });
  await page.reload();
  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await expect.poll(() => devices.count()).toBe(3);
  expect(await devices.filter({ hasText: 'This device' }).count()).toBe(1);
  expect(await devices.filter({ hasText: 'Chrome on Android' }).first().textContent()).toContain('Last active today');
  const activity = page.getByRole('list', { name: 'Your recent activity' });
  expect(await activity.getByRole('listitem').count()).toBe(3);
  await devices.first().scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await shoot('devices', { fullPage: true });

  await page.getByRole('button', { name: 'Log out Chrome on Android' }).first().click();
  await page.getByText('Device logged out').first().waitFor();
  await expect.poll(() => devices.count()).toBe(2);
  await expect.poll(() => focused(page)).toBe('Devices');
  await page.getByRole('button', { name: 'Log out other devices' }).click();
  await page.getByText('Other devices logged out').first().waitFor();
  await expect.poll(() => devices.count()).toBe(1);
  expect((await context.request.get(`${url()}/api/user`)).status()).toBe(200);
});
