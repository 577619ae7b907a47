import '../support/db.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkOf } from '../../api/domain/accounts/limitKeys.ts';
import { db } from '../../api/database/db.ts';
import { emailOf, from, logIn, password, registered } from '../support/accounts.ts';
import { call, sendText } from '../support/api.ts';

const wrong = 'wrong horse';
const minute = 60_000;

/** How many of these answers have each status. */
function tally(answers: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const inTurn = async <Result>(count: number, work: (i: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let i = 0; i < count; i++) results.push(await work(i));
  return results;
};

afterEach(() => void vi.useRealTimers());

describe('wrong passwords', () => {
  it('get five tries a minute, however many are sent at once', async () => {
    await registered('ada');
    const answers = await from('198.51.100.1', () =>
      Promise.all(Array.from({ length: 100 }, () => logIn('ada', wrong))),
    );
    expect(tally(answers)).toEqual({ 401: 5, 429: 95 });
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toEqual({
      message: expect.stringMatching(/^Too many tries\. Please wait \d+ seconds and try again\.$/),
    });
  });

  it('get no more by aliases in one request, which is answered 429 with Retry-After', async () => {
    await registered('bob');
    const field = `login(input: { email: "bob@example.com", password: "${wrong}" }) { __typename }`;
    const request = (count: number) =>
      from('198.51.100.2', () =>
        sendText(`mutation { ${Array.from({ length: count }, (_, i) => `try${i}: ${field}`).join('\n')} }`),
      );
    const hundred = await request(100);
    expect(hundred.status).toBeGreaterThanOrEqual(400);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute });
    const six = await request(6);
    expect(six.status).toBe(429);
    expect(six.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await six.json()).toMatchObject({ errors: [{ path: ['try5'], extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  });

  it('wait longer and longer: a minute, a quarter of an hour, a day', async () => {
    await registered('cara');
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    const wave = (afterMinutes: number) => {
      vi.setSystemTime(start + afterMinutes * minute);
      return from('198.51.100.3', async () => {
        const answers = await inTurn(6, () => logIn('cara', wrong));
        return [tally(answers)[401] ?? 0, Number(answers.at(-1)!.headers.get('retry-after'))];
      });
    };
    expect([await wave(0), await wave(1), await wave(2), await wave(15), await wave(16), await wave(40)]).toEqual([
      [5, 60],
      [5, 60],
      [0, 13 * 60],
      [5, 60],
      [5, 60],
      [0, (24 * 60 - 40) * 60],
    ]);
    vi.setSystemTime(start + 24 * 60 * minute);
    expect((await from('198.51.100.3', () => logIn('cara'))).status).toBe(200);
  });

  it('are counted alike for an account that is not there', async () => {
    const answers = await from('198.51.100.4', () => inTurn(6, () => logIn('nobody', wrong)));
    expect(tally(answers)).toEqual({ 401: 5, 429: 1 });
  });

  it('are counted together for all accounts that one address tries', async () => {
    const answers = await from('198.51.100.5', () => inTurn(52, (i) => logIn(`person${i}`, wrong)));
    expect(tally(answers)).toEqual({ 401: 50, 429: 2 });
  });

  it('are counted when a session tries to change the password', async () => {
    const viewer = await registered('dora');
    const change = `mutation { changePassword(input: { currentPassword: "${wrong}", newPassword: "battery staple" }) { __typename } }`;
    const answers = await from('198.51.100.6', () => inTurn(6, () => sendText(change, {}, viewer)));
    expect(tally(answers)).toEqual({ 200: 5, 429: 1 });
  });
});

describe('a right password', () => {
  it('uses up no try', async () => {
    await registered('emma');
    expect(tally(await from('198.51.100.10', () => inTurn(8, () => logIn('emma'))))).toEqual({ 200: 8 });
  });

  it('is not looked at any more once the tries are used up', async () => {
    await registered('finn');
    const answers = await from('198.51.100.11', async () => [
      ...(await inTurn(5, () => logIn('finn', wrong))),
      await logIn('finn'),
    ]);
    expect(answers.at(-1)!.status).toBe(429);
  });

  it('opens the account from elsewhere while strangers at many addresses try it', async () => {
    await registered('gina', '192.0.2.10');
    const attack = async (address: string, count: number) =>
      tally(await from(address, () => inTurn(count, () => logIn('gina', wrong))));
    for (let i = 0; i < 20; i++) expect(await attack(`198.51.100.${100 + i}`, 6)).toEqual({ 401: 5, 429: 1 });

    expect(await attack('198.51.100.130', 5)).toEqual({ 401: 3, 429: 2 }); // under attack: a stranger has three a day
    expect(await attack('192.0.2.10', 4)).toEqual({ 401: 4 }); // where the owner signed in before has all of them
    expect((await from('192.0.2.10', () => logIn('gina'))).status).toBe(200);
    expect((await from('192.0.2.99', () => logIn('gina'))).status).toBe(200); // and a new place has some
  });
});

describe('registrations', () => {
  it('are limited for each address, before the work', async () => {
    const body = (i: number) => ({ username: `ivy${i}`, email: emailOf(`ivy${i}`), password });
    await registered('ivy0');
    const answers = await from('198.51.100.20', () => inTurn(52, () => call('POST', '/api/register', body(0))));
    expect(tally(answers)).toEqual({ 409: 50, 429: 2 });
    expect((await from('198.51.100.21', () => call('POST', '/api/register', body(1)))).status).toBe(201);
  });
});

describe('the counters', () => {
  it('name neither an address nor an account', async () => {
    await from('198.51.100.77', () => logIn('secretive', wrong));
    const keys = (await db.rateLimit.findMany()).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(4);
    for (const key of keys) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['', ''],
  ])('take %s for the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
