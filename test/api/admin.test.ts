import '../support/db.ts';
import { print } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { setAdmin } from '../../api/domain/accounts/administrators.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { UpdateUserInput } from '../../api/generated/operations/graphql.ts';
import { cookieOf, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

const stats = graphql(`
  query TestAdminStats {
    adminStats {
      totalUsers
      activeUsers
      totalStacks
      totalSubscriptions
    }
  }
`);

const userList = graphql(`
  query TestWhoIsThere {
    users {
      edges {
        node {
          username
        }
      }
    }
  }
`);

const update = graphql(`
  mutation TestUpdateUser($id: ID!, $input: UpdateUserInput!) {
    result: updateUser(id: $id, input: $input) {
      __typename
      ... on UpdateUserPayload {
        user {
          username
          email
          isAdmin
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
      ... on NotFoundError {
        message
      }
    }
  }
`);

const auditLog = graphql(`
  query TestAuditLog($first: Int, $after: String) {
    auditLog(first: $first, after: $after) {
      edges {
        node {
          id
          actorName
          actor {
            username
          }
          targetName
          target {
            username
            email
          }
          action
          fields
          createdAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const auditNode = graphql(`
  query TestAuditNode($id: ID!) {
    node(id: $id) {
      __typename
      ... on AuditEntry {
        targetName
      }
    }
  }
`);

const day = 24 * 60 * 60_000;

let root: Viewer;
let ada: Viewer;
beforeAll(async () => {
  [root, ada] = [await signedIn('root', true), await signedIn('ada')];
});

const idOf = ({ user }: Viewer) => Buffer.from(`User:${user.id}`).toString('base64');
const rowOf = ({ user }: Viewer) => db.user.findUniqueOrThrow({ where: { id: user.id } });

const change = async (target: Viewer, input: UpdateUserInput, viewer = root) =>
  (await send(update, { id: idOf(target), input }, viewer)).data?.result;

const everything = () =>
  Promise.all([db.user.findMany({ orderBy: { id: 'asc' } }), db.session.count(), db.auditEntry.count()]);

/** What the audit log says of an account, newest first. */
const notesOn = ({ user }: Viewer) =>
  db.auditEntry.findMany({
    where: { targetId: user.id },
    orderBy: { id: 'desc' },
    select: { actorName: true, targetName: true, action: true, fields: true },
  });

const noteOn = (target: string, action: string, fields = '[]') => ({
  actorName: 'root',
  targetName: target,
  action,
  fields,
});

describe('whoever is no administrator', () => {
  it.each([
    ['adminStats', print(stats)],
    ['users', print(userList)],
    ['how many users there are', '{ users { totalCount } }'],
    ['auditLog', print(auditLog)],
  ])('is refused: %s', async (_what, query) => {
    const answers = [await sendText(query), await sendText(query, {}, ada)];
    const told = await Promise.all(answers.map((answer) => answer.json()));
    expect(told).toMatchObject([
      { data: null, errors: [{ message: 'You need to be logged in.', extensions: { code: 'UNAUTHENTICATED' } }] },
      { data: null, errors: [{ message: 'You are not allowed to do this.', extensions: { code: 'FORBIDDEN' } }] },
    ]);
  });

  it('changes nobody, not even themselves', async () => {
    const before = await everything();
    for (const target of [root, ada])
      for (const [viewer, code] of [
        [undefined, 'UNAUTHENTICATED'],
        [ada, 'FORBIDDEN'],
      ] as const)
        expect(
          await send(update, { id: idOf(target), input: { isAdmin: true, username: 'mine' } }, viewer),
        ).toMatchObject({ data: null, errors: [{ extensions: { code } }] });
    expect(await everything()).toEqual(before);
  });

  it('finds no entry of the audit log by its id', async () => {
    const eve = await signedIn('eve');
    await change(eve, { username: 'eve_2' });
    const { id } = (await send(auditLog, {}, root)).data!.auditLog.edges[0]!.node;
    expect(await send(auditNode, { id }, ada)).toEqual({ data: { node: null } });
    expect(await send(auditNode, { id }, root)).toEqual({
      data: { node: { __typename: 'AuditEntry', targetName: 'eve' } },
    });
  });
});

describe('the totals', () => {
  it('count everybody, who signed in within thirty days, and everybody’s stacks and subscriptions', async () => {
    const totals = async () => (await send(stats, {}, root)).data!.adminStats;
    const before = await totals();
    const lately = [new Date(), new Date(Date.now() - 30 * day + 60_000)];
    const longAgo = [new Date(Date.now() - 30 * day - 60_000), null];
    for (const [index, lastLogin] of [...lately, ...longAgo].entries()) {
      const { user } = await signedIn(`counted_${index}`);
      await db.user.update({ where: { id: user.id }, data: { lastLogin } });
      await db.stack.create({ data: { userId: user.id, name: 'Channel', projectType: 'creator', budget: 60 } });
      const subscription = { name: 'Netflix', ...byMonth(999) };
      for (const isActive of [true, false])
        await db.trackedSubscription.create({ data: { ...subscription, isActive, userId: user.id } });
    }
    expect(await totals()).toEqual({
      totalUsers: before.totalUsers + 4,
      activeUsers: before.activeUsers + 2,
      totalStacks: before.totalStacks + 4,
      totalSubscriptions: before.totalSubscriptions + 8,
    });
  });
});

describe('an administrator', () => {
  it('changes what is named, and it is noted without what it became', async () => {
    const bob = await signedIn('bob');
    expect(await change(bob, { username: 'Bobby', email: ' Bob@New.example ' })).toEqual({
      __typename: 'UpdateUserPayload',
      user: { username: 'Bobby', email: 'Bob@New.example', isAdmin: false },
    });
    expect(await notesOn(bob)).toEqual([noteOn('bob', 'account-updated', '["username","email"]')]);
    expect(await change(bob, { isAdmin: true, email: 'bob@other.example' })).toMatchObject({ user: { isAdmin: true } });
    expect(await change(bob, { isAdmin: false })).toMatchObject({ user: { isAdmin: false } });
    expect((await notesOn(bob)).slice(0, 3)).toEqual([
      noteOn('Bobby', 'admin-revoked'),
      noteOn('Bobby', 'admin-granted'),
      noteOn('Bobby', 'account-updated', '["email"]'),
    ]);
  });

  it('changes nothing, and nothing is noted, with what is already so', async () => {
    const cara = await registered('cara');
    const before = await everything();
    const { username, email, isAdmin } = cara.user;
    for (const input of [{}, { username, email, isAdmin, password: '' }, { password: null }])
      expect(await change(cara, input)).toEqual({
        __typename: 'UpdateUserPayload',
        user: { username, email, isAdmin },
      });
    expect(await everything()).toEqual(before);
    expect(await sessionStatus(cara)).toBe(200);
  });

  it('may change only the case of a name', async () => {
    const carl = await signedIn('carl');
    expect(await change(carl, { username: 'Carl' })).toMatchObject({ user: { username: 'Carl' } });
  });

  it.each<[string, UpdateUserInput, string, string]>([
    ['no username', { username: '' }, 'username', 'Username is required'],
    ['null for a username', { username: null }, 'username', 'Username is required'],
    ['a short username', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    ['a long username', { username: 'a'.repeat(21) }, 'username', 'Username cannot exceed 20 characters'],
    [
      'a username with a space',
      { username: 'a b c' },
      'username',
      'Username can only contain letters, numbers, and underscores',
    ],
    ['no email', { email: '' }, 'email', 'Invalid email address'],
    ['an email that is none', { email: 'ada' }, 'email', 'Invalid email address'],
    ['a long email', { email: `${'a'.repeat(310)}@example.com` }, 'email', 'Invalid email address'],
    ['a short password', { password: '12345' }, 'password', 'Password must be at least 6 characters'],
    ['a long password', { password: 'x'.repeat(101) }, 'password', 'Password is too long'],
    ['a NUL', { password: 'secret\0' }, 'password', 'Password contains characters that cannot be used'],
    ['null for a flag', { isAdmin: null }, 'isAdmin', 'Please say whether this is an administrator'],
  ])('is told which rule %s breaks, and nothing is written', async (_what, input, field, message) => {
    const before = await everything();
    expect(await change(ada, { username: 'never', ...input })).toEqual({
      __typename: 'InvalidInputError',
      message,
      issues: [{ field, message }],
    });
    expect(await everything()).toEqual(before);
  });

  it('is told what is taken, in any case, and nothing else of the change is done', async () => {
    const [dan, erin] = [await registered('dan'), await registered('erin')];
    const before = await everything();
    const taken = { __typename: 'ConflictError', field: 'username', message: 'This username is already taken' };
    expect(await change(dan, { username: 'ERIN', password: 'battery staple', isAdmin: true })).toEqual(taken);
    expect(await change(dan, { email: erin.user.email.toUpperCase() })).toEqual({
      __typename: 'ConflictError',
      field: 'email',
      message: 'This email is already registered',
    });
    expect(await everything()).toEqual(before);
    expect(await sessionStatus(dan)).toBe(200);
  });

  it('finds nobody under an id of nobody', async () => {
    for (const id of ['User:2147483647', 'User:0', 'User:99999999999', 'nonsense'])
      expect(
        (await send(update, { id: Buffer.from(id).toString('base64'), input: { username: 'never' } }, root)).data,
      ).toMatchObject({ result: { __typename: 'NotFoundError' } });
  });
});

describe('a new password', () => {
  const input = { password: 'battery staple' };
  const reset = { resetToken: 'a'.repeat(64), resetTokenExpiry: new Date(Date.now() + day) };
  const accessToken = (userId: number, tokenHash: string) =>
    db.accessToken.create({ data: { userId, name: 'Script', canWrite: true, tokenHash: tokenHash.repeat(64) } });

  it('ends the account’s sessions, access tokens and reset link, and nobody else’s', async () => {
    const [fay, gus] = [await registered('fay'), await registered('gus')];
    await accessToken(fay.user.id, 'b');
    await accessToken(gus.user.id, 'c');
    await db.user.update({ where: { id: fay.user.id }, data: reset });
    expect(await change(fay, input)).toMatchObject({ user: { username: 'fay' } });
    expect([await sessionStatus(fay), await sessionStatus(gus), await sessionStatus(root)]).toEqual([401, 200, 200]);
    expect(await db.accessToken.findMany({ select: { userId: true } })).toEqual([{ userId: gus.user.id }]);
    expect(await rowOf(fay)).toMatchObject({ resetToken: null, resetTokenExpiry: null });
    expect([(await logIn('fay')).status, (await logIn('fay', input.password)).status]).toEqual([401, 200]);
    expect(await notesOn(fay)).toEqual([noteOn('fay', 'account-updated', '["password"]')]);
  });

  it('of one’s own keeps the session it was chosen in', async () => {
    const here = await registered('hugo');
    await db.user.update({ where: { id: here.user.id }, data: { isAdmin: true } });
    const there = { ...here, cookie: cookieOf(await logIn('hugo', password)) };
    await accessToken(here.user.id, 'd');
    expect(await change(here, input, here)).toMatchObject({ user: { username: 'hugo' } });
    expect([await sessionStatus(here), await sessionStatus(there)]).toEqual([200, 401]);
    expect(await db.accessToken.count({ where: { userId: here.user.id } })).toBe(0);
  });

  it('ends sessions as no other change does, but another email ends a reset link too', async () => {
    const ida = await registered('ida');
    await db.user.update({ where: { id: ida.user.id }, data: reset });
    await change(ida, { username: 'ida_2' });
    expect(await rowOf(ida)).toMatchObject(reset);
    await change(ida, { email: 'ida@new.example' });
    expect(await rowOf(ida)).toMatchObject({ resetToken: null, resetTokenExpiry: null });
    expect(await sessionStatus(ida)).toBe(200);
  });
});

describe('the administrator’s rights', () => {
  it('are nobody’s own to change', async () => {
    const before = await everything();
    const message = 'You cannot change your own administrator rights';
    expect(await change(root, { isAdmin: false, username: 'never' })).toEqual({
      __typename: 'InvalidInputError',
      message,
      issues: [{ field: 'isAdmin', message }],
    });
    expect(await everything()).toEqual(before);
    expect(await change(root, { isAdmin: true })).toMatchObject({ user: { isAdmin: true } });
  });

  it('hold at once, and no longer than they are had', async () => {
    const jan = await signedIn('jan');
    await change(jan, { isAdmin: true });
    expect((await send(stats, {}, jan)).errors).toBeUndefined();
    await change(jan, { isAdmin: false });
    expect((await send(stats, {}, jan)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('stay with one of two who take them from each other at once', async () => {
    const pair = [await signedIn('kim', true), await signedIn('lea', true)] as const;
    for (let round = 0; round < 10; round++) {
      await db.user.updateMany({ where: { id: { in: pair.map(({ user }) => user.id) } }, data: { isAdmin: true } });
      const answers = await Promise.all([
        change(pair[0], { isAdmin: false }, pair[1]),
        change(pair[1], { isAdmin: false }, pair[0]),
      ]);
      expect((await Promise.all(pair.map(rowOf))).filter(({ isAdmin }) => isAdmin)).toHaveLength(1);
      // The second is either too late for a request at all or, more likely, in the middle of one.
      const refused = answers.find((answer) => answer?.__typename !== 'UpdateUserPayload');
      if (refused) expect(refused).toMatchObject({ message: 'You are not an administrator any more' });
    }
    const notes = (await Promise.all(pair.map(notesOn))).flat();
    expect(notes).toHaveLength(10);
  });

  it('stay with the last one, whoever else would take them', async () => {
    await db.user.updateMany({ where: { id: { not: root.user.id } }, data: { isAdmin: false } });
    await expect(setAdmin('the command line', await rowOf(root), false)).rejects.toThrow(
      'The last administrator cannot be removed',
    );
    const granted = await setAdmin('the command line', await rowOf(ada), true);
    expect(granted.isAdmin).toBe(true);
    expect((await setAdmin('the command line', granted, false)).isAdmin).toBe(false);
    expect(await notesOn(ada)).toMatchObject([
      { actorName: 'the command line', action: 'admin-revoked' },
      { actorName: 'the command line', action: 'admin-granted' },
    ]);
  });

  it('are given when nobody has them', async () => {
    await db.user.updateMany({ data: { isAdmin: false } });
    expect((await setAdmin('the start', await rowOf(root), true)).isAdmin).toBe(true);
  });
});

describe('the audit log', () => {
  it('names who did what to whom, newest first, and holds no value', async () => {
    const mia = await signedIn('mia');
    await change(mia, { username: 'mia_2', email: 'mia@secret.example', password: 'very secret', isAdmin: true });
    const { edges } = (await send(auditLog, { first: 2 }, root)).data!.auditLog;
    const both = {
      id: expect.any(String),
      actorName: 'root',
      actor: { username: 'root' },
      targetName: 'mia',
      target: { username: 'mia_2', email: 'mia@secret.example' },
      createdAt: expect.any(String),
    };
    expect(edges.map(({ node }) => node)).toEqual([
      { ...both, action: 'ADMIN_GRANTED', fields: [] },
      { ...both, action: 'ACCOUNT_UPDATED', fields: ['USERNAME', 'EMAIL', 'PASSWORD'] },
    ]);
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toMatch(/mia_2|secret|argon2/);
  });

  it('keeps the names of who is gone, and of what is no user', async () => {
    const [nora, otto] = [await signedIn('nora', true), await signedIn('otto')];
    await change(otto, { username: 'otto_2' }, nora);
    await setAdmin('the command line', await rowOf(otto), true);
    await db.user.deleteMany({ where: { id: { in: [nora.user.id, otto.user.id] } } });
    const { edges } = (await send(auditLog, { first: 2 }, root)).data!.auditLog;
    expect(edges.map(({ node }) => node)).toMatchObject([
      { actorName: 'the command line', actor: null, targetName: 'otto_2', target: null },
      { actorName: 'nora', actor: null, targetName: 'otto', target: null },
    ]);
  });

  it('goes on from page to page', async () => {
    const seen: string[] = [];
    for (let after: string | null | undefined = null; ;) {
      const page: Awaited<ReturnType<typeof readLog>> = await readLog(after);
      seen.push(...page.edges.map(({ node }) => node.id));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    const ids = (await db.auditEntry.findMany({ orderBy: { id: 'desc' } })).map(({ id }) => id);
    expect(seen.map((id) => Number(Buffer.from(id, 'base64').toString().split(':')[1]))).toEqual(ids);
  });

  const readLog = async (after: string | null | undefined) =>
    (await send(auditLog, { first: 3, after }, root)).data!.auditLog;
});
