import '../support/db.ts';
import { describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { cookieOf, emailOf, from, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { call, send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { base } from '../support/front.ts';
import { jobsDone } from '../support/jobs.ts';
import { logged } from '../support/logged.ts';
import { startMailServer } from '../support/smtp.ts';
import { mailedToken, minute, newAddress, newPassword, reset, setPassword, tooOld } from '../support/passwordReset.ts';

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

describe('a reset link', () => {
  it('sets the password, ends all sessions and access tokens, and signs nobody in', async () => {
    const here = await registered('jana');
    const there = { ...here, cookie: cookieOf(await logIn('jana')) };
    const other = await registered('jens');
    for (const { user } of [here, other])
      await db.accessToken.create({
        data: { userId: user.id, name: 'script', tokenHash: String(user.id).padStart(64, '0') },
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
    [{ token: 'x', newPassword: '1234567' }, 'Password must be at least 8 characters'],
    [{ token: 'x', newPassword: 'x'.repeat(1_001) }, 'Password is too long'],
    [{ token: 'x', newPassword }, 'This link has already been used or has expired. Please ask for a new one.'],
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

describe('an administrator’s link', () => {
  it('sets the password of a user, and is noted', async () => {
    const [tara, admin] = [await registered('tara'), await signedIn('chief', true)];
    const { data } = await send(createLink, { userId: idOf(tara) }, admin);
    expect(data?.result).toEqual({
      __typename: 'CreateResetLinkPayload',
      url: expect.stringMatching(/^https:\/\/stackling\.example\/auth\/reset#[\w-]{43}$/),
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
    await jobsDone(); // a notice of the new password is on its way
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
