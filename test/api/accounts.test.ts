import '../support/db.ts';
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { print } from 'graphql';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hashPassword, mostAtOnce } from '../../api/domain/accounts/passwords.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { log } from '../../api/log.ts';
import { cookieOf, emailOf, from, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { call, send, sendText } from '../support/api.ts';

const register = graphql(`
  mutation TestRegister($input: RegisterInput!) {
    result: register(input: $input) {
      __typename
      ... on RegisterPayload {
        user {
          username
          email
          currency
          isAdmin
          lastLogin
          createdAt
        }
      }
      ... on InvalidInputError {
        message
        issues {
          field
          message
        }
      }
      ... on ConflictError {
        message
        field
      }
    }
  }
`);

const login = graphql(`
  mutation TestLogin($input: LoginInput!) {
    result: login(input: $input) {
      __typename
      ... on LoginPayload {
        user {
          username
        }
      }
      ... on InvalidCredentialsError {
        message
      }
    }
  }
`);

const changePassword = graphql(`
  mutation TestChangePassword($input: ChangePasswordInput!) {
    result: changePassword(input: $input) {
      __typename
      ... on ChangePasswordPayload {
        user {
          username
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
`);

const logoutEverywhere = graphql(`
  mutation TestLogoutEverywhere {
    result: logoutEverywhere {
      ... on LogoutPayload {
        endedSessions
      }
    }
  }
`);

const setCurrency = graphql(`
  mutation TestSetCurrency($currency: Currency!) {
    result: setCurrency(currency: $currency) {
      ... on SetCurrencyPayload {
        user {
          currency
        }
      }
    }
  }
`);

const day = 24 * 60 * 60_000;
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const ada = { username: 'Ada_L', email: 'Ada@Example.com', password };

const told = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as unknown });

afterEach(() => void vi.useRealTimers());

