import '../support/db.ts';
import { createHash } from 'node:crypto';
import { print } from 'graphql';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { log } from '../../api/log.ts';
import { cookieOf, password } from '../support/accounts.ts';
import { call, send, sendText, told } from '../support/api.ts';

const day = 24 * 60 * 60_000;

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

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const ada = { username: 'Ada_L', email: 'Ada@Example.com', password };

describe('registering', () => {
  it('answers the account, signs it in and keeps only a digest of the password', async () => {
    const answer = await call('POST', '/api/register', ada);
    const user = {
      id: expect.any(Number),
      username: 'Ada_L',
      email: 'Ada@Example.com',
      currency: 'USD',
      timeZone: 'UTC',
      locale: 'en-US',
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
    ['password', '1234567', 'Password must be at least 8 characters'],
    ['password', 'x'.repeat(1_001), 'Password is too long'],
    ['password', 'a secret\u0000', 'Password contains characters that cannot be used'],
    ['password', 'a secret\ud800', 'Password contains characters that cannot be used'],
    ['password', 1e30, 'Password must be at least 8 characters'],
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
