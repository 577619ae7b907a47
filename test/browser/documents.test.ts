import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../common/paths.ts';
import { aims, scriptsIn, sizeOf, weigh } from '../bench/weight.ts';
import { useBrowser, type Look } from '../support/page.ts';

const { openPage, url } = useBrowser();

const phone: Look = { theme: 'light', size: 'phone' };
const everyPath = Object.values(paths);

const textOf = async (path: string, cookie = '') => (await fetch(url() + path, { headers: { cookie } })).text();

interface Shift {
  value: number;
  /** Also set after a change of the window's size, which a new tab can get after its first layout. */
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
type Watched = typeof globalThis & { shifts: { value: number; moved: string[] }[] };

/** Notes how far the page's parts move without anybody's doing, as browsers count it, and which. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = Object.assign(globalThis, { shifts: [] });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        if (hadRecentInput) continue;
        watched.shifts.push({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => {
            const html = node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent;
            return `${html}: ${place(previousRect)} to ${place(currentRect)}`;
          }),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as Watched).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(0.02);
}
/** Until what is there now has been painted. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

describe('what a visit loads', () => {
  const initial = scriptsIn(readFileSync('web/dist/index.html', 'utf8'));

  it('is at most 160 KiB of initial JavaScript and 30 KiB of fonts', () => {
    const weight = weigh();
    expect(weight.initial).toBeLessThanOrEqual(aims.initial);
    expect(weight.fonts).toBeLessThanOrEqual(aims.fonts);
  });

  it('is at most 12 KiB of charts, which no screen waits for', () => {
    const { charts } = weigh();
    expect(charts).toBeGreaterThan(0);
    expect(charts).toBeLessThanOrEqual(aims.charts);
    expect(readFileSync('web/dist/screens.json', 'utf8')).not.toContain('/Charts-');
  });

  it('is at most 14 requests and 230 KiB besides the data when somebody opens the dashboard for the first time', () => {
    const { bytes, requests } = weigh().dashboard;
    expect(bytes).toBeLessThanOrEqual(aims.dashboard.bytes);
    expect(requests).toBeLessThanOrEqual(aims.dashboard.requests);
  });

  it.each(everyPath)('is at most 14 KiB of HTML and 45 KiB of the screen’s own code at %s', async (path) => {
    const document = await textOf(path);
    expect(gzipSync(document, { level: 9 }).length).toBeLessThanOrEqual(aims.document);
    const own = scriptsIn(document).difference(initial);
    expect(own.size).toBeGreaterThan(0);
    for (const name of own) expect(sizeOf(name), name).toBeLessThanOrEqual(aims.largest);
  });

  it.each([
    [paths.home, []],
    [paths.auth, []],
    [paths.forgot, []],
    [paths.about, []],
    [paths.dashboard, []],
    [paths.finder, ['FinderScreenQuery']],
  ])('asks the server for a visitor at %s: %j', async (path, expected) => {
    const { page, operations } = await openPage(phone);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(operations).toEqual(expected);
  });

  it.each([
    [paths.home, 'usePublicSessionQuery'],
    [paths.finder, 'FinderScreenQuery'],
    [paths.stacks, 'StacksScreenQuery'],
    [paths.dashboard, 'DashboardScreenQuery'],
    [`${paths.dashboard}?category=work`, 'DashboardScreenQuery'],
    [paths.account, 'AccountScreenQuery'],
  ])('is one request to the server for a signed-in user at %s, and nothing moves', async (path, expected) => {
    const { page, operations } = await openPage(phone, { isSignedIn: true });
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('h1').waitFor();
    expect(operations).toEqual([expected]);
    await expectStill(page);
  });

  it.each([paths.home, paths.finder, paths.auth])('moves nothing when its fonts come late, at %s', async (path) => {
    const { page } = await openPage(phone);
    await watchShifts(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await twoFrames(page);
    release();
    expect(await page.evaluate(async () => (await document.fonts.ready).size)).toBeGreaterThan(0);
    await twoFrames(page);
    await expectStill(page);
  });

  it('needs two round trips for the dashboard: its document, then its code and its data at once', async () => {
    const { page } = await openPage(phone, { isSignedIn: true });
    // Nothing of the code arrives, and yet the data and the screen's own code are asked for.
    const asked: string[] = [];
    await page.route('**/assets/*.js', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return new Promise(() => undefined);
    });
    const answer = page.waitForResponse('**/graphql');
    await page.goto(paths.dashboard, { waitUntil: 'commit' });
    expect((await answer).status()).toBe(200);
    // Read by the page itself: an answer that no cache may keep has no other reader.
    expect(await page.evaluate('early.response.then((answer) => answer.text())')).toContain('"viewer":{');
    await expect.poll(() => asked.some((path) => path.includes('/DashboardScreen-'))).toBe(true);
  });
});

describe('the document', () => {
  it.each([
    ['/', 'Stackling: the right tools, within your budget'],
    ['/finder/', 'Finder – Stackling'],
    ['/auth/reset', 'Set a new password – Stackling'],
    ['/nowhere', 'Page not found – Stackling'],
  ])('at %s has the title of its screen', async (path, title) => {
    expect(await textOf(path)).toContain(`<title>${title}</title>`);
  });

  it('differs for visitors and users, which caches are told', async () => {
    const response = await fetch(url());
    expect([response.headers.get('vary'), response.headers.get('cache-control')]).toEqual([
      expect.stringContaining('Cookie'),
      'no-cache',
    ]);
    expect(await response.text()).toContain('Get Started');
    const ofUser = await textOf('/', 'stackling-signed-in=1');
    expect(ofUser).toContain('View Dashboard');
    expect(ofUser).not.toContain('Get Started');
  });

  it('never carries what the address holds', async () => {
    expect(await textOf('/auth?next=%22%3E%3Cscript%3E')).toBe(await textOf('/auth'));
  });
});

it('opens another address at its top, and the same one again where it was', async () => {
  const { page } = await openPage(phone);
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, 100));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it.each([paths.home, paths.auth])('answers a tap on the menu that comes before its code at %s', async (path) => {
  const { page } = await openPage(phone);
  let deliver: () => void;
  const tapped = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await tapped;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  deliver!();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
});

describe('the landing page', () => {
  it('is readable and its buttons are usable with JavaScript off', async () => {
    const { page } = await openPage(phone, { javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: /Stack the right tools/ }).waitFor();
    await page.getByText('These are sample figures.').waitFor();
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    expect(page.url()).toMatch(/\/auth\?tab=register$/);
  });

  it('says where suggestions come from, what the dashboard is good for, and how to add what one pays for', async () => {
    const { page } = await openPage(phone, { javaScriptEnabled: false });
    await page.goto('/');
    for (const claim of [
      'drawn from real user experiences',
      'See where your money goes',
      'Type them as you would say them',
    ])
      await page.getByText(claim).first().waitFor();
  });

  it('comes alive as it stands: nothing of it is drawn twice', async () => {
    const { page } = await openPage(phone);
    await page.goto('/', { waitUntil: 'commit' });
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    expect(await heading!.evaluate((element) => element.isConnected)).toBe(true);
  });

  it('shows a chosen dark theme without a word of complaint', async () => {
    const { page } = await openPage({ theme: 'dark', size: 'desktop' });
    await page.goto('/');
    await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  });
});
