import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, looks, useBrowser } from '../support/page.ts';

const { openPage } = useBrowser();

const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/];
const offline = 'You are offline. This page opens by itself when you are back online. What you typed is kept.';

describe.each(looks)('without a connection, in the $theme theme, on a $size', (look) => {
  it('says so wherever the page is scrolled to', async () => {
    const { page, context, shoot } = await openPage(look);
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => scrollTo(0, 400));
    await context.setOffline(true);
    const notice = page.getByText(
      'You are offline. What you have typed is kept; saving and new recommendations need a connection.',
    );
    await notice.waitFor();
    await page.evaluate(() => scrollTo(0, 500));
    const header = (await page.getByRole('banner').boundingBox())!;
    const { y, height } = (await notice.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(header.height - 1);
    expect(y + height).toBeLessThan(200);
    await shoot('offline-notice');
    await expectNoSidewaysScroll(page);
    await context.setOffline(false);
    await notice.waitFor({ state: 'detached' });
  });

  it('stays in the app when a screen does not come, and opens it once there is a connection', async () => {
    const { page, context, shoot } = await openPage(look, { expected });
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
    await page.getByText(offline).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Stackling could still not be reached.').waitFor();
    await expectAccessible(page);
    await shoot('offline-screen');
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  });
});

it('says in its own words that a part of the page is gone, and tries again where there is a server', async () => {
  const { page } = await openPage(undefined, { expected });
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route(/PrivacyScreen|\/privacy$/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByText('Something unexpected happened. What you typed is kept.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Stackling could still not be reached.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/privacy');
  await page.unroute(/PrivacyScreen|\/privacy$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
});
