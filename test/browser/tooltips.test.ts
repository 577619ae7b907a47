import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, useBrowser, type Look } from '../support/page.ts';

const { openPage } = useBrowser();

const desktop: Look = { theme: 'light', size: 'desktop' };

const tooltip = (page: Page) => page.getByRole('tooltip');
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function track(context: BrowserContext, ...names: string[]): Promise<void> {
  for (const name of names) {
    const answer = await context.request.post('/api/subscriptions', { data: { name, price: '$10/month' } });
    expect(answer.status()).toBe(201);
  }
}

/** The dashboard with one subscription, and the tooltips' code in place: it comes with the first move of a mouse. */
async function openDashboard(look = desktop) {
  const opened = await openPage(look, { isSignedIn: true });
  await track(opened.context, 'Figma');
  const { page } = opened;
  await page.clock.install();
  await page.goto('/dashboard');
  await button(page, 'Edit Figma').waitFor();
  const code = page.waitForResponse(/\/assets\/Tooltips-/);
  await page.mouse.move(5, 400);
  await code;
  await button(page, 'Edit Figma').scrollIntoViewIfNeeded();
  return opened;
}

/** Moves the mouse to an empty place, as a hand does: not in one jump. */
const moveAway = (page: Page) => page.mouse.move(5, 400, { steps: 5 });

/** Stops the clock, so that the rest of a test counts from here. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

it('opens after 700 ms under the mouse, and at once for the next within 300 ms', async () => {
  const { page } = await openDashboard();
  await stopTime(page);
  await button(page, 'Edit Figma').hover();
  await page.clock.runFor(600);
  expect(await tooltip(page).count()).toBe(0);
  await page.clock.runFor(100);
  await tooltip(page).getByText('Edit Figma').waitFor();

  await moveAway(page);
  await tooltip(page).waitFor({ state: 'detached' });
  await page.clock.runFor(250);
  await button(page, 'Delete Figma').hover();
  await tooltip(page).getByText('Delete Figma').waitFor();

  await moveAway(page);
  await tooltip(page).waitFor({ state: 'detached' });
  await page.clock.runFor(350);
  await button(page, 'Edit Figma').hover();
  await page.clock.runFor(600);
  expect(await tooltip(page).count()).toBe(0);
  await page.clock.runFor(100);
  await tooltip(page).getByText('Edit Figma').waitFor();
});

it('stays while the mouse is on it, and goes with Escape', async () => {
  const { page } = await openDashboard();
  await button(page, 'Edit Figma').hover();
  await tooltip(page).waitFor();
  const { x, y, width, height } = (await tooltip(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
  await page.clock.fastForward(5_000);
  expect(await tooltip(page).count()).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await tooltip(page).waitFor({ state: 'detached' });
});

it('shows for the keyboard at once, adds nothing to the name and goes with Escape', async () => {
  const { page } = await openDashboard();
  // The name is a link, and says itself what it is.
  await page.getByRole('link', { name: 'Figma' }).focus();
  for (const _button of ['Add a date', 'Pause', 'Edit']) await page.keyboard.press('Tab');
  await tooltip(page).getByText('Edit Figma').waitFor();
  await page.keyboard.press('Tab');
  await tooltip(page).getByText('Delete Figma').waitFor();
  expect(await tooltip(page).count()).toBe(1);
  const names = await button(page, 'Delete Figma').evaluate((element) => [
    element.getAttribute('aria-label'),
    element.getAttribute('title'),
    element.getAttribute('aria-describedby'),
  ]);
  expect(names).toEqual(['Delete Figma', null, null]);
  await page.keyboard.press('Escape');
  await tooltip(page).waitFor({ state: 'detached' });
});

it('says nothing when a window gives the focus back to a button that was clicked', async () => {
  const { page } = await openDashboard();
  await button(page, 'Edit Figma').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Edit Figma');
  await moveAway(page);
  await page.clock.fastForward(5_000);
  expect(await tooltip(page).count()).toBe(0);
});

it('is never shown for a finger, nor is its code loaded', async () => {
  const { page, context } = await openPage({ theme: 'light', size: 'phone' }, { isSignedIn: true, hasTouch: true });
  await track(context, 'Figma');
  await page.clock.install();
  const code: string[] = [];
  page.on('request', (request) => request.url().includes('/Tooltips-') && code.push(request.url()));
  await page.goto('/dashboard');
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { pointerType: 'touch' })));
  await button(page, 'More for Figma').tap();
  await button(page, 'Edit Figma').tap();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await button(page, 'More for Figma').waitFor();
  await page.clock.fastForward(5_000);
  expect(await tooltip(page).count()).toBe(0);
  expect(code).toEqual([]);
});

it('lies over the window that its button is in, and Escape closes it before the window', async () => {
  const { page } = await openPage(desktop, { isSignedIn: true });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Show current password' }).hover();
  await tooltip(page).getByText('Show current password').waitFor();
  const isOnTop = await tooltip(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.contains(element);
  });
  expect(isOnTop).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await tooltip(page).waitFor({ state: 'detached' });
  expect(await dialog.count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('names the themes where there is only room for their icons', async () => {
  const { page, shoot } = await openPage({ theme: 'dark', size: 'desktop' });
  await page.clock.install();
  const theme = page.getByRole('radio', { name: 'System' });
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/about');
  await theme.hover();
  await tooltip(page).getByText('System').waitFor();
  await shoot('tooltip');
  await moveAway(page);
  await tooltip(page).waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1300, height: 800 });
  await theme.hover();
  await page.clock.fastForward(5_000);
  expect(await tooltip(page).count()).toBe(0);
});
