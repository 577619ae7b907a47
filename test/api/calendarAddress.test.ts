import '../support/db.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hashToken } from '../../api/domain/accounts/sessions.ts';
import { needsBrowser, programOf } from '../support/accessTokens.ts';
import { from, password, registered } from '../support/accounts.ts';
import { call, sendText, signedIn, told, type Viewer } from '../support/api.ts';
import { newCalendar, read } from '../support/calendars.ts';
import '../support/front.ts';
import { logged } from '../support/logged.ts';
import { newPassword } from '../support/newPassword.ts';
import { speak } from '../support/speak.ts';

afterEach(() => void vi.useRealTimers());

const secretOf = (path: string) => /^\/calendar\/([\w-]{43})\.ics$/.exec(path)![1]!;
const statusOf = async (path: string) => (await read(path)).status;

async function shown(viewer: Viewer): Promise<unknown> {
  const answer = await sendText('{ viewer { calendarAddress { createdAt lastReadAt } } }', {}, viewer);
  return ((await answer.json()) as { data: { viewer: { calendarAddress: unknown } } }).data.viewer.calendarAddress;
}

describe('a calendar address', () => {
  it('is shown once and kept as a digest of its secret', async () => {
    const ada = await signedIn('ada');
    const answer = await call('POST', '/api/calendar', {}, ada);
    expect(await told(answer)).toEqual({
      status: 201,
      body: { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/calendar\/[\w-]{43}\.ics$/) },
    });
    const path = await newCalendar(ada);
    expect(await db.calendarAddress.findMany({ where: { userId: ada.user.id } })).toEqual([
      expect.objectContaining({ secretHash: hashToken(secretOf(path)), lastReadAt: null }),
    ]);
    expect(JSON.stringify(await db.idempotentAnswer.findMany())).not.toContain(secretOf(path));
  });

  it('says when it was made and last read, to its user alone', async () => {
    const bob = await signedIn('bob');
    expect(await shown(bob)).toBeNull();
    const path = await newCalendar(bob);
    const createdAt = expect.stringMatching(/^\d{4}-/);
    expect(await shown(bob)).toEqual({ createdAt, lastReadAt: null });
    await read(path);
    expect(await shown(bob)).toEqual({ createdAt, lastReadAt: expect.stringMatching(/^\d{4}-/) });
    const program = await programOf(bob, true);
    expect(await (await sendText('{ viewer { calendarAddress { createdAt } } }', {}, program)).json()).toMatchObject({
      errors: [{ message: needsBrowser }],
    });
  });

  it('ends when another one is made', async () => {
    const cat = await signedIn('cat');
    const first = await newCalendar(cat);
    const second = await newCalendar(cat);
    expect(await Promise.all([first, second].map(statusOf))).toEqual([404, 200]);
  });

  it('is one, however many are asked for at once', async () => {
    const cleo = await signedIn('cleo');
    const paths = await Promise.all(Array.from({ length: 8 }, () => newCalendar(cleo)));
    expect((await Promise.all(paths.map(statusOf))).toSorted()).toEqual([200, ...Array(7).fill(404)]);
  });

  it('ends when it is revoked, which can be said twice', async () => {
    const dan = await signedIn('dan');
    const path = await newCalendar(dan);
    for (let i = 0; i < 2; i++) {
      const answer = await call('DELETE', '/api/calendar', undefined, dan);
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    }
    expect([await statusOf(path), await shown(dan)]).toEqual([404, null]);
  });

  it('ends with a new password', async () => {
    const eve = await registered('eve');
    const path = await newCalendar(eve);
    const change = `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "${newPassword}" }) { __typename } }`;
    await sendText(change, {}, eve);
    expect([await statusOf(path), await shown(eve)]).toEqual([404, null]);
  });

  it('does not answer while its user is disabled', async () => {
    const fay = await signedIn('fay');
    const path = await newCalendar(fay);
    await db.user.update({ where: { id: fay.user.id }, data: { disabledAt: new Date() } });
    expect(await statusOf(path)).toBe(404);
    await db.user.update({ where: { id: fay.user.id }, data: { disabledAt: null } });
    expect(await statusOf(path)).toBe(200);
  });

  it('goes with its user', async () => {
    const gus = await signedIn('gus');
    const path = await newCalendar(gus);
    await db.user.delete({ where: { id: gus.user.id } });
    expect(await statusOf(path)).toBe(404);
  });

  it('cannot be told from one that never was once it has ended', async () => {
    const hal = await signedIn('hal');
    const path = await newCalendar(hal);
    await call('DELETE', '/api/calendar', undefined, hal);
    const paths = [path, `/calendar/${'A'.repeat(43)}.ics`, '/calendar/short.ics', '/calendar/%F0%9F%98%80.ics'];
    const [ended, ...others] = await Promise.all(
      paths.map(async (path) => {
        const { status, headers, body } = await speak('GET', path, {});
        const { date: _date, 'x-request-id': _id, ...rest } = headers;
        return { status, headers: rest, body };
      }),
    );
    expect(ended).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' }, body: 'Not found' });
    for (const other of others) expect(other).toEqual(ended);
  });
});

