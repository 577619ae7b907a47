import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, focused, type Look, useBrowser } from '../support/page.ts';
import { dismiss, heading, occasions, tip } from '../support/tips.ts';

const { openPage } = useBrowser();

const welcome = {
  id: 'welcome',
  ms: 0,
  isSignedIn: false,
  async open(page: Page) {
    await page.goto('/');
    await heading(page, /Stack the right tools/).waitFor();
  },
};

describe.each([welcome, ...occasions])('the tip $id', ({ id, ms, isSignedIn = false, open }) => {
  it.each<Look>([
    { theme: 'light', size: 'phone' },
    { theme: 'dark', size: 'desktop' },
  ])('is accessible and covers nothing in the $theme theme, on a $size', async (look) => {
    const { page, shoot } = await openPage(look, { isSignedIn });
    await page.setViewportSize(look.size === 'phone' ? { width: 360, height: 640 } : { width: 1280, height: 800 });
    await page.clock.install();
    await open(page);
    await page.clock.fastForward(ms);
    await tip(page).waitFor();
    await expectNothingCovered(page);
    await shoot(`tip-${id}`);
    const { height, width } = (await dismiss(page).boundingBox())!;
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await expectNothingCoveredOnTheWay(page);
  });
});

/** Goes through the whole screen with the Tab key, then scrolls back up. */
async function expectNothingCoveredOnTheWay(page: Page): Promise<void> {
  for (let step = 0; step < 60 && (await focused(page)) !== 'Privacy'; step += 1) {
    await page.keyboard.press('Tab');
    await expectNothingCovered(page);
  }
  expect(await focused(page)).toBe('Privacy');
  while (await page.evaluate(() => scrollY > 0)) {
    await page.evaluate(() => scrollBy(0, -90));
    await expectNothingCovered(page);
  }
}

/** The tip, where it is in sight, lies beside what has the focus, every button that leads on and the texts of fields. */
async function expectNothingCovered(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(async () => {
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      const tip = document.querySelector<HTMLElement>('[data-tip]');
      const focused = document.activeElement;
      if (!tip?.checkVisibility({ visibilityProperty: true }) || tip.contains(focused)) return [];
      const box = tip.getBoundingClientRect();
      const primary = [...document.querySelectorAll('main :is(a, button)')].filter(
        (button) =>
          (button as HTMLButtonElement).type === 'submit' ||
          getComputedStyle(button).backgroundColor ===
            getComputedStyle(document.querySelector('.primary')!).backgroundColor,
      );
      const texts = [...document.querySelectorAll('[aria-describedby]:is(input, select, textarea)')].flatMap((field) =>
        field
          .getAttribute('aria-describedby')!
          .split(' ')
          .map((id) => document.getElementById(id)),
      );
      return [focused, ...primary, ...texts]
        .filter((element) => element && element !== document.body && element.tagName !== 'MAIN')
        .filter((element) => {
          const other = element!.getBoundingClientRect();
          return other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
        })
        .map((element) => element!.outerHTML);
    });
  await expect.poll(covered).toEqual([]);
}

it('leaves in sight how hard the password being typed is to guess', async () => {
  const { page, shoot } = await openPage({ theme: 'light', size: 'phone' });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.clock.install();
  await page.goto('/auth?tab=register');
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByText('This password is easy to guess').waitFor();
  await page.clock.fastForward(1_000);
  await tip(page).waitFor();
  await expectNothingCovered(page);
  await shoot('tip-strength');
});

it('makes room for the keyboard of a phone, and hides where there is none left', async () => {
  const { page } = await openPage({ theme: 'light', size: 'phone' });
  await page.clock.install();
  await page.goto('/finder');
  await heading(page, 'Find your stack').waitFor();
  await page.getByLabel('Monthly Budget ($)').focus();
  await page.clock.fastForward(500);
  await tip(page).waitFor();
  const open = (height: number) =>
    page.evaluate((visible) => {
      Object.defineProperty(visualViewport, 'height', { value: visible, configurable: true });
      document.activeElement!.scrollIntoView({ block: 'center' });
      scrollBy(0, (innerHeight - visible) / 2 - 32);
      visualViewport!.dispatchEvent(new Event('resize'));
    }, height);
  await open(400);
  await expectNothingCovered(page);
  await expect.poll(async () => tip(page).evaluate((card) => card.getBoundingClientRect().bottom)).toBeLessThan(400);
  await open(220);
  await tip(page).waitFor({ state: 'hidden' });
  await open(800);
  await tip(page).waitFor();
  await expectNothingCovered(page);
});
