import '../support/db.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { cookieOf, logIn, registered, sessionStatus } from '../support/accounts.ts';
import { call, send, sendText, told } from '../support/api.ts';

const logoutEverywhere = graphql(`
  mutation TestLogoutEverywhere {
    result: logoutEverywhere {
      ... on LogoutPayload {
        endedSessions
      }
    }
  }
`);

const day = 24 * 60 * 60_000;

afterEach(() => void vi.useRealTimers());

describe('a session', () => {
  it('is asked for with GET and HEAD alike', async () => {
    const viewer = await registered('paula');
    const message = 'You need to be logged in.';
    expect(await told(await call('GET', '/api/user'))).toEqual({ status: 401, body: { message } });
    const heads = [await call('HEAD', '/api/user'), await call('HEAD', '/api/user', undefined, viewer)];
    expect(heads.map(({ status }) => status)).toEqual([401, 200]);
    expect(await Promise.all(heads.map((answer) => answer.text()))).toEqual(['', '']);
  });

  it('ends at logout, which clears the cookie and does no harm twice', async () => {
    const viewer = await registered('quinn');
    const answers = [await call('POST', '/api/logout', undefined, viewer), await call('POST', '/api/logout')];
    for (const answer of answers) {
      expect(await told(answer)).toEqual({
        status: 200,
        body: { message: 'You have been logged out successfully' },
      });
      expect(answer.headers.getSetCookie()).toEqual([
        'stackling=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
        'stackling-signed-in=; Max-Age=0; Path=/; SameSite=Lax',
      ]);
    }
    expect(await sessionStatus(viewer)).toBe(401);
  });

  it('that was ended elsewhere takes back what tells the page that somebody is signed in', async () => {
    const quentin = await registered('quentin');
    const { cookie } = quentin;
    const askWith = async (cookie: string) =>
      (await sendText('{ viewer { id } }', {}, { ...quentin, cookie })).headers.getSetCookie();
    expect(await askWith(`${cookie}; stackling-signed-in=1`)).toEqual([]);
    await db.session.deleteMany({ where: { user: { username: 'quentin' } } });
    const cleared = ['stackling-signed-in=; Max-Age=0; Path=/; SameSite=Lax'];
    expect(await askWith(`${cookie}; stackling-signed-in=1`)).toEqual(cleared);
    expect(await askWith(cookie)).toEqual([]);
  });

  it('ends on every device when its user asks for that, and nobody else’s does', async () => {
    const [first, other] = [await registered('rosa'), await registered('rob')];
    const second = { ...first, cookie: cookieOf(await logIn('rosa')) };
    expect((await send(logoutEverywhere, {}, second)).data).toEqual({ result: { endedSessions: 2 } });
    expect([await sessionStatus(first), await sessionStatus(second), await sessionStatus(other)]).toEqual([
      401, 401, 200,
    ]);
    expect((await send(logoutEverywhere, {}, second)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('lasts thirty days from its last use, which is noted at most once an hour', async () => {
    const viewer = await registered('sara');
    const renewal = async (atDay: number) => {
      vi.setSystemTime(start + atDay * day);
      return (await call('GET', '/api/user', undefined, viewer)).headers.get('set-cookie');
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    expect(await renewal(0.9 / 24)).toBeNull();
    expect(await renewal(2)).toContain(`${viewer.cookie}; Path=/; Expires=${new Date(start + 32 * day).toUTCString()}`);
    expect(await renewal(2 + 0.9 / 24)).toBeNull();
    expect(await renewal(31)).toContain(viewer.cookie);
    vi.setSystemTime(start + 62 * day);
    expect(await sessionStatus(viewer)).toBe(401);
  });

  it('ends after 180 days, however much it is used', async () => {
    const viewer = await registered('sylvie');
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    const ends = [];
    for (let atDay = 20; atDay < 180; atDay += 20) {
      vi.setSystemTime(start + atDay * day);
      const renewed = (await call('GET', '/api/user', undefined, viewer)).headers.get('set-cookie');
      ends.push(Math.round((Date.parse(/Expires=([^;]+)/.exec(renewed!)![1]!) - start) / day));
    }
    expect(ends).toEqual([50, 70, 90, 110, 130, 150, 170, 180]);
    vi.setSystemTime(start + 180 * day + 1_000);
    expect(await sessionStatus(viewer)).toBe(401);
  });

  it('is renewed by one of many requests at once', async () => {
    const viewer = await registered('sven');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * day });
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('GET', '/api/user', undefined, viewer)));
    expect(answers.filter((answer) => answer.headers.has('set-cookie'))).toHaveLength(1);
  });
});
