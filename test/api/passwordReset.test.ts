import '../support/db.ts';
import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hashPassword, mostAtOnce } from '../../api/domain/accounts/passwords.ts';
import { env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { cookieOf, emailOf, from, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { call, send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { base } from '../support/front.ts';
import { jobsDone, workInEachTest } from '../support/jobs.ts';
import { logged } from '../support/logged.ts';
import { startMailServer } from '../support/smtp.ts';

const request = graphql(`
  mutation TestRequestPasswordReset($input: RequestPasswordResetInput!) {
    result: requestPasswordReset(input: $input) {
      __typename
      ... on RequestPasswordResetPayload {
        isMailed
      }
      ... on InvalidInputError {
        message
        issues {
          field
        }
      }
    }
  }
`);

const reset = graphql(`
  mutation TestResetPassword($input: ResetPasswordInput!) {
    result: resetPassword(input: $input) {
      __typename
      ... on ResetPasswordPayload {
        endedSessions
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

const createLink = graphql(`
  mutation TestCreateResetLink($userId: ID!) {
    result: createResetLink(userId: $userId) {
      __typename
      ... on CreateResetLinkPayload {
        url
        expiresAt
        user {
          username
        }
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const siteQuery = graphql(`
  query TestSite {
    site {
      adminEmail
      sendsMail
    }
  }
`);

const newPassword = 'battery staple';
const minute = 60_000;
const tooOld = {
  __typename: 'InvalidInputError',
  issues: [{ field: 'token', message: 'This link was used already or is too old. Please ask for a new one.' }],
};

const settings = { ...env };
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeEach(async () => {
  mailServer = await startMailServer();
  Object.assign(env, { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://stackling.example' });
});
workInEachTest();
afterEach(() => {
  vi.useRealTimers();
  Object.assign(env, settings);
});

const ask = (email: string, address: string): Promise<Response> =>
  from(address, () => call('POST', '/api/forgot-password', { email }));

/** The tokens of the links in the mails that have arrived, once no mail is under way any more. */
async function mailedTokens(): Promise<string[]> {
  await jobsDone();
  return mailServer.mails.map(({ body }) => /https:\/\/stackling\.example\/auth\/reset\/([\w-]{43})\b/.exec(body)![1]!);
}

/** Asks from an address where nobody has asked yet, and takes the link out of the mailbox. */
async function mailedToken(username: string): Promise<string> {
  expect((await ask(emailOf(username), newAddress())).status).toBe(200);
  return (await mailedTokens()).at(-1)!;
}

let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;

const setPassword = (token: string, address = newAddress()) =>
  from(address, async () => (await send(reset, { input: { token, newPassword } })).data?.result);

describe('asking for a reset link', () => {
  it('mails one that sets a new password to the account’s own address', async () => {
    await registered('Ada');
    await ask('ADA@EXAMPLE.com', newAddress());
    const [token] = await mailedTokens();
    expect(mailServer.mails).toEqual([
      {
        from: 'stackling@stackling.example',
        to: ['Ada@example.com'],
        headers: expect.stringContaining('Subject: Set a new password for Stackling\r\n'),
        body: expect.stringContaining('Hello Ada,'),
      },
    ]);
    const stored = await db.user.findFirstOrThrow({ where: { username: 'Ada' } });
    expect(stored.resetToken).toBe(createHash('sha256').update(token!).digest('hex'));
    expect(Math.round((stored.resetTokenExpiry!.getTime() - Date.now()) / minute)).toBe(60);
  });

  it('answers a known and an unknown email with the same bytes, in both APIs', async () => {
    await registered('bob');
    const answers = await Promise.all(
      ['bob', 'nobody'].map(async (name) => {
        const rest = await ask(emailOf(name), newAddress());
        const operation = `mutation { requestPasswordReset(input: { email: "${emailOf(name)}" }) { __typename ... on RequestPasswordResetPayload { isMailed } } }`;
        const graph = await sendText(operation);
        return [rest.status, [...rest.headers], await rest.text(), [...graph.headers], await graph.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual([
      200,
      expect.any(Array),
      '{"message":"If there is an account with this email, a link to set a new password is on its way. It works for one hour."}',
      expect.any(Array),
      '{"data":{"requestPasswordReset":{"__typename":"RequestPasswordResetPayload","isMailed":true}}}',
    ]);
    expect(await mailedTokens()).toHaveLength(1);
  });

  it('is answered before anything is done that depends on the account', async () => {
    const { user } = await registered('cara');
    await ask(emailOf('cara'), newAddress());
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ resetToken: null });
    expect(mailServer.seen.bytes).toBe('');
    expect(await mailedTokens()).toHaveLength(1);
  });

  it.each(['', 'ada', 'ada@example.com, eve@example.com', 'ada@example.com\r\nBcc: eve@example.com', ['a@b.co']])(
    'takes no %j for an email',
    async (email) => {
      const answer = await call('POST', '/api/forgot-password', { email });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: 'Please enter a valid email address' });
      if (typeof email === 'string')
        expect((await send(request, { input: { email } })).data?.result).toEqual({
          __typename: 'InvalidInputError',
          message: 'Please enter a valid email address',
          issues: [{ field: 'email' }],
        });
    },
  );

  it('never has the link follow the Host header', async () => {
    await registered('dora');
    const { port } = new URL(base);
    for (const [path, body] of [
      ['/api/forgot-password', { email: emailOf('dora') }],
      ['/graphql', { query: 'mutation { requestPasswordReset(input: { email: "dora@example.com" }) { __typename } }' }],
    ] as const) {
      const headers = { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      const status = await new Promise((resolve, reject) => {
        httpRequest({ port, path, method: 'POST', headers }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end(JSON.stringify(body));
      });
      expect(status).toBe(200);
      await jobsDone();
      await db.user.updateMany({ data: { resetToken: null, resetTokenExpiry: null } });
    }
    expect(await mailedTokens()).toHaveLength(2);
    expect(mailServer.seen.bytes).not.toContain('evil');
  });

  it('leads to where the server listens when nothing says what people open', async () => {
    Object.assign(env, { PUBLIC_URL: undefined, HOST: '::1', PORT: 4321, ADMIN_EMAIL: 'root@stackling.example' });
    await registered('emma');
    await ask(emailOf('emma'), newAddress());
    await jobsDone();
    expect(mailServer.mails[0]?.body).toMatch(/http:\/\/\[::1\]:4321\/auth\/reset\/[\w-]{43}\b/);
    expect(mailServer.mails[0]?.from).toBe('root@stackling.example');
  });

  it('says so when the server sends no mail, and makes no token', async () => {
    env.SMTP_URL = undefined;
    const { user } = await registered('finn');
    const answers = await Promise.all(['finn', 'nobody'].map((name) => ask(emailOf(name), newAddress())));
    for (const answer of answers)
      expect(await answer.json()).toEqual({
        message: 'This Stackling sends no mail. Please ask its administrator for a link to set a new password.',
      });
    await jobsDone();
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ resetToken: null });
  });
});

describe('a mail server that', () => {
  const stored = async (username: string) => (await db.user.findFirstOrThrow({ where: { username } })).resetToken;

  it('hangs keeps nobody waiting', async () => {
    const hanging = await startMailServer('hang');
    env.SMTP_URL = hanging.url;
    await registered('gina');
    const start = performance.now();
    expect((await ask(emailOf('gina'), newAddress())).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(5_000); // a mail may take 20 s
    await expect.poll(() => hanging.sockets.size).toBe(1);
    expect(await stored('gina')).not.toBeNull();
    await jobsDone();
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(await stored('gina')).toBeNull();
  });

  it.each([
    ['refuses the address', () => startMailServer('refuse')],
    ['is away', async () => ({ url: 'smtp://127.0.0.1:9' })],
    ['speaks no TLS when it should', async () => ({ url: mailServer.url.replace('smtp:', 'smtps:') })],
  ])('%s changes no answer, and the next wish need not wait', async (_what, start) => {
    const username = `hugo${addresses}`;
    await registered(username);
    env.SMTP_URL = (await start()).url;
    const answer = await ask(emailOf(username), newAddress());
    expect(await answer.json()).toEqual({ message: expect.stringContaining('is on its way') });
    await jobsDone();
    expect(await stored(username)).toBeNull();
    env.SMTP_URL = mailServer.url;
    await mailedToken(username);
  });

  it('is elsewhere and has no TLS is told no password', async () => {
    await registered('ivan');
    // A name of this machine that is not among those it is known by stands for a server elsewhere.
    env.SMTP_URL = mailServer.url.replace('127.0.0.1', 'me:secret@[::ffff:127.0.0.1]');
    await ask(emailOf('ivan'), newAddress());
    await jobsDone();
    expect(mailServer.seen.bytes).not.toMatch(/AUTH (PLAIN|LOGIN)/);
    env.SMTP_URL = mailServer.url.replace('//', '//me:s%3Acret@');
    await mailedToken('ivan');
    expect(mailServer.seen.bytes).toContain(`AUTH PLAIN ${Buffer.from('\0me\0s:cret').toString('base64')}`);
  });
});

describe('a reset link', () => {
  it('sets the password, ends all sessions and access tokens, and signs nobody in', async () => {
    const here = await registered('jana');
    const there = { ...here, cookie: cookieOf(await logIn('jana')) };
    const other = await registered('jens');
    for (const { user } of [here, other])
      await db.accessToken.create({
        data: { userId: user.id, name: 'script', canWrite: true, tokenHash: String(user.id).padStart(64, '0') },
      });
    const token = await mailedToken('jana');
    const answer = await call('POST', '/api/reset-password', { token, newPassword }, here);
    expect([answer.status, answer.headers.get('set-cookie'), await answer.json()]).toEqual([
      200,
      null,
      { message: 'Your new password is set. Please log in with it.' },
    ]);
    expect(await Promise.all([here, there, other].map(sessionStatus))).toEqual([401, 401, 200]);
    expect(await db.accessToken.findMany({ select: { userId: true } })).toEqual([{ userId: other.user.id }]);
    expect([(await logIn('jana')).status, (await logIn('jana', newPassword)).status]).toEqual([401, 200]);
    expect(await db.user.findUnique({ where: { id: here.user.id } })).toMatchObject({
      resetToken: null,
      resetTokenExpiry: null,
      password: expect.stringMatching(/^\$argon2id\$/),
    });
  });

  it('works once, also when it is used twice at once', async () => {
    await registered('kate');
    const token = await mailedToken('kate');
    const results = await Promise.all(
      ['first one', 'second one'].map((secret) =>
        from(newAddress(), async () => (await send(reset, { input: { token, newPassword: secret } })).data?.result),
      ),
    );
    const winner = results.findIndex((result) => result?.__typename === 'ResetPasswordPayload');
    expect(results[winner]).toEqual({ __typename: 'ResetPasswordPayload', endedSessions: 1 });
    expect(results[1 - winner]).toEqual(tooOld);
    expect((await logIn('kate', ['first one', 'second one'][winner])).status).toBe(200);
    expect(await setPassword(token)).toEqual(tooOld);
  });

  it('works for an hour', async () => {
    await registered('lena');
    await registered('lars');
    const tokens = [await mailedToken('lena'), await mailedToken('lars')];
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + 59 * minute });
    expect(await setPassword(tokens[0]!)).toMatchObject({ __typename: 'ResetPasswordPayload' });
    vi.setSystemTime(Date.now() + minute);
    expect(await setPassword(tokens[1]!)).toEqual(tooOld);
    expect((await logIn('lars')).status).toBe(200);
  });

  it('is worth nothing once the password has changed otherwise, or a newer link was made', async () => {
    const viewer = await registered('mona');
    const [change, admin] = [
      `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "${newPassword}" }) { __typename } }`,
      await signedIn('root', true),
    ];
    const first = await mailedToken('mona');
    await sendText(change, {}, viewer);
    expect(await setPassword(first)).toEqual(tooOld);
    const second = await mailedToken('mona');
    await send(createLink, { userId: idOf(viewer) }, admin);
    expect(await setPassword(second)).toEqual(tooOld);
  });

  it('is told apart from nonsense by nothing', async () => {
    for (const token of ['x', 'x'.repeat(43), '%', `${'0'.repeat(64)}`])
      expect(await setPassword(token)).toEqual(tooOld);
    // Neither is the digest that the database holds a token.
    await registered('nina');
    await mailedToken('nina');
    const { resetToken } = await db.user.findFirstOrThrow({ where: { username: 'nina' } });
    expect(await setPassword(resetToken!)).toEqual(tooOld);
  });

  it.each([
    [{ newPassword }, 'Reset token is required'],
    [{ token: ' ', newPassword }, 'Reset token is required'],
    [{ token: ['x'], newPassword }, 'Reset token is required'],
    [{ token: 'x', newPassword: '12345' }, 'Password must be at least 6 characters'],
    [{ token: 'x', newPassword: 'x'.repeat(101) }, 'Password is too long'],
    [{ token: 'x', newPassword }, 'This link was used already or is too old. Please ask for a new one.'],
  ])('needs a token and a good password: %j', async (body, message) => {
    const answer = await from(newAddress(), () => call('POST', '/api/reset-password', body));
    expect([answer.status, await answer.json()]).toEqual([400, { message }]);
  });

  it('lets its user in again where wrong passwords had used up all tries', async () => {
    await registered('olga');
    const address = newAddress();
    await from(address, async () => {
      for (let i = 0; i < 5; i++) await logIn('olga', 'wrong one');
      expect((await logIn('olga')).status).toBe(429);
    });
    await setPassword(await mailedToken('olga'), address);
    expect((await from(address, () => logIn('olga', newPassword))).status).toBe(200);
  });
});

describe('the limits', () => {
  const statuses = async (count: number, work: (i: number) => Promise<Response>): Promise<number[]> => {
    const results: number[] = [];
    for (let i = 0; i < count; i++) results.push((await work(i)).status);
    return results;
  };

  it('let one address ask three times an hour for one account, known or not, however often it asks at once', async () => {
    await registered('paul');
    for (const name of ['paul', 'nobody']) {
      const address = newAddress();
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(emailOf(name), address)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(429)]);
      const retryAfter = Number(answers.find(({ status }) => status === 429)!.headers.get('retry-after'));
      expect(retryAfter).toBeGreaterThan(3_500);
      expect(retryAfter).toBeLessThanOrEqual(3_600);
    }
    expect(await mailedTokens()).toHaveLength(1);
  });

  it('count every field of one operation', async () => {
    const field = 'requestPasswordReset(input: { email: "aliased@example.com" }) { __typename }';
    const answer = await from(newAddress(), () =>
      sendText(`mutation { a: ${field} b: ${field} c: ${field} d: ${field} }`),
    );
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ errors: [{ path: ['d'] }] });
  });

  it('let one address ask twenty times an hour for all accounts together', async () => {
    const address = newAddress();
    const answers = await statuses(22, (i) => ask(emailOf(`person${i}`), address));
    expect(answers).toEqual([...Array(20).fill(200), 429, 429]);
  });

  it('fill no mailbox, and leave the link that is in it good for a while', async () => {
    await registered('quinn', '192.0.2.20');
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }); // the embedded database goes by it
    const start = Date.now();
    const askAt = async (afterMinutes: number, address = newAddress()) => {
      vi.setSystemTime(start + afterMinutes * minute);
      expect((await ask(emailOf('quinn'), address)).status).toBe(200);
      return (await mailedTokens()).length;
    };
    // One mail in ten minutes, whoever asks from wherever.
    expect([await askAt(0), await askAt(1), await askAt(9.9), await askAt(10.2), await askAt(11)]).toEqual([
      1, 1, 1, 2, 2,
    ]);
    // After ten wishes of strangers a day, one an hour; a wish is refused to nobody.
    for (let i = 0; i < 5; i++) await askAt(12);
    expect([await askAt(21), await askAt(70), await askAt(70.5)]).toEqual([2, 2, 3]);
    // Where the owner has signed in before, ten minutes are enough.
    expect([await askAt(75, '192.0.2.20'), await askAt(81, '192.0.2.20')]).toEqual([3, 4]);
    expect(await setPassword((await mailedTokens())[3]!)).toMatchObject({ endedSessions: 1 });
  });

  it('let one address try twenty tokens an hour, before any work', async () => {
    await registered('rosa');
    const token = await mailedToken('rosa');
    const address = newAddress();
    const body = { token: 'x', newPassword };
    expect(await statuses(21, () => from(address, () => call('POST', '/api/reset-password', body)))).toEqual([
      ...Array(20).fill(400),
      429,
    ]);
    expect((await from(address, () => call('POST', '/api/reset-password', { token, newPassword }))).status).toBe(429);
    expect(await setPassword(token)).toMatchObject({ __typename: 'ResetPasswordPayload' });
  });

  it('hash nothing for a token that is not good', async () => {
    const others = Array.from({ length: 18 * mostAtOnce }, () => hashPassword(password)); // a hash has to wait for them
    const first = await Promise.race([setPassword('x'), Promise.all(others).then(() => 'the others')]);
    expect(first).toEqual(tooOld);
    await Promise.all(others);
  });

  it('can be switched off', async () => {
    env.RATE_LIMITS = 'off';
    await registered('sara');
    const address = newAddress();
    for (let i = 1; i <= 5; i++) {
      expect((await ask(emailOf('sara'), address)).status).toBe(200);
      expect(await mailedTokens()).toHaveLength(i);
    }
    expect(await statuses(25, () => call('POST', '/api/reset-password', { token: 'x', newPassword }))).toEqual(
      Array(25).fill(400),
    );
  });
});

describe('an administrator’s link', () => {
  it('sets the password of a user, and is noted', async () => {
    const [tara, admin] = [await registered('tara'), await signedIn('chief', true)];
    const { data } = await send(createLink, { userId: idOf(tara) }, admin);
    expect(data?.result).toEqual({
      __typename: 'CreateResetLinkPayload',
      url: expect.stringMatching(/^https:\/\/stackling\.example\/auth\/reset\/[\w-]{43}$/),
      expiresAt: expect.stringMatching(/Z$/),
      user: { username: 'tara' },
    });
    const { url, expiresAt } = data!.result as { url: string; expiresAt: string };
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / minute)).toBe(60);
    const where = { targetId: tara.user.id };
    expect(await db.auditEntry.findMany({ where, omit: { id: true, createdAt: true } })).toEqual([
      {
        actorId: admin.user.id,
        actorName: 'chief',
        targetId: tara.user.id,
        targetName: 'tara',
        action: 'reset-link-created',
        fields: '[]',
      },
    ]);
    expect(await setPassword(url.slice(-43))).toMatchObject({ endedSessions: 1 });
    expect((await logIn('tara', newPassword)).status).toBe(200);
  });

  it('is made for nobody else, and for nobody who is not there', async () => {
    const [user, admin] = [await signedIn('uma'), await signedIn('boss', true)];
    const before = await db.auditEntry.count();
    const codes = [
      (await send(createLink, { userId: idOf(user) }, user)).errors,
      (await send(createLink, { userId: idOf(user) })).errors,
    ];
    expect(codes).toMatchObject([
      [{ extensions: { code: 'FORBIDDEN' } }],
      [{ extensions: { code: 'UNAUTHENTICATED' } }],
    ]);
    expect((await send(createLink, { userId: globalId(2_000_000_000) }, admin)).data?.result).toEqual({
      __typename: 'NotFoundError',
      message: 'No such user.',
    });
    expect(await db.auditEntry.count()).toBe(before);
    expect(await db.user.findUnique({ where: { id: user.user.id } })).toMatchObject({ resetToken: null });
  });
});

