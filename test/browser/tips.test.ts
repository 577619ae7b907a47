import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focused, type Look, useBrowser } from '../support/page.ts';
import { appear, dismiss, heading, occasions, openAuth, stepMs, tip } from '../support/tips.ts';

const { openPage } = useBrowser();

const desktop: Look = { theme: 'light', size: 'desktop' };

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** From now on time passes only when the test says so. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:01Z'));
}

/** Until the tips' code has come, has run, and React has had its turns. */
async function haveCode(page: Page, code: Promise<Response>): Promise<void> {
  await page.evaluate(`import('${(await code).url()}').then(() => 0)`);
  await haveTurns(page);
}

const haveTurns = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(0);
      });
  });

/** Opens a screen and lets a time pass: before it is over nothing is shown, and then the tip is, on a screen at rest. */
async function expectAfter(page: Page, ms: number, id: string, open: (page: Page) => Promise<void>): Promise<void> {
  const code = page.waitForResponse(/\/assets\/Tips-/);
  await open(page);
  await haveCode(page, code);
  await page.clock.runFor(ms - stepMs - 1);
  await haveTurns(page);
  expect(await tip(page).count()).toBe(0);
  await page.clock.runFor(stepMs + 1);
  await appear(page, page.locator(`[data-tip=${id}]`));
}

describe.each(occasions)('the tip $id', ({ id, ms, isSignedIn = false, open }) => {
  it(`appears after ${ms} ms, and once dismissed never again`, async () => {
    const { page } = await openPage(desktop, { isSignedIn });
    await stopTime(page);
    await expectAfter(page, ms, id, open);
    await dismiss(page).click();
    await tip(page).waitFor({ state: 'detached' });
    expect(await stored(page, 'stackling:dismissed-tips')).toBe(JSON.stringify([id]));

    await page.evaluate(() => sessionStorage.clear());
    await open(page);
    await page.clock.runFor(60_000);
    expect(await page.locator(`[data-tip=${id}]`).count()).toBe(0);
  });
});

it('shows the welcome on the first visit, once, and it stays from screen to screen', async () => {
  const { page } = await openPage(desktop);
  await page.clock.install();
  await page.goto('/');
  await tip(page).waitFor();
  await expect.poll(() => stored(page, 'stackling:visited')).toBe('true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await heading(page, 'About Stackling').waitFor();
  await page.clock.fastForward(60_000);
  expect(await tip(page).getAttribute('data-tip')).toBe('welcome');
  // It makes room for a tip that belongs to the screen.
  await page.getByRole('banner').getByRole('link', { name: 'Finder' }).click();
  await heading(page, 'Find your stack').waitFor();
  await page.locator('[data-tip=welcome]').waitFor({ state: 'detached' });
  await page.clock.fastForward(2_000);
  await page.locator('[data-tip=first-search]').waitFor();

  await page.goto('/');
  await heading(page, /Stack the right tools/).waitFor();
  await page.clock.fastForward(60_000);
  expect(await tip(page).count()).toBe(0);
  expect(await stored(page, 'stackling:dismissed-tips')).toBeNull();
});

it('takes a tip with a duration away by itself, but not while it is looked at', async () => {
  const { page } = await openPage(desktop);
  await stopTime(page);
  await expectAfter(page, 1_000, 'auth-page', openAuth);
  await page.clock.runFor(15_000);
  await tip(page).hover();
  await page.clock.runFor(60_000);
  await tip(page).waitFor();
  await page.mouse.move(700, 100);
  await dismiss(page).focus();
  await page.clock.runFor(60_000);
  await tip(page).waitFor();
  await page.getByLabel('Email').focus();
  await page.clock.runFor(4_000);
  await tip(page).waitFor();
  await page.clock.runFor(1_500);
  await tip(page).waitFor({ state: 'detached' });
  expect(await stored(page, 'stackling:dismissed-tips')).toBeNull();
});

it('springs from its corner, unless people want things to stand still', async () => {
  const { page } = await openPage(desktop);
  await page.addInitScript(() => {
    const animations: string[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('[data-tip]')) animations.push(String((options as KeyframeAnimationOptions).easing));
      return animate.call(this, frames, options);
    };
    Object.assign(window, { animations });
  });
  const animations = () => page.evaluate(() => (window as unknown as { animations: string[] }).animations);
  await page.goto('/');
  await tip(page).waitFor();
  expect(await animations()).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => localStorage.removeItem('stackling:visited'));
  await page.reload();
  await tip(page).waitFor();
  await expect.poll(async () => (await animations()).length).toBeGreaterThan(0);
  // A spring passes its end before it rests there.
  const points = (await animations())[0]!
    .match(/^linear\((.*)\)$/)![1]!
    .split(',')
    .map(parseFloat);
  expect(Math.max(...points)).toBeGreaterThan(1.02);
  expect(points.at(-1)).toBeCloseTo(1);
});

