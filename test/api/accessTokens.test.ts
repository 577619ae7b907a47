import '../support/db.ts';
import { createHash } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { createAccessToken } from '../../api/domain/accounts/accessTokens.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { log } from '../../api/log.ts';
import { needsBrowser, programOf } from '../support/accessTokens.ts';
import { cookieOf, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { call, graphqlHeaders, send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { base } from '../support/front.ts';
import { speak } from '../support/speak.ts';
import { statementsOf } from '../support/statements.ts';

const create = graphql(`
  mutation TestCreateAccessToken($input: CreateAccessTokenInput!) {
    result: createAccessToken(input: $input) {
      __typename
      ... on CreateAccessTokenPayload {
        token
        accessToken {
          id
          name
          canWrite
          lastUsedAt
          createdAt
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

const revoke = graphql(`
  mutation TestRevokeAccessToken($id: ID!) {
    result: revokeAccessToken(id: $id) {
      __typename
      ... on RevokeAccessTokenPayload {
        revokedId
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const list = graphql(`
  query TestAccessTokens($first: Int, $after: String) {
    viewer {
      accessTokens(first: $first, after: $after) {
        edges {
          node {
            name
            canWrite
            lastUsedAt
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const node = graphql(`
  query TestAccessTokenNode($id: ID!) {
    node(id: $id) {
      __typename
      ... on AccessToken {
        name
      }
      ... on User {
        username
        accessTokens {
          edges {
            node {
              name
            }
          }
        }
      }
    }
  }
`);

const unknown = 'This access token is unknown or has been revoked.';
const otherScheme = 'Send an access token as Authorization: Bearer stk_…, or no such header at all.';

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const minute = 60_000;

afterEach(() => void vi.useRealTimers());

const created = async (viewer: Viewer, canWrite: boolean, name = 'A program') => {
  const { data, errors } = await send(create, { input: { name, canWrite } }, viewer);
  if (data?.result.__typename !== 'CreateAccessTokenPayload') throw new Error(JSON.stringify({ data, errors }));
  return data.result;
};

describe('a new access token', () => {
  it('is shown once and kept as its digest alone', async () => {
    const ada = await signedIn('ada');
    const { token, accessToken } = await created(ada, true, '  Backup script ');
    expect(token).toMatch(/^stk_[\w-]{43}$/);
    expect(accessToken).toEqual({
      id: expect.any(String),
      name: 'Backup script',
      canWrite: true,
      lastUsedAt: null,
      createdAt: instant,
    });
    const row = await db.accessToken.findFirstOrThrow({ where: { userId: ada.user.id } });
    expect(row).toEqual({
      id: expect.any(Number),
      userId: ada.user.id,
      name: 'Backup script',
      tokenHash: createHash('sha256').update(token).digest('hex'),
      canWrite: true,
      lastUsedAt: null,
      createdAt: new Date(accessToken.createdAt),
    });
  });

  it.each([
    ['  ', 'Please enter a name'],
    ['x'.repeat(101), 'Please keep the name under 100 characters'],
    ['a\0b', 'Please remove the characters that are not text'],
    ['a\ud800', 'Please remove the characters that are not text'],
  ])('has a name: not %j', async (name, message) => {
    const viewer = await signedIn(`namer${namers++}`);
    expect((await send(create, { input: { name, canWrite: false } }, viewer)).data).toEqual({
      result: { __typename: 'InvalidInputError', issues: [{ field: 'name', message }] },
    });
    expect(await db.accessToken.count({ where: { userId: viewer.user.id } })).toBe(0);
  });
  let namers = 0;

  it('is one of fifty at most, however many are asked for at once', async () => {
    const [many, other] = [await signedIn('many'), await signedIn('other')];
    const input = { name: 'One of them', canWrite: false };
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(create, { input }, many)));
    const refused = answers.filter(({ data }) => data?.result.__typename === 'InvalidInputError');
    expect(refused).toHaveLength(10);
    expect(refused[0]!.data!.result).toMatchObject({
      issues: [{ field: '', message: 'You have 50 access tokens already. Please revoke one that you no longer need.' }],
    });
    expect(await db.accessToken.count({ where: { userId: many.user.id } })).toBe(50);
    expect((await send(create, { input }, other)).data?.result.__typename).toBe('CreateAccessTokenPayload');
  });

  it('comes to nothing when the password is changed at the same time', async () => {
    const { user } = await signedIn('hasty');
    const attempt = createAccessToken({ ...user, password: 'the digest before' }, { name: 'Late', canWrite: true });
    await expect(attempt).rejects.toThrow('You need to be logged in.');
    expect(await db.accessToken.count({ where: { userId: user.id } })).toBe(0);
  });
});

describe('the list of access tokens', () => {
  it('is the owner’s, newest first and page by page', async () => {
    const viewer = await signedIn('lister');
    for (const name of ['first', 'second', 'third']) await created(viewer, name === 'second', name);
    await created(await signedIn('another'), true, 'not theirs');
    const page = (await send(list, { first: 2 }, viewer)).data!.viewer!.accessTokens;
    expect(page.edges.map((edge) => edge.node)).toEqual([
      { name: 'third', canWrite: false, lastUsedAt: null },
      { name: 'second', canWrite: true, lastUsedAt: null },
    ]);
    expect(page.pageInfo.hasNextPage).toBe(true);
    const rest = (await send(list, { first: 2, after: page.pageInfo.endCursor }, viewer)).data!.viewer!.accessTokens;
    expect([rest.edges.map((edge) => edge.node.name), rest.pageInfo.hasNextPage]).toEqual([['first'], false]);
  });

  it('and its entries are closed to everybody else, administrators and the tokens themselves too', async () => {
    const [owner, stranger, admin] = [
      await signedIn('owner'),
      await signedIn('stranger'),
      await signedIn('boss', true),
    ];
    const { token, accessToken } = await created(owner, true, 'Mine');
    const { id } = accessToken;
    expect((await send(node, { id }, owner)).data).toEqual({ node: { __typename: 'AccessToken', name: 'Mine' } });
    for (const viewer of [stranger, admin, { ...owner, token }, await programOf(admin, true)]) {
      expect(await send(node, { id }, viewer)).toEqual({ data: { node: null } });
    }
    for (const viewer of [stranger, admin])
      expect((await send(revoke, { id }, viewer)).data).toEqual({
        result: { __typename: 'NotFoundError', message: 'No such access token.' },
      });
    expect((await send(node, { id: encodeGlobalID('User', owner.user.id) }, admin)).errors).toMatchObject([
      { message: 'You are not allowed to do this.', path: ['node', 'accessTokens'], extensions: { code: 'FORBIDDEN' } },
    ]);
    for (const viewer of [{ ...owner, token }, await programOf(owner, false)])
      expect((await send(list, {}, viewer)).errors).toMatchObject([
        { message: needsBrowser, path: ['viewer', 'accessTokens'], extensions: { code: 'FORBIDDEN' } },
      ]);
    expect((await send(create, { input: { name: 'Nobody’s', canWrite: true } })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(await sessionStatus({ ...owner, token })).toBe(200);
  });
});

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
        for (const query of ['{ viewer { username } }', '{ catalog { toolCount } }'])
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

describe('the end of an access token', () => {
  it('comes with a new password, for all of them', async () => {
    const viewer = await registered('changer');
    const [reader, writer, other] = [
      await programOf(viewer, false),
      await programOf(viewer, true),
      await programOf(await signedIn('unchanged'), true),
    ];
    const change = `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "battery staple" }) { __typename } }`;
    await sendText(change, {}, viewer);
    expect(await Promise.all([viewer, reader, writer, other].map(sessionStatus))).toEqual([200, 401, 401, 200]);
  });

  it('does not come with signing out, anywhere or everywhere', async () => {
    const viewer = await registered('leaver');
    const program = await programOf(viewer, true);
    await call('POST', '/api/logout', undefined, viewer);
    const again = { ...viewer, cookie: cookieOf(await logIn('leaver')) };
    await sendText('mutation { logoutEverywhere { __typename } }', {}, again);
    expect([await sessionStatus(again), await sessionStatus(program)]).toEqual([401, 200]);
  });

  it('comes with the end of its user', async () => {
    const program = await programOf(await signedIn('mortal'), true);
    await db.user.delete({ where: { id: program.user.id } });
    expect(await sessionStatus(program)).toBe(401);
    expect(await db.accessToken.count({ where: { userId: program.user.id } })).toBe(0);
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
    const { errors } = await send(create, { input: { name: 'Refused', canWrite: true } }, viewer);
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