describe('the site', () => {
  it('tells a visitor whom to write to and whether it sends mail', async () => {
    env.ADMIN_EMAIL = 'root@stackling.example';
    expect((await send(siteQuery, {})).data).toEqual({
      site: { adminEmail: 'root@stackling.example', sendsMail: true },
    });
    Object.assign(env, { ADMIN_EMAIL: undefined, SMTP_URL: undefined });
    expect((await send(siteQuery, {})).data).toEqual({ site: { adminEmail: null, sendsMail: false } });
  });
});

describe('the log', () => {
  it('holds no token, link, password or address, whatever goes wrong', async () => {
    const lines = logged();
    const post = (path: string, body: object) =>
      fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    await registered('vera');
    const token = await mailedToken('vera');
    expect((await fetch(`${base}/auth/reset/${token}`)).status).toBeLessThan(500);
    await post('/api/reset-password', { token: `${token}x`, newPassword });
    expect((await post('/api/reset-password', { token, newPassword })).status).toBe(200);
    const refusing = await startMailServer('refuse');
    for (const url of [refusing.url, 'smtp://127.0.0.1:9', 'smtp://me:s3cret@nowhere.invalid']) {
      env.SMTP_URL = url;
      expect((await post('/api/forgot-password', { email: emailOf('vera') })).status).toBe(200);
      await jobsDone();
    }
    const text = JSON.stringify(lines());
    expect(text).toContain('/auth/reset/…');
    expect(lines().filter(({ job, msg }) => job === 'mail' && msg === 'job failed')).toHaveLength(3);
    expect(text).toContain('EENVELOPE');
    expect(text).not.toMatch(/battery|vera@|s3cret/i);
    expect(text).not.toContain(token);
  });
});

const globalId = (id: number) => Buffer.from(`User:${id}`).toString('base64');
const idOf = ({ user }: Viewer) => globalId(user.id);
