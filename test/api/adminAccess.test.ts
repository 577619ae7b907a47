import '../support/db.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';
import { ada, auditLog, change, day, everything, idOf, root, stats, update } from '../support/administration.ts';

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

describe('an administrator', () => {
  it.each(['subscriptions { totalCount }', 'stacks { totalCount }', 'accessTokens { edges { node { id } } }'])(
    'sees accounts, and not what others keep there: %s',
    async (list) => {
      const query = `{ users(search: "ada") { edges { node { username ${list} } } } }`;
      const { data, errors } = (await (await sendText(query, {}, root)).json()) as { data: null; errors: object[] };
      expect([data, errors]).toEqual([null, [expect.objectContaining({ extensions: { code: 'FORBIDDEN' } })]]);
      expect((await (await sendText(`{ viewer { ${list} } }`, {}, root)).json()) as object).not.toHaveProperty(
        'errors',
      );
    },
  );

  it('finds no row of others by its id', async () => {
    const userId = ada.user.id;
    const stack = await db.stack.create({ data: { userId, name: 'Mine', projectType: 'work', budget: 5 } });
    const row = { userId, name: 'Mine', ...byMonth(100) };
    const ids = {
      Stack: stack.id,
      SavedTool: (await db.savedTool.create({ data: { ...row, stackId: stack.id, description: '' } })).id,
      TrackedSubscription: (await db.trackedSubscription.create({ data: row })).id,
    };
    for (const [type, id] of Object.entries(ids)) {
      const typeOf = async (viewer: Viewer) =>
        (await sendText(`{ node(id: "${encodeGlobalID(type, id)}") { __typename } }`, {}, viewer)).json();
      expect([type, await typeOf(ada), await typeOf(root)]).toEqual([
        type,
        { data: { node: { __typename: type } } },
        { data: { node: null } },
      ]);
    }
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
      for (const pauses of [[], [{ from: '2026-01-01', until: null }]])
        await db.trackedSubscription.create({ data: { ...subscription, pauses, userId: user.id } });
    }
    expect(await totals()).toEqual({
      totalUsers: before.totalUsers + 4,
      activeUsers: before.activeUsers + 2,
      totalStacks: before.totalStacks + 4,
      totalSubscriptions: before.totalSubscriptions + 8,
    });
  });
});
