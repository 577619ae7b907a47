import '../support/db.ts';
import { createHash } from 'node:crypto';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { log } from '../../api/log.ts';
import { create, created, programOf, revoke } from '../support/accessTokens.ts';
import { registered, sessionStatus } from '../support/accounts.ts';
import { call, graphqlHeaders, send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { base } from '../support/front.ts';
import { speak } from '../support/speak.ts';
import { statementsOf } from '../support/statements.ts';

const unknown = 'This access token is unknown, has been revoked or has expired.';
const otherScheme = 'Send an access token as Authorization: Bearer stk_…, or leave that header out.';

const minute = 60_000;

afterEach(() => void vi.useRealTimers());

describe('what shows who asks', () => {
  it('is the access token, and the cookie beside it makes no difference', async () => {
    const [ada, bob] = [await signedIn('token_ada'), await signedIn('cookie_bob')];
    const { token } = await programOf(ada, false);
    const viewer = { ...bob, token };
    expect(await (await call('GET', '/api/user', undefined, viewer)).json()).toMatchObject({ username: 'token_ada' });
    expect(await (await sendText('{ viewer { username } }', {}, viewer)).json()).toEqual({
      data: { viewer: { username: 'token_ada' } },
    });
    const anyCase = { authorization: `bearer  ${token}` };
    expect((await call('GET', '/api/user', undefined, undefined, anyCase)).status).toBe(200);
  });

  it('is never a token that is revoked, unknown or malformed, nor another scheme, even beside a good cookie', async () => {
    const viewer = await signedIn('cookie_holder');
    const { token } = await programOf(viewer, true);
    const revoked = await created(viewer, true);
    expect((await send(revoke, { id: revoked.accessToken.id }, viewer)).data?.result).toEqual({
      __typename: 'RevokeAccessTokenPayload',
      revokedId: revoked.accessToken.id,
    });
    const bad: [authorization: string, message: string, statements: number][] = [
      [`Bearer ${revoked.token}`, unknown, 1],
      [`Bearer stk_${'A'.repeat(43)}`, unknown, 1],
      [`Bearer ${token}A`, unknown, 0],
      [`Bearer ${token} ${token}`, unknown, 0],
      [`Bearer ${token.toUpperCase()}`, unknown, 0],
      [`Bearer ${token.slice('stk_'.length)}`, unknown, 0],
      [`Bearer ${viewer.cookie.split('=')[1]}`, unknown, 0],
      ['Bearer', unknown, 0],
      [token, otherScheme, 0],
      [`Basic ${Buffer.from(`${token}:`).toString('base64')}`, otherScheme, 0],
      [`Token ${token}`, otherScheme, 0],
      ['', otherScheme, 0],
    ];
    for (const [authorization, message, statements] of bad) {
      const headers = { authorization, cookie: viewer.cookie };
      const answers: [Response, object][] = [];
      const ask = async (answer: Promise<Response>, body: object) => void answers.push([await answer, body]);
      const errors = [{ message, extensions: { code: 'UNAUTHENTICATED' } }];
      const counts = await statementsOf(() =>
        ask(call('GET', '/api/user', undefined, undefined, headers), { message }),
      );
      expect(counts, authorization).toHaveLength(statements);
      await ask(call('POST', '/api/logout', undefined, undefined, headers), { message });
      await ask(call('POST', '/api/projects', '{', undefined, headers), { message });
      for (const accept of [graphqlHeaders.accept, 'application/json'])
        for (const query of ['{ viewer { username } }', '{ catalogue { toolCount } }'])
          await ask(sendRaw(query, { ...headers, accept }), { errors });
      for (const [answer, body] of answers) {
        expect([answer.status, await answer.json()], authorization).toEqual([401, body]);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
    }
    expect(await sessionStatus(viewer)).toBe(200);
  });

  it('is not looked for in the address', async () => {
    const { token } = await programOf(await signedIn('addressed'), true);
    for (const name of ['access_token', 'token', 'authorization', 'bearer']) {
      expect((await fetch(`${base}/api/user?${name}=${token}`)).status).toBe(401);
      const query = encodeURIComponent('{ viewer { id } }');
      const answer = await fetch(`${base}/graphql?query=${query}&${name}=${token}`);
      expect(await answer.json()).toEqual({ data: { viewer: null } });
    }
  });

  it('costs one statement', async () => {
    const program = await programOf(await signedIn('frugal'), false);
    await sessionStatus(program);
    expect(await statementsOf(() => sessionStatus(program))).toHaveLength(1);
  });

  it('renews no session and sets no cookie', async () => {
    const viewer = await registered('renewer');
    const program = await programOf(viewer, true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * minute });
    expect((await call('GET', '/api/user', undefined, program)).headers.get('set-cookie')).toBeNull();
    expect((await call('GET', '/api/user', undefined, viewer)).headers.get('set-cookie')).not.toBeNull();
  });
});

describe('the use of an access token', () => {
  const lastUse = async ({ user }: Viewer) =>
    (await db.accessToken.findFirstOrThrow({ where: { userId: user.id } })).lastUsedAt?.getTime();

  it('is noted once a minute', async () => {
    const program = await programOf(await signedIn('regular'), false);
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    const seen: (number | undefined)[] = [];
    for (const seconds of [0, 1, 59, 60, 119, 200]) {
      vi.setSystemTime(start + seconds * 1_000);
      expect(await sessionStatus(program)).toBe(200);
      seen.push(((await lastUse(program))! - start) / 1_000);
    }
    expect(seen).toEqual([0, 0, 0, 60, 60, 200]);
  });

  it('keeps nobody from reading when it cannot be noted', async () => {
    const program = await programOf(await signedIn('unnoted'), false);
    await db.$executeRaw`ALTER TABLE access_tokens ADD CONSTRAINT unused CHECK ("lastUsedAt" IS NULL) NOT VALID`;
    expect(await sessionStatus(program)).toBe(200);
    await db.$executeRaw`ALTER TABLE access_tokens DROP CONSTRAINT unused`;
    expect(await lastUse(program)).toBeUndefined();
  });
});

describe('the log', () => {
  it('has no access token in it, whatever happens', async () => {
    let lines = '';
    Object.assign(log, { level: 'trace', [pino.symbols.streamSym]: { write: (line: string) => (lines += line) } });
    const viewer = await signedIn('logged');
    const { token } = await programOf(viewer, true);
    const forged = `stk_${'f'.repeat(43)}`;
    for (const authorization of [`Bearer ${token}`, `Bearer ${forged}`, `Basic ${token}`])
      for (const path of ['/api/user', `/graphql?query={viewer{id}}&access_token=${token}`, `/?token=${token}`])
        await speak('GET', path, { authorization, cookie: viewer.cookie });
    await db.$executeRaw`ALTER TABLE access_tokens ADD CONSTRAINT refused CHECK (name <> 'Refused') NOT VALID`;
    await db.$executeRaw`ALTER TABLE access_tokens ADD CONSTRAINT unused CHECK ("lastUsedAt" IS NULL) NOT VALID`;
    const { errors } = await send(create, { input: { name: 'Refused', scopes: [] } }, viewer);
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    const unnoted = await programOf(viewer, true);
    expect(await sessionStatus(unnoted)).toBe(200);
    log.level = 'silent';
    for (const expected of ['"path":"/api/user","status":401', '"refused"', 'not noted'])
      expect(lines.replaceAll('\\"', '"')).toContain(expected);
    expect(lines).not.toMatch(/stk_/);
    for (const secret of [token, forged, unnoted.token]) {
      expect(lines).not.toContain(secret.slice('stk_'.length));
      expect(lines).not.toContain(createHash('sha256').update(secret).digest('hex'));
    }
  });
});

/** Sends an operation over the socket with just these headers. */
const sendRaw = (query: string, headers: Record<string, string>) =>
  fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { ...graphqlHeaders, ...headers },
    body: JSON.stringify({ query }),
  });
