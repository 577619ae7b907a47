import '../support/db.ts';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { call, signedIn, told, type Viewer } from '../support/api.ts';
import { base } from '../support/front.ts';
import { byMonth } from '../support/prices.ts';
import { statementsOf } from '../support/statements.ts';

/** Somebody who tracks 2,345 subscriptions, each with a note as long as it may be. */
let ada: Viewer;
const count = 2_345;
const note = 'x'.repeat(5_000);

beforeAll(async () => {
  Object.assign(env, { RATE_LIMITS: 'off' }); // reads more in a minute than anybody may
  ada = await signedIn('ada');
  const row = { userId: ada.user.id, ...byMonth(999), description: note };
  await db.trackedSubscription.createMany({
    data: Array.from({ length: count }, (_, index) => ({ ...row, name: `Row ${index}` })),
  });
});

type Rows = { name: string }[];
const newestFirst = Array.from({ length: count }, (_, index) => `Row ${count - 1 - index}`);

describe('GET /api/subscriptions', () => {
  async function pagesFrom(path: string) {
    const pages: Rows[] = [];
    for (let next: string | undefined = path; next !== undefined;) {
      const answer: Response = await call('GET', next, undefined, ada);
      pages.push((await answer.json()) as Rows);
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return pages;
  }

  it.each([
    ['', [1_000, 1_000, 345]],
    ['?first=1000', [1_000, 1_000, 345]],
    ['?first=950', [950, 950, 445]],
    ['?first=469', [469, 469, 469, 469, 469]],
  ])('has at most a thousand to a page, and links the next one: %s', async (query, sizes) => {
    const pages = await pagesFrom(`/api/subscriptions${query}`);
    expect(pages.map(({ length }) => length)).toEqual(sizes);
    expect(pages.flat().map(({ name }) => name)).toEqual(newestFirst);
  });

  it.each(['0', '-1', '1001', '9999999', '1.5', 'all', ''])('has no pages of the size ‘%s’', async (size) => {
    expect(await told(await call('GET', `/api/subscriptions?first=${size}`, undefined, ada))).toEqual({
      status: 400,
      body: { message: 'The size of a page is a whole number from 1 to 1,000.' },
    });
  });

  it('reads a page with a statement for each hundred, and one for their labels', async () => {
    const page = (size: number) =>
      statementsOf(() =>
        call('GET', `/api/subscriptions?first=${size}`, undefined, ada).then((answer) => answer.text()),
      );
    expect((await page(1_000)).length - (await page(100)).length).toBe(2 * 9);
  });
});

describe('GET /api/user/export', () => {
  const open = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(`${base}/api/user/export`, { headers: { cookie: ada.cookie }, agent: false }, resolve).on('error', reject);
    });

  it('has everything, however much that is', async () => {
    const answer = await call('GET', '/api/user/export', undefined, ada);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const { subscriptions, stacks } = (await answer.json()) as { subscriptions: Rows; stacks: [] };
    expect(subscriptions.map(({ name }) => name)).toEqual(newestFirst);
    expect(stacks).toEqual([]);
  });

  it('reads no further than its client does', async () => {
    const statements = await statementsOf(async () => {
      const answer = await open();
      await once(answer, 'readable');
      const sent = answer.read() as Buffer;
      expect(sent.toString()).toMatch(/^\{"user":\{/);
      await call('GET', '/api/user', undefined, ada); // by now it would have read on
      answer.destroy();
      await once(answer, 'close');
    });
    const whole = await statementsOf(() => call('GET', '/api/user/export', undefined, ada).then((all) => all.text()));
    expect(statements.length).toBeLessThan(whole.length / 2);
  });

  it('breaks off when it fails midway, rather than to end what looks whole', async () => {
    const answer = await open();
    await once(answer, 'readable');
    await db.$executeRaw`ALTER TABLE user_subscriptions RENAME TO gone`;
    onTestFinished(async () => void (await db.$executeRaw`ALTER TABLE gone RENAME TO user_subscriptions`));
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    await expect(once(answer, 'end')).rejects.toThrow('aborted');
    expect(text).not.toContain('gone');
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it('is refused like every call to whoever is not signed in', async () => {
    expect((await call('GET', '/api/user/export')).status).toBe(401);
  });
});