describe('with the keyboard', () => {
  it('is announced politely, takes no focus and is dismissed by its button, which gives the focus back', async () => {
    const { page } = await openPage(desktop);
    await page.clock.install();
    await page.goto('/auth');
    await heading(page, 'Welcome back').waitFor();
    const regions = await page.getByRole('status').elementHandles();
    await page.getByLabel('Email').focus();
    await page.keyboard.type('ada');
    await page.clock.fastForward(1_000);
    await tip(page).waitFor();
    const texts = await Promise.all(regions.map((region) => region.evaluate(({ textContent }) => textContent)));
    expect(texts.filter((text) => /An account is free/.test(text ?? ''))).toHaveLength(1);
    expect(await focused(page)).toBe('Email');
    await page.keyboard.type('@example.com');
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).focus();
    await page.keyboard.press('Tab');
    expect(await dismiss(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await tip(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Terms');
  });

  it.each(['within it', 'elsewhere'])('is dismissed with Escape, with the focus %s', async (where) => {
    const { page } = await openPage(desktop);
    await page.clock.install();
    await page.goto('/auth');
    await heading(page, 'Welcome back').waitFor();
    await page.clock.fastForward(1_000);
    await tip(page).waitFor();
    await page.getByLabel('Email').focus();
    if (where === 'within it') await dismiss(page).focus();
    await page.keyboard.press('Escape');
    await tip(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Email');
    expect(await stored(page, 'stackling:dismissed-tips')).toBe('["auth-page"]');
  });

  it('leaves Escape to a menu or a window that is open, and is not shown over the latter', async () => {
    const { page } = await openPage({ theme: 'light', size: 'phone' }, { isSignedIn: true });
    await page.goto('/');
    await tip(page).waitFor();
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'detached' });
    await tip(page).waitFor();

    await menu.click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My Stacks' }).click();
    await page.getByRole('heading', { name: 'No stacks yet' }).waitFor();
    await tip(page).waitFor();
    await page.getByRole('button', { name: 'New Stack' }).click();
    await page.getByRole('dialog').waitFor();
    await tip(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tip(page).waitFor();
    expect(await stored(page, 'stackling:dismissed-tips')).toBeNull();
  });
});

it('appears once the screen has stopped growing, so that it does not jump', async () => {
  const { page } = await openPage(desktop);
  await stopTime(page);
  const code = page.waitForResponse(/\/assets\/Tips-/);
  await openAuth(page);
  await haveCode(page, code);
  await page.clock.runFor(1_000);
  await tip(page).waitFor({ state: 'attached' });
  for (let part = 0; part < 5; part += 1) {
    await page.evaluate(() => document.querySelector('main')!.append(document.createElement('p')));
    await haveTurns(page);
    await page.clock.runFor(100);
    expect(await tip(page).isVisible()).toBe(false);
  }
  await appear(page, tip(page));
});

it('is not printed', async () => {
  const { page } = await openPage(desktop);
  await page.goto('/');
  await tip(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  await tip(page).waitFor({ state: 'hidden' });
});

it('leaves the screen as it is when the code of tips and tooltips cannot be loaded', async () => {
  const { page } = await openPage(desktop, { expected: [/ERR_FAILED|dynamically imported module/] });
  await page.route(/\/assets\/(Tips|Tooltips)-/, (route) => route.abort());
  const failures = ['/Tips-', '/Tooltips-'].map((name) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(name)),
  );
  await page.goto('/finder');
  await heading(page, 'Find your stack').waitFor();
  await page.mouse.move(5, 400);
  await Promise.all(failures);
  await page.getByLabel("Describe what you're working on").fill('A weekly podcast with remote guests');
  await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
  await page.getByRole('heading', { name: /^5 tools within/ }).waitFor();
});
