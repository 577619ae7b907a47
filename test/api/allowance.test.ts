import '../support/db.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { programOf } from '../support/accessTokens.ts';
import { from } from '../support/accounts.ts';
import { call, sendText, signedIn, type Viewer } from '../support/api.ts';
import { statementsOf } from '../support/statements.ts';

/** Costs 9,903 points, and nearly nothing to answer for somebody who has no stacks. */
const big = `{ viewer { stacks(first: 100) { edges { node { recommendations(first: 32) { edges { node { id } } } } } } } }`;
const small = '{ viewer { username } }';
const allowed = 100_000;

let people = 0;
let ada: Viewer;
const minute = 60_000;
beforeEach(async () => {
  // In the middle of a minute that no other test has counted in.
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.ceil(Date.now() / minute) + 2 * ++people) * minute + 18_000 });
  onTestFinished(() => void vi.useRealTimers());
  ada = await signedIn(`caller_${people}`);
  await db.session.updateMany({ data: { lastUsedAt: new Date() } });
});

const statusOf = async (query: string, viewer?: Viewer) => (await sendText(query, {}, viewer)).status;

/** Spends all of the points. */
async function exhaust(viewer?: Viewer): Promise<void> {
  for (let sent = 0; sent < 12; sent++) if ((await statusOf(big, viewer)) === 429) return;
  throw new Error('There are points left.');
}

const headersOf = ({ headers }: Response) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];

describe('what a request costs', () => {
  it('is told in headers and in the graph', async () => {
    const answer = await sendText('{ viewer { id } rateLimit { cost limit remaining resetAt } }', {}, ada);
    expect(headersOf(answer)).toEqual(['"points";q=100000;w=60', '"points";r=99993;t=42']);
    const { data } = (await answer.json()) as { data: object };
    const resetAt = new Date(Date.now() + 42_000).toISOString();
    expect(data).toMatchObject({ rateLimit: { cost: 7, limit: allowed, remaining: 99_993, resetAt } });
  });

  it('is the same in REST, where a call may be several operations', async () => {
    await db.stack.create({ data: { userId: ada.user.id, name: 'S', projectType: 'work', budget: 5 } });
    for (const path of ['/api/user', '/api/subscriptions', '/api/user/export'])
      expect(headersOf(await call('GET', path, undefined, ada))).toEqual([
        '"points";q=100000;w=60',
        expect.stringMatching(/^"points";r=\d{5};t=42$/),
      ]);
    expect(headersOf(await call('POST', '/api/projects', { name: 'S', projectType: 'work', budget: 5 }, ada))).toEqual([
      '"points";q=100000;w=60, "writes";q=300;w=60',
      expect.stringMatching(/^"points";r=\d{5};t=42, "writes";r=299;t=42$/),
    ]);
    const refused = await call('DELETE', '/api/projects/999999', undefined, ada);
    expect([refused.status, headersOf(refused)[1]]).toEqual([404, expect.stringContaining('"writes";r=298;')]);
  });

  it('grows with what is asked for, and is more for what takes longer', async () => {
    const costOf = async (query: string) => {
      const answer = await sendText(query, {}, ada);
      return (await answer.json()) as { data: { rateLimit?: { cost: number } } };
    };
    const page = (first: number) =>
      `{ viewer { stacks(first: ${first}) { edges { node { id } } } } rateLimit { cost } }`;
    const [ten, hundred] = [await costOf(page(10)), await costOf(page(100))];
    expect(hundred.data.rateLimit!.cost).toBeGreaterThan(7 * ten.data.rateLimit!.cost);
    const before = Number(/r=(\d+)/.exec(headersOf(await sendText(small, {}, ada))[1]!)![1]);
    const find = 'mutation { recommend(input: { projectType: WORK, budget: 5 }) { __typename } }';
    const after = Number(/r=(\d+)/.exec(headersOf(await sendText(find, {}, ada))[1]!)![1]);
    expect(before - after).toBeGreaterThan(1_000);
  });

  it('is no statement, for all but one request in a tenth of the points', async () => {
    const statements = await statementsOf(async () => {
      for (let i = 0; i < 25; i++) await sendText(small, {}, ada);
    });
    expect(statements).toHaveLength(25); // that of the session
  });

  it('is not counted when the operator has switched the limits off', async () => {
    env.RATE_LIMITS = 'off';
    onTestFinished(() => void (env.RATE_LIMITS = 'on'));
    const answer = await sendText('{ rateLimit { cost } }', {}, ada);
    expect([headersOf(answer), await answer.json()]).toEqual([[null, null], { data: { rateLimit: null } }]);
  });
});

