import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { enumName } from '../../common/enumName.ts';
import { userStatusNames } from '../../common/userStatuses.ts';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { call, send, signedIn, type Viewer } from '../support/api.ts';
import { statementsOf } from '../support/statements.ts';

const list = graphql(`
  query TestFilteredUsers($search: String, $status: UserStatus, $first: Int, $after: String, $counts: Boolean = true) {
    users(search: $search, status: $status, first: $first, after: $after, orderBy: { by: USERNAME, direction: ASC }) {
      totalCount @include(if: $counts)
      statusCounts @include(if: $counts) {
        status
        count
      }
      edges {
        node {
          username
        }
      }
      pageInfo {
        endCursor
      }
    }
  }
`);

const at = '2026-01-02T00:00:00.123Z';
const people = [
  { username: 'app_user', lastLogin: at, emailVerifiedAt: at },
  { username: 'boss', lastLogin: at, emailVerifiedAt: at, isAdmin: true },
  { username: 'gone', lastLogin: at, disabledAt: at },
  { username: 'gone_boss', isAdmin: true, disabledAt: at },
  { username: 'key_user', lastLogin: at },
  { username: 'newcomer', emailVerifiedAt: at },
];

const expected = {
  administrator: ['boss', 'gone_boss'],
  user: ['app_user', 'gone', 'key_user', 'newcomer'],
  disabled: ['gone', 'gone_boss'],
  'never-signed-in': ['gone_boss', 'newcomer'],
  'email-unconfirmed': ['gone', 'gone_boss', 'key_user'],
  'second-factor': ['app_user', 'key_user'],
  'no-second-factor': ['boss', 'gone', 'gone_boss', 'newcomer'],
};

let root: Viewer;
beforeAll(async () => {
  root = await signedIn('root', true);
  // Out of the way of every search below.
  await db.user.update({ where: { id: root.user.id }, data: { email: 'root@nowhere.test' } });
  for (const person of people)
    await db.user.create({ data: { ...person, email: `${person.username}@example.com`, password: 'not a digest' } });
  const idOf = async (username: string) => (await db.user.findFirstOrThrow({ where: { username } })).id;
  await db.authenticator.create({ data: { userId: await idOf('app_user'), sealedSecret: 'sealed', lastStep: 0n } });
  await db.passkey.create({
    data: {
      userId: await idOf('key_user'),
      credentialId: 'key',
      publicKey: new Uint8Array([1]),
      counter: 0n,
      name: 'Key',
    },
  });
});

const read = async (variables: object) => (await send(list, { search: 'example', ...variables }, root)).data!.users;

describe.each(userStatusNames)('users in the status %s', (status) => {
  it('are listed and counted', async () => {
    const { edges, totalCount } = await read({ status: enumName(status) });
    expect(edges.map(({ node }) => node.username)).toEqual(expected[status]);
    expect(totalCount).toBe(expected[status].length);
  });

  it('are listed page by page', async () => {
    const names: string[] = [];
    for (let after: string | null | undefined = null; ;) {
      const { edges, pageInfo }: Awaited<ReturnType<typeof read>> = await read({
        status: enumName(status),
        first: 1,
        after,
      });
      names.push(...edges.map(({ node }) => node.username));
      if (edges.length === 0) break;
      after = pageInfo.endCursor;
    }
    expect(names).toEqual(expected[status]);
  });

  it('are the same over REST', async () => {
    const answer = await call('GET', `/api/admin/users?search=example&status=${status}`, undefined, root);
    const users = (await answer.json()) as { username: string }[];
    expect(users.map(({ username }) => username).sort()).toEqual(expected[status]);
  });
});

it('counts each status among the users that the search finds, whichever is listed, in one statement', async () => {
  const { statusCounts } = await read({ status: 'DISABLED' });
  expect(statusCounts).toEqual(
    userStatusNames.map((status) => ({ status: enumName(status), count: expected[status].length })),
  );
  const boss = await read({ search: 'boss' });
  expect(boss.statusCounts!.map(({ count }) => count)).toEqual([2, 0, 1, 1, 1, 0, 2]);
  const counting = await statementsOf(() => read({}));
  const not = await statementsOf(() => read({ counts: false }));
  expect(counting.length - not.length).toBe(2);
});

it('refuses a status that is none over REST', async () => {
  const answer = await call('GET', '/api/admin/users?status=asleep', undefined, root);
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 400,
    body: { message: `The status is one of ${userStatusNames.join(', ')}.` },
  });
});
