/** Pages of a real server in a real Chromium. */
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished, type RunnerTestCase as Test } from 'vitest';
import { openChromium } from './chromium.ts';
import { fillDataDirectory, startServer } from './server.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The folder of the screenshots; the README's screenshot is a copy of one. */
const screenshots = 'test/browser/output';

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 860 } };

export type Look = { theme: 'light' | 'dark'; size: keyof typeof sizes };

export const looks: Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['phone', 'desktop'] as const).map((size) => ({ theme, size })),
);

/** How many accounts this process has made. Other processes use the same server at the same time. */
let people = 0;
const crowd = process.env['VITEST_POOL_ID'];

/**
 * A server and a browser for the tests of one file.
 *
 * @param settings returns the settings of the file's own server when it starts; without it the file uses the shared
 *   server
 * @param prepare changes the data directory of the file's own server before it starts
 */
export function useBrowser(
  settings?: () => Record<string, string>,
  prepare?: (place: { DATA_DIR: string }) => Promise<unknown>,
) {
  let browser: Browser;
  let url: string;

  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true });
    browser = await openChromium();
    url = inject('site');
    if (!settings) return undefined;
    const server = await startOwnServer(settings(), prepare);
    url = server.url;
    return server.stop;
  });

  /** Makes an account as the page does, signs the profile in, and returns the account's email. */
  async function signUp(context: BrowserContext): Promise<string> {
    people += 1;
    const name = `person_${crowd}_${people}`;
    const account = { username: name, email: `${name}@example.com`, password: 'correct horse' };
    const answer = await context.request.post(`${url}/api/register`, { data: account });
    expect(answer.status()).toBe(201);
    return account.email;
  }

  /** Sends an operation as the profile's user, to prepare a test. */
  async function ask<Data>(context: BrowserContext, query: string, variables: object = {}): Promise<Data> {
    const answer = await context.request.post(`${url}/graphql`, { data: { query, variables } });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: object };
    expect(errors).toBeUndefined();
    return data;
  }

  /**
   * A page in a fresh browser profile, and the names of the GraphQL operations that it sends. Errors and warnings in
   * the console fail the test.
   *
   * @param expected patterns of messages that are allowed
   */
  async function openPage(
    { theme, size }: Look = { theme: 'light', size: 'desktop' },
    {
      isSignedIn = false,
      hasTouch = false,
      javaScriptEnabled = true,
      locale = 'en-US',
      timezoneId = 'UTC',
      expected = [] as RegExp[],
    } = {},
  ) {
    const context = await browser.newContext({
      viewport: sizes[size],
      hasTouch,
      reducedMotion: 'reduce',
      baseURL: url,
      locale,
      timezoneId,
      javaScriptEnabled,
    });
    await context.addInitScript((chosen) => {
      localStorage.setItem('stackling:theme', chosen);
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective));
    }, theme);
    if (isSignedIn) await signUp(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const operations = operationsOf(page);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await tellWhatIsSeen(page, task);
      // What a test holds up may still be on its way.
      for (const each of context.pages()) await each.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      expect(complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
    });
    /** Takes a screenshot of the visible part, or of the whole page. */
    const shoot = async (name: string, { fullPage = false } = {}) => {
      if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
      await page.screenshot({ path: join(screenshots, `${name}-${theme}-${size}.png`), fullPage });
    };
    return { context, page, operations, shoot };
  }

  return { openPage, signUp, ask, url: () => url };
}

/** The names of the GraphQL operations that a page sends from now on, but for the header's, which asks in its own time. */
export function operationsOf(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const isOperation = request.method() === 'POST' && new URL(request.url()).pathname === '/graphql';
    const name = isOperation && request.postDataJSON().operationName;
    if (name && name !== 'UnreadCountQuery') operations.push(name);
  });
  return operations;
}

/** Prints what went wrong and what the page says, and takes a screenshot: all that is left of a failure elsewhere. */
async function tellWhatIsSeen(page: Page, { name, result }: Readonly<Test>): Promise<void> {
  const path = join(screenshots, `failed-${name.replace(/\W+/g, '-')}.png`);
  await page.screenshot({ path, fullPage: true }).catch(() => undefined);
  const words = await page.evaluate(() => document.body.innerText.slice(0, 2_000)).catch(String);
  console.log(`'${name}' failed at ${page.url()}: ${result?.errors?.at(-1)?.message}\nThe page said:\n${words}`);
}

async function startOwnServer(settings: Record<string, string>, prepare?: (place: { DATA_DIR: string }) => unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'stackling-browser-'));
  fillDataDirectory(folder, inject('template'));
  await prepare?.({ DATA_DIR: folder });
  const { url, process: server, exited } = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'off', ...settings });
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}

/** Fails when axe reports a violation or the page scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Only violations: describing passed checks would take as long as the checks themselves.
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** Waits until the page no longer scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const extra = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(extra).toBe(0);
}

/** The accessible name of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return (element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
  });

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 120 && passed.at(-1) !== name) {
    await page.keyboard.press('Tab');
    passed.push(await focused(page));
  }
  expect(passed.at(-1), `passed ${passed.join(', ')}`).toBe(name);
}

/** Moves to the element with this name by keyboard and presses Enter. */
export async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Waits until the element with this name has the focus. */
export async function expectFocus(page: Page, name: string | RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name);
}