describe('how often a calendar is read', () => {
  it('is limited to 60 times an hour for each address', async () => {
    const [jan, kim] = [await signedIn('jan'), await signedIn('kim')];
    const [path, other] = [await newCalendar(jan), await newCalendar(kim)];
    for (let i = 0; i < 60; i++) expect(await statusOf(path)).toBe(200);
    const refused = await read(path);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(await statusOf(other)).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    expect(await statusOf(path)).toBe(200);
  });

  it('is limited for a network that tries addresses which are none, and for nothing else', async () => {
    const path = await newCalendar(await signedIn('lea'));
    const guess = (index: number) => from('203.0.113.9', () => statusOf(`/calendar/guess${index}.ics`));
    for (let i = 0; i < 60; i++) expect(await guess(i)).toBe(404);
    expect(await guess(60)).toBe(429);
    expect(await from('203.0.113.9', () => statusOf(path))).toBe(200);
    expect(await from('203.0.113.10', () => statusOf('/calendar/guess.ics'))).toBe(404);
  });
});

describe('the log', () => {
  it('never holds the secret, however it is sent', async () => {
    const max = await signedIn('max');
    const { user } = max;
    const path = await newCalendar(max);
    const secret = secretOf(path);
    const lines = logged();
    const sent = [
      await speak('GET', path, {}),
      await speak('HEAD', path, {}),
      await speak('POST', path, { 'sec-fetch-site': 'cross-site' }),
      await speak('GET', `/%63alendar/${secret}.ics`, {}),
      await speak('GET', `/calendar/${secret}`, {}),
      await speak('GET', `/calendar/${secret}.ics/`, {}),
      await speak('GET', `//calendar/${secret}.ics?${secret}`, {}),
      await speak('GET', `/Calendar/${secret}.ics`, { referer: `http://localhost${path}` }),
    ];
    expect(sent.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 403]);
    const requests = () => lines().filter(({ msg }) => msg === 'request');
    await expect.poll(() => requests().length).toBe(sent.length);
    expect(JSON.stringify(lines())).not.toContain(secret);
    expect(requests()[0]).toMatchObject({ path: '/calendar/…', status: 200, userId: user.id });
  });

  it('never holds it when something fails', async () => {
    const path = await newCalendar(await signedIn('ned'));
    const lines = logged();
    await db.$executeRaw`ALTER TABLE calendar_addresses RENAME TO gone`;
    try {
      const answer = await speak('GET', path, {});
      expect([answer.status, answer.body]).toEqual([500, 'Something went wrong on our side.']);
    } finally {
      await db.$executeRaw`ALTER TABLE gone RENAME TO calendar_addresses`;
    }
    await expect.poll(() => lines().some(({ msg }) => msg === 'request')).toBe(true);
    expect(lines().some(({ msg }) => msg === 'unexpected error')).toBe(true);
    expect(JSON.stringify(lines())).not.toContain(secretOf(path));
  });
});
