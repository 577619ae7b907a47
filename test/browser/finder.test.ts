import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { startServer, type RunningServer } from '../support/server.ts';

/** Where the screenshots go; the README's is a copy of one. */
const screenshots = 'test/browser/output';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } };

let folder: string;
let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(screenshots, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'stackling-browser-'));
  server = await startServer({ DATA_DIR: folder });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  server?.process.kill('SIGTERM');
  await server?.exited;
  await rm(folder, { recursive: true });
});

/** A page in a fresh browser profile; whatever the console complains about fails the test. */
async function openPage(theme: 'light' | 'dark', size: keyof typeof sizes, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes[size], reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => localStorage.setItem('stackling:theme', chosen), theme);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(server.url + path);
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(theme === 'dark');
  return page;
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

const looks = (['light', 'dark'] as const).flatMap((theme) =>
  (['phone', 'desktop'] as const).map((size) => ({ theme, size })),
);

describe.each(looks)('in the $theme theme, on a $size', ({ theme, size }) => {
  const shoot = async (page: Page, name: string) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: join(screenshots, `${name}-${theme}-${size}.png`), fullPage: true });
  };

  it('finds five tools for a cooking channel within sixty dollars', async () => {
    const page = await openPage(theme, size, '/finder');
    await page
      .getByLabel("Describe what you're working on")
      .fill("I'm starting a YouTube channel about cooking: edit videos, thumbnails, music");
    await page.getByLabel('Monthly Budget ($)').fill('60');
    await page.getByLabel('Category').selectOption({ label: 'Side Quest' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Get AI Recommendations' }).click();

    const links = page.getByRole('link', { name: /^(Learn more|Visit Website)/ });
    await links.first().waitFor();
    expect(await links.count()).toBe(5);
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:/);
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    }
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[1-3]$/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await shoot(page, 'finder');

    await page.getByRole('button', { name: 'Start Over' }).click();
    await page.getByRole('button', { name: 'Get AI Recommendations' }).waitFor();
    expect(await page.getByLabel('Monthly Budget ($)').inputValue()).toBe('50');
  });

  it('says what is wrong with a form, in the place where it is wrong', async () => {
    const page = await openPage(theme, size, '/finder');
    await page.getByLabel("Describe what you're working on").fill('too short');
    await page.getByLabel('Monthly Budget ($)').fill('0');
    await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
    await page.getByText('Please enter at least 10 characters to get helpful recommendations').waitFor();
    await page.getByText('Budget must be at least $1').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await expectAccessible(page);
  });

  it.each(['/', '/about', '/privacy', '/terms'])('shows %s', async (path) => {
    const page = await openPage(theme, size, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (path === '/') await shoot(page, 'landing');
  });
});

it('says so when a path leads nowhere, with a way home', async () => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const answer = await page.goto(`${server.url}/nowhere`);
  expect(answer?.status()).toBe(404);
  await page.getByText('404 Page Not Found').waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  await expectAccessible(page);
});

it('says so when the server is gone, and finds tools once it is back', async () => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${server.url}/finder`);
  await page.getByLabel("Describe what you're working on").fill('A small garden with vegetables and herbs');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Get AI Recommendations' }).click();
  await page.getByText('Error getting recommendations').first().waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page
    .getByRole('link', { name: /^(Learn more|Visit Website)/ })
    .first()
    .waitFor();
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}
