import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { UserOrder } from '../../api/generated/operations/graphql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { statementsOf } from '../support/statements.ts';

const list = graphql(`
  query TestUsers(
    $search: String
    $orderBy: UserOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
    $counts: Boolean = false
  ) {
    users(search: $search, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount @include(if: $counts)
      edges {
        cursor
        node {
          username
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`);

const wholePage = graphql(`
  query TestAdminPage {
    adminStats {
      totalUsers
    }
    users(first: 100) {
      totalCount
      edges {
        node {
          username
          email
          currency
          isAdmin
          lastLogin
          createdAt
        }
      }
    }
    auditLog(first: 100) {
      edges {
        node {
          actor {
            username
          }
          target {
            username
          }
          action
        }
      }
    }
  }
`);

const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.123Z'];

/** In the order of their ids; with ties in both instants, and people who never signed in. */
const people = [
  { username: 'zoe', email: 'b@example.com', lastLogin: late, createdAt: early },
  { username: 'Adam', email: 'Z@example.com', lastLogin: null, createdAt: late },
  { username: 'yan_5', email: 'c%d@example.com', lastLogin: early, createdAt: early },
  { username: 'bea', email: 'Y@other.example', lastLogin: late, createdAt: early },
  { username: 'Xenia', email: 'a\\b@example.com', lastLogin: null, createdAt: late },
  { username: 'carl', email: 'x@example.com', lastLogin: null, createdAt: late },
  { username: 'yanx5', email: 'w@example.com', lastLogin: early, createdAt: late },
];

const orders = {
  CREATED_AT: ['zoe', 'yan_5', 'bea', 'Adam', 'Xenia', 'carl', 'yanx5'],
  USERNAME: ['Adam', 'bea', 'carl', 'Xenia', 'yan_5', 'yanx5', 'zoe'],
  EMAIL: ['Xenia', 'zoe', 'yan_5', 'yanx5', 'carl', 'bea', 'Adam'],
  LAST_LOGIN: ['Adam', 'Xenia', 'carl', 'yan_5', 'yanx5', 'zoe', 'bea'],
};

const every = Object.entries(orders).flatMap(([by, names]) => [
  { by, direction: 'ASC', names } as UserOrder & { names: string[] },
  { by, direction: 'DESC', names: names.toReversed() } as UserOrder & { names: string[] },
]);

let root: Viewer;
beforeAll(async () => {
  root = await signedIn('root', true);
  // Out of the way of every search below: the list is read through one that finds the others alone.
  await db.user.update({ where: { id: root.user.id }, data: { email: 'root@nowhere.test' } });
  for (const person of people) await db.user.create({ data: { ...person, password: 'not a digest' } });
});

const others = 'example';
const read = async (variables: object) => (await send(list, { search: others, ...variables }, root)).data!.users;
const namesOf = ({ edges }: Awaited<ReturnType<typeof read>>) => edges.map(({ node }) => node.username);