describe('whoever has nothing left', () => {
  it('is refused until the minute is over', async () => {
    await exhaust(ada);
    const message = 'Too many requests. Please wait 42 seconds and try again.';
    const graph = await sendText(small, {}, ada);
    expect([graph.status, graph.headers.get('retry-after'), headersOf(graph)[1]]).toEqual([
      429,
      '42',
      '"points";r=0;t=42',
    ]);
    expect(await graph.json()).toEqual({ errors: [{ message, extensions: { code: 'TOO_MANY_REQUESTS' } }] });
    const rest = await call('GET', '/api/user', undefined, ada);
    expect([rest.status, rest.headers.get('retry-after'), headersOf(rest)[1]]).toEqual([
      429,
      '42',
      '"points";r=0;t=42',
    ]);
    expect(await rest.json()).toEqual({ message });

    vi.setSystemTime(Date.now() + 42_000);
    expect(await statusOf(small, ada)).toBe(200);
  });

  it('is refused with every token and in every browser, and nobody else is', async () => {
    const program = await programOf(ada, true);
    await from('198.51.100.1', () => exhaust(ada));
    expect(await statusOf(small, program)).toBe(429);
    expect(await from('198.51.100.2', () => statusOf(small, ada))).toBe(429);
    expect(await from('198.51.100.1', () => statusOf(small))).toBe(200);
    expect(await from('198.51.100.1', async () => statusOf(small, await signedIn(`other_${people}`)))).toBe(200);
  });

  it('is refused at every address of a network, when it is a visitor', async () => {
    await from('2001:db8:1:2::1', () => exhaust());
    expect(await from('2001:db8:1:2:ffff::7', () => statusOf(small))).toBe(429);
    expect(await from('2001:db8:1:3::1', () => statusOf(small))).toBe(200);
  });

  it('is not held up by asking at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 30 }, () => statusOf(big, ada)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
  });

  it('has spent on other servers, too', async () => {
    for (let sent = 0; sent < 3; sent++) await statusOf(big, ada); // more than a tenth, so it is settled
    const key = await db.rateLimit.findFirstOrThrow({
      where: { key: { startsWith: 'points:' } },
      orderBy: { expire: 'desc' },
    });
    expect(key.key).toMatch(/^points:[\w-]{43}$/);
    await db.rateLimit.update({ where: { key: key.key }, data: { points: allowed } });
    await statusOf(big, ada);
    expect(await statusOf(big, ada)).toBe(429);
  });

  it('is still counted while the database does not take the counts', async () => {
    await db.$executeRaw`ALTER TABLE rate_limits RENAME TO gone`;
    onTestFinished(async () => void (await db.$executeRaw`ALTER TABLE gone RENAME TO rate_limits`));
    await exhaust(ada);
  });
});

describe('changes', () => {
  const create = (viewer: Viewer) =>
    call('POST', '/api/projects', { name: 'S', projectType: 'work', budget: 5 }, viewer);

  it('are 300 a minute for an account, however many are sent at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 330 }, () => create(ada)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect(await db.stack.count({ where: { userId: ada.user.id } })).toBe(300);
    expect(await statusOf(small, ada)).toBe(200);
  });

  it('count each, when an operation has several', async () => {
    const input = '(input: { name: "S", projectType: WORK, budget: 5 }) { __typename }';
    const ten = `mutation { ${Array.from({ length: 10 }, (_, i) => `s${i}: createStack${input}`).join(' ')} }`;
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent++) statuses.push(await statusOf(ten, ada));
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });
});