describe('registering', () => {
  it('answers the account, signs it in and keeps only a digest of the password', async () => {
    const answer = await call('POST', '/api/register', ada);
    const user = {
      id: expect.any(Number),
      username: 'Ada_L',
      email: 'Ada@Example.com',
      currency: 'USD',
      isAdmin: false,
      lastLogin: instant,
      createdAt: instant,
    };
    expect(await told(answer)).toEqual({ status: 201, body: user });
    const viewer = { user: await db.user.findFirstOrThrow({ where: { username: 'Ada_L' } }), cookie: cookieOf(answer) };
    expect(await told(await call('GET', '/api/user', undefined, viewer))).toEqual({ status: 200, body: user });
    expect(viewer.user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  it('does the same in GraphQL', async () => {
    const input = { username: 'grace', email: 'grace@example.com', password };
    expect((await send(register, { input })).data).toEqual({
      result: {
        __typename: 'RegisterPayload',
        user: {
          username: 'grace',
          email: 'grace@example.com',
          currency: 'USD',
          isAdmin: false,
          lastLogin: instant,
          createdAt: instant,
        },
      },
    });
  });

  it('sets a cookie for thirty days that no script can read and no other site can send', async () => {
    const answer = await call('POST', '/api/register', { ...ada, username: 'cookie', email: 'cookie@example.com' });
    const [session, hint] = answer.headers.getSetCookie().map((cookie) => cookie.split('; '));
    expect(session).toEqual([
      expect.stringMatching(/^stackling=[\w-]{43}$/),
      'Path=/',
      expect.stringMatching(/^Expires=/),
      'HttpOnly',
      'SameSite=Lax',
    ]);
    expect(Math.round((Date.parse(session![2]!.slice('Expires='.length)) - Date.now()) / day)).toBe(30);
    const token = session![0]!.slice('stackling='.length);
    const tokenHash = createHash('sha256').update(token).digest('hex');
    expect(await db.session.count({ where: { tokenHash } })).toBe(1);
    // Beside it, for as long, one for scripts that only says that somebody is signed in.
    expect(hint).toEqual(['stackling-signed-in=1', 'Path=/', session![2], 'SameSite=Lax']);
  });

  it.each([
    ['email', { email: 'ADA@example.com', username: 'other' }, 'This email is already registered'],
    ['username', { email: 'other@example.com', username: 'ada_l' }, 'This username is already taken'],
  ])('tells which field is taken, whatever its case: the %s', async (field, other, message) => {
    const input = { ...ada, ...other };
    expect(await told(await call('POST', '/api/register', input))).toEqual({ status: 409, body: { message } });
    expect((await send(register, { input })).data?.result).toEqual({ __typename: 'ConflictError', field, message });
  });

  it('lets one of many who want the same name at once have it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        call('POST', '/api/register', { username: 'popular', email: `popular${i}@example.com`, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  it.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', undefined, 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(21), 'Username cannot exceed 20 characters'],
    ['username', 'ada l', 'Username can only contain letters, numbers, and underscores'],
    ['username', 'ad\u0000a', 'Username can only contain letters, numbers, and underscores'],
    ['username', 'ada\n', 'Username can only contain letters, numbers, and underscores'],
    ['username', ['abc'], 'Username must be at least 3 characters'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(310)}@example.com`, 'Please enter a valid email address'],
    ['email', 'a\u0000@example.com', 'Please enter a valid email address'],
    ['email', '\ud800@example.com', 'Please enter a valid email address'],
    ['email', { equals: 'ada@example.com' }, 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(101), 'Password is too long'],
    ['password', 'secret\u0000', 'Password contains characters that cannot be used'],
    ['password', 'secret\ud800', 'Password contains characters that cannot be used'],
    ['password', 1e30, 'Password must be at least 6 characters'],
  ])('refuses the %s %j with the rule it breaks, and writes nothing', async (field, value, message) => {
    const before = await rows();
    const body = { username: 'never', email: 'never@example.com', password, [field]: value };
    const text = JSON.stringify(body);
    expect(await told(await call('POST', '/api/register', text))).toEqual({ status: 400, body: { message } });
    if (typeof value === 'string')
      expect((await send(register, { input: body as never })).data?.result).toEqual({
        __typename: 'InvalidInputError',
        message,
        issues: [{ field, message }],
      });
    else expect((await sendText(print(register), { input: JSON.parse(text) as unknown })).status).toBe(400);
    expect(await rows()).toEqual(before);
  });

  it.each(['null', '[]', '"text"', '{"__proto__":{"username":"never","email":"a@b.co","password":"secret1"}}', '{'])(
    'refuses the body %s, in login too',
    async (body) => {
      const before = await rows();
      for (const path of ['/api/register', '/api/login']) expect((await call('POST', path, body)).status).toBe(400);
      expect(await rows()).toEqual(before);
    },
  );
});

describe('logging in', () => {
  it('knows the email in any case, and answers the account', async () => {
    const { user } = await registered('lisa');
    const answer = await call('POST', '/api/login', { email: 'LISA@Example.COM', password });
    expect(await told(answer)).toMatchObject({ status: 200, body: { id: user.id, username: 'lisa' } });
    const { lastLogin } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(lastLogin!.getTime()).toBeGreaterThan(user.lastLogin!.getTime());
  });

  it('takes no pattern for an email', async () => {
    await registered('pat_tern');
    expect((await logIn('pat%')).status).toBe(400);
    expect((await call('POST', '/api/login', { email: 'pat_____@example.com', password })).status).toBe(401);
  });

  it('answers an unknown email and a wrong password with the same bytes', async () => {
    await registered('mona');
    const answers = await from('192.0.2.1', () =>
      Promise.all([logIn('mona', 'wrong one'), logIn('nobody', 'wrong one')]),
    );
    const [known, unknown] = await Promise.all(
      answers.map(async (answer) => [answer.status, [...answer.headers], await answer.text()]),
    );
    expect(known).toEqual(unknown);
    expect(known).toEqual([401, [['content-type', 'application/json']], '{"message":"Incorrect email or password."}']);
    const inGraph = await Promise.all(
      ['mona', 'nobody'].map((name) => send(login, { input: { email: emailOf(name), password: 'wrong one' } })),
    );
    for (const { data } of inGraph)
      expect(data).toEqual({
        result: { __typename: 'InvalidCredentialsError', message: 'Incorrect email or password.' },
      });
  });

  it('gives a new session and ends the one that was brought', async () => {
    const old = await registered('nina');
    const fresh = { ...old, cookie: cookieOf(await logIn('nina', password, old)) };
    expect([await sessionStatus(old), await sessionStatus(fresh)]).toEqual([401, 200]);
  });

  it('holds in GraphQL for the rest of the request, and no longer', async () => {
    await registered('olga');
    const answer = await sendText(
      `mutation { login(input: { email: "olga@example.com", password: "${password}" }) { ... on LoginPayload { user { username } } }
         setCurrency(currency: EUR) { ... on SetCurrencyPayload { user { currency } } }
         logout { ... on LogoutPayload { endedSessions } }
         late: setCurrency(currency: MYR) { __typename } }`,
    );
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^stackling=[\w-]{43}; .*HttpOnly/),
      expect.stringMatching(/^stackling-signed-in=1; /),
      expect.stringMatching(/^stackling=; Max-Age=0; /),
      expect.stringMatching(/^stackling-signed-in=; Max-Age=0; /),
    ]);
    expect(await answer.json()).toMatchObject({
      data: null,
      errors: [{ path: ['late'], message: 'You need to be logged in.' }],
    });
    expect(await db.user.findFirstOrThrow({ where: { username: 'olga' } })).toMatchObject({ currency: 'EUR' });
    expect(await db.session.count({ where: { user: { username: 'olga' } } })).toBe(1);
  });

  it.each([
    [{ email: 'ada', password }, 'Please enter a valid email address'],
    [{ email: 'ada@example.com', password: '' }, 'Password is required'],
    [{ email: 'ada@example.com' }, 'Password is required'],
    [{ email: 'ada@example.com', password: ['correct horse'] }, 'Password is required'],
    [{ email: 'ada@example.com', password: 'x'.repeat(101) }, 'Password is too long'],
    [{ email: 'ada@example.com', password: '\ud800' }, 'Password contains characters that cannot be used'],
  ])('refuses %j with the rule it breaks', async (body, message) => {
    expect(await told(await call('POST', '/api/login', body))).toEqual({ status: 400, body: { message } });
  });
});

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

  it('lasts thirty days from its last use and is renewed at most once a day', async () => {
    const viewer = await registered('sara');
    const renewal = async (atDay: number) => {
      vi.setSystemTime(start + atDay * day);
      return (await call('GET', '/api/user', undefined, viewer)).headers.get('set-cookie');
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    expect(await renewal(0.9)).toBeNull();
    expect(await renewal(2)).toContain(`${viewer.cookie}; Path=/; Expires=${new Date(start + 32 * day).toUTCString()}`);
    expect(await renewal(2.9)).toBeNull();
    expect(await renewal(31)).toContain(viewer.cookie);
    vi.setSystemTime(start + 62 * day);
    expect(await sessionStatus(viewer)).toBe(401);
  });

  it('is renewed by one of many requests at once', async () => {
    const viewer = await registered('sven');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * day });
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('GET', '/api/user', undefined, viewer)));
    expect(answers.filter((answer) => answer.headers.has('set-cookie'))).toHaveLength(1);
  });
});

describe('changing the password', () => {
  const input = { currentPassword: password, newPassword: 'battery staple' };

  it('ends every other session, and the old password', async () => {
    const here = await registered('uma');
    const there = { ...here, cookie: cookieOf(await logIn('uma')) };
    expect((await send(changePassword, { input }, here)).data?.result).toEqual({
      __typename: 'ChangePasswordPayload',
      user: { username: 'uma' },
    });
    expect([await sessionStatus(here), await sessionStatus(there)]).toEqual([200, 401]);
    expect([(await logIn('uma')).status, (await logIn('uma', input.newPassword)).status]).toEqual([401, 200]);
  });

  it('opens nothing to a login with the old password that is under way', async () => {
    const { user } = await registered('vera');
    const digest = await hashPassword('battery staple');
    const others = Array.from({ length: 18 * mostAtOnce }, () => hashPassword(password)); // they keep the login waiting
    const login = logIn('vera');
    await setTimeout(100);
    await db.user.update({ where: { id: user.id }, data: { password: digest } });
    expect((await login).status).toBe(401);
    await Promise.all(others);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
  });

  it('needs the current one, and a session', async () => {
    const viewer = await registered('wanda');
    const wrong = { ...input, currentPassword: 'not this one' };
    expect((await send(changePassword, { input: wrong }, viewer)).data?.result).toEqual({
      __typename: 'InvalidInputError',
      issues: [{ field: 'currentPassword', message: 'This is not your current password' }],
    });
    const short = { ...input, newPassword: '12345' };
    expect((await send(changePassword, { input: short }, viewer)).data?.result).toMatchObject({
      issues: [{ field: 'newPassword', message: 'Password must be at least 6 characters' }],
    });
    expect((await send(changePassword, { input })).errors).toMatchObject([{ message: 'You need to be logged in.' }]);
    expect((await logIn('wanda')).status).toBe(200);
  });
});

describe('the display currency', () => {
  it('is changed by PUT and by mutation, for the signed-in user alone', async () => {
    const [viewer, other] = [await registered('xena'), await registered('xaver')];
    const answer = await call('PUT', '/api/user/currency', { currency: 'MYR' }, viewer);
    expect(await told(answer)).toMatchObject({ status: 200, body: { id: viewer.user.id, currency: 'MYR' } });
    expect((await send(setCurrency, { currency: 'JPY' }, viewer)).data).toEqual({
      result: { user: { currency: 'JPY' } },
    });
    expect((await db.user.findUniqueOrThrow({ where: { id: other.user.id } })).currency).toBe('USD');
    expect((await call('PUT', '/api/user/currency', { currency: 'MYR' })).status).toBe(401);
    expect((await call('GET', '/api/user/currency?currency=EUR', undefined, viewer)).status).toBe(405);
  });

  it.each(['usd', 'XXX', '', 'constructor', '__proto__', ['EUR'], null, 1e30])('is not %j', async (currency) => {
    const viewer = await registered(`yuri${yuri++}`);
    expect(await told(await call('PUT', '/api/user/currency', { currency }, viewer))).toEqual({
      status: 400,
      body: { message: 'Please choose one of the currencies in the list' },
    });
    expect((await sendText(print(setCurrency), { currency }, viewer)).status).toBe(400);
    expect((await db.user.findUniqueOrThrow({ where: { id: viewer.user.id } })).currency).toBe('USD');
  });
  let yuri = 0;
});

describe('what happens inside', () => {
  it('gets out neither in an answer nor in the log, even when the database refuses a row', async () => {
    let lines = '';
    Object.assign(log, { level: 'trace', [pino.symbols.streamSym]: { write: (line: string) => (lines += line) } });
    await db.$executeRaw`ALTER TABLE users ADD CONSTRAINT no_zoe CHECK (username <> 'zoe')`;
    const answer = await call('POST', '/api/register', { username: 'zoe', email: 'zoe@example.com', password });
    expect(await told(answer)).toEqual({ status: 500, body: { message: 'Something went wrong on our side.' } });
    expect(lines).toContain('no_zoe');
    expect(lines).not.toMatch(/argon2id|zoe@|correct horse/);
    log.level = 'silent';
  });
});

const rows = () => Promise.all([db.user.count(), db.session.count(), db.rateLimit.count()]);