describe.each(every)('users by $by $direction', ({ by, direction, names }) => {
  const orderBy = { by, direction };

  it('come in order', async () => {
    expect(namesOf(await read({ orderBy }))).toEqual(names);
  });

  it('come page by page, forwards and backwards, each once', async () => {
    const forwards: string[] = [];
    for (let after: string | null | undefined = null; ;) {
      const page: Awaited<ReturnType<typeof read>> = await read({ orderBy, first: 2, after });
      forwards.push(...namesOf(page));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(forwards).toEqual(names);
    const backwards: string[] = [];
    for (let before: string | null | undefined = null; ;) {
      const page: Awaited<ReturnType<typeof read>> = await read({ orderBy, last: 2, before });
      backwards.unshift(...namesOf(page));
      if (!page.pageInfo.hasPreviousPage) break;
      before = page.pageInfo.startCursor;
    }
    expect(backwards).toEqual(names);
  });

  it('stay in place when some come and go between two pages', async () => {
    const { pageInfo } = await read({ orderBy, first: 3 });
    const gone = await db.user.findFirstOrThrow({ where: { username: names[2]! } });
    await db.user.delete({ where: { id: gone.id } });
    const added = ['2000-01-01', '2100-01-01'].map((at, index) => ({
      username: index ? 'zzz' : 'AAA',
      email: index ? 'zzz@example.com' : '0@example.com',
      password: 'not a digest',
      createdAt: new Date(at),
      lastLogin: new Date(at),
    }));
    await db.user.createMany({ data: added });
    try {
      const rest = namesOf(await read({ orderBy, after: pageInfo.endCursor }));
      expect(rest.filter((name) => !['AAA', 'zzz'].includes(name))).toEqual(names.slice(3));
    } finally {
      await db.user.deleteMany({ where: { username: { in: ['AAA', 'zzz'] } } });
      await db.user.create({ data: gone });
    }
  });

  it('take no cursor of another order', async () => {
    const { pageInfo } = await read({ orderBy });
    for (const other of Object.keys(orders).filter((name) => name !== by))
      for (const cursor of [{ after: pageInfo.endCursor }, { before: pageInfo.startCursor }])
        expect(await send(list, { orderBy: { by: other as never, direction }, ...cursor }, root)).toMatchObject({
          errors: [{ message: 'Invalid cursor', extensions: { code: 'BAD_USER_INPUT' } }],
        });
  });
});

describe('the list of users', () => {
  it('is newest first unless asked otherwise', async () => {
    expect(namesOf(await read({}))).toEqual(orders.CREATED_AT.toReversed());
    expect(namesOf(await read({ search: null }))[0]).toBe('root');
  });

  it('counts all pages when asked to, and only then', async () => {
    expect((await read({ counts: true, first: 2 })).totalCount).toBe(people.length);
    expect((await read({ counts: true, search: '' })).totalCount).toBe(people.length + 1);
    const counting = await statementsOf(() => read({ counts: true }));
    const not = await statementsOf(() => read({}));
    expect(counting.length - not.length).toBe(1);
  });

  it.each([
    ['part of a username in any case', 'ADA', ['Adam']],
    ['part of an email in any case', 'y@OTHER', ['bea']],
    ['what both have', 'x', orders.CREATED_AT.toReversed()],
    ['spaces round it', '  zoe ', ['zoe']],
    ['a percent sign', '%', ['yan_5']],
    ['a percent sign among letters', 'c%d', ['yan_5']],
    ['an underscore', 'n_5', ['yan_5']],
    ['a backslash', '\\', ['Xenia']],
    ['a backslash before a letter', 'a\\b@', ['Xenia']],
    ['a quotation mark', "'", []],
    ['what nobody has', 'nobody', []],
    ['a NUL', 'zoe\0', []],
    ['half a character', 'zoe\ud800', []],
    ['more than anybody could have', 'e'.repeat(50_000), []],
  ])('is searched for %s', async (_what, search, names) => {
    expect(namesOf(await read({ search })).filter((name) => name !== 'root')).toEqual(names);
    expect((await read({ search, counts: true })).totalCount).toBe(names.length);
  });
});

describe('a long list', () => {
  it('costs the same statements with 10 users as with 1,000, and what was done to each', async () => {
    const page = () =>
      statementsOf(async () => {
        const { data } = await send(wholePage, {}, root);
        const { users, auditLog, adminStats } = data!;
        expect(users.totalCount).toBe(adminStats.totalUsers);
        expect(users.edges).toHaveLength(Math.min(100, users.totalCount));
        for (const { node } of auditLog.edges) expect(node).toMatchObject({ actor: { username: 'root' } });
        expect(auditLog.edges.every(({ node }) => node.target)).toBe(true);
      });
    await addUsersUpTo(10);
    const small = (await page()).sort();
    await addUsersUpTo(1_000);
    expect((await page()).sort()).toEqual(small);
    // The session and its user, the totals, a page of users, their number, a page of the log, and who it names.
    expect(small).toHaveLength(6);
  });

  it('has 20 to a page unless asked otherwise, and 100 at most', async () => {
    expect((await read({ search: null })).edges).toHaveLength(20);
    for (const size of [{ first: 101 }, { last: 101 }])
      expect((await read({ search: null, ...size })).edges).toHaveLength(100);
  });

  async function addUsersUpTo(total: number): Promise<void> {
    const there = await db.user.count();
    const users = await db.user.createManyAndReturn({
      data: Array.from({ length: total - there }, (_, index) => ({
        username: `user_${there + index}`,
        email: `user_${there + index}@example.com`,
        password: 'not a digest',
      })),
    });
    await db.auditEntry.createMany({
      data: users.map(({ id, username }) => ({
        actorId: root.user.id,
        actorName: 'root',
        targetId: id,
        targetName: username,
        action: 'account-updated',
      })),
    });
  }
});
