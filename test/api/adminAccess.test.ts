import '../support/db.ts';
import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, sendText, signedIn } from '../support/api.ts';
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
