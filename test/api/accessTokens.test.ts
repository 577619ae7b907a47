import '../support/db.ts';
import { createHash } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { createAccessToken } from '../../api/domain/accounts/accessTokens.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { create, created, needsBrowser, programOf, revoke } from '../support/accessTokens.ts';
import { cookieOf, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { call, send, sendText, signedIn, type Viewer } from '../support/api.ts';

const list = graphql(`
  query TestAccessTokens($first: Int, $after: String) {
    viewer {
      accessTokens(first: $first, after: $after) {
        edges {
          node {
            name
            scopes
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

const reading = ['SUBSCRIPTIONS_READ', 'STACKS_READ', 'ACCOUNT_READ', 'REMINDERS_READ'];
const writing = ['SUBSCRIPTIONS_WRITE', 'STACKS_WRITE', 'ACCOUNT_WRITE', 'REMINDERS_WRITE'];
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('a new access token', () => {
  it('is shown once and kept as its digest alone', async () => {
    const ada = await signedIn('ada');
    const { token, accessToken } = await created(ada, true, '  Backup script ');
    expect(token).toMatch(/^stk_[\w-]{43}$/);
    expect(accessToken).toEqual({
      id: expect.any(String),
      name: 'Backup script',
      scopes: ['SUBSCRIPTIONS_WRITE', 'STACKS_WRITE', 'ACCOUNT_WRITE', 'REMINDERS_WRITE'],
      expiresAt: null,
      lastUsedAt: null,
      createdAt: instant,
    });
    const row = await db.accessToken.findFirstOrThrow({ where: { userId: ada.user.id } });
    expect(row).toEqual({
      id: expect.any(Number),
      userId: ada.user.id,
      name: 'Backup script',
      tokenHash: createHash('sha256').update(token).digest('hex'),
      scopes: 'subscriptions-write stacks-write account-write reminders-write',
      expiresAt: null,
      warnedAt: null,
      lastUsedAt: null,
      createdAt: new Date(accessToken.createdAt),
    });
  });

  it.each([
    ['  ', 'Please enter a name'],
    ['x'.repeat(101), 'Please keep the name to at most 100 characters'],
    ['a\0b', 'Please remove the characters that cannot be stored'],
    ['a\ud800', 'Please remove the characters that cannot be stored'],
  ])('has a name: not %j', async (name, message) => {
    const viewer = await signedIn(`namer${namers++}`);
    expect((await send(create, { input: { name, scopes: [] } }, viewer)).data).toEqual({
      result: { __typename: 'InvalidInputError', issues: [{ field: 'name', message }] },
    });
    expect(await db.accessToken.count({ where: { userId: viewer.user.id } })).toBe(0);
  });
  let namers = 0;

  it('is one of fifty at most, however many are asked for at once', async () => {
    const [many, other] = [await signedIn('many'), await signedIn('other')];
    const input = { name: 'One of them', scopes: [] };
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
    const attempt = createAccessToken({ ...user, password: 'the digest before' }, { name: 'Late', scopes: [] });
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
      { name: 'third', scopes: reading, lastUsedAt: null },
      { name: 'second', scopes: writing, lastUsedAt: null },
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
    expect((await send(create, { input: { name: 'Nobody’s', scopes: [] } })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(await sessionStatus({ ...owner, token })).toBe(200);
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

describe('the lifetime of an access token', () => {
  afterEach(() => void vi.useRealTimers());

  const createFor = (viewer: Viewer, expiresInDays: number | null) =>
    send(create, { input: { name: 'Timed', scopes: ['ACCOUNT_READ'], expiresInDays } }, viewer);

  it.each([30, 90, 365])('can be %i days, and then it is refused', async (days) => {
    const viewer = await signedIn(`timed_${days}`);
    const start = Date.now();
    const { result } = (await createFor(viewer, days)).data!;
    if (result.__typename !== 'CreateAccessTokenPayload') throw new Error(JSON.stringify(result));
    expect((Date.parse(result.accessToken.expiresAt!) - start) / 86_400_000).toBeCloseTo(days, 2);
    const program = { ...viewer, token: result.token };
    vi.useFakeTimers({ toFake: ['Date'], now: start + days * 86_400_000 - 60_000 });
    expect(await sessionStatus(program)).toBe(200);
    vi.setSystemTime(start + days * 86_400_000 + 60_000);
    expect(await sessionStatus(program)).toBe(401);
  });

  it.each([0, 1, -30, 91, 10_000])('is not %i days', async (days) => {
    const viewer = await signedIn(`mistimed_${days + 30}`);
    expect((await createFor(viewer, days)).data?.result).toMatchObject({
      issues: [{ field: 'expiresInDays', message: 'A token can be valid for 30, 90 or 365 days' }],
    });
  });
});

it('names scopes once, and not what others of them include', async () => {
  const viewer = await signedIn('repetitive');
  const scopes = ['STACKS_READ', 'STACKS_WRITE', 'STACKS_READ', 'ACCOUNT_READ'] as const;
  const { data } = await send(create, { input: { name: 'Twice', scopes: [...scopes] } }, viewer);
  expect(data?.result).toMatchObject({ accessToken: { scopes: ['STACKS_WRITE', 'ACCOUNT_READ'] } });
});
