import '../support/db.ts';
import { beforeAll, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { call, sendText, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';
import { statementsOf } from '../support/statements.ts';

/** Somebody with ten of everything, and somebody with a thousand. */
let few: Viewer;
let many: Viewer;

beforeAll(async () => {
  await seedRates();
  few = await withRows('few', 10);
  many = await withRows('many', 1_000);
});

async function withRows(username: string, count: number): Promise<Viewer> {
  const viewer = await signedIn(username, true);
  const userId = viewer.user.id;
  const rows = Array.from({ length: count }, (_, index) => ({ name: `Row ${index}`, userId }));
  await db.trackedSubscription.createMany({
    data: rows.map((row, index) => ({
      ...row,
      ...byMonth(100),
      currency: ['USD', 'EUR', 'JPY'][index % 3]!,
    })),
  });
  await db.stack.createMany({ data: rows.map((row) => ({ ...row, projectType: 'work', budget: 10 })) });
  const stacks = await db.stack.findMany({ where: { userId }, select: { id: true } });
  const tool = { userId, name: 'Tool', ...byMonth(100), description: 'A tool' };
  await db.savedTool.createMany({
    data: stacks.flatMap(({ id: stackId }) => [
      { ...tool, stackId },
      { ...tool, stackId },
    ]),
  });
  return viewer;
}

const page = 'edges { cursor node { id name createdAt } } pageInfo { hasNextPage endCursor }';

it('reads what each of a hundred users spends with the statements for one', async () => {
  const data = Array.from({ length: 100 }, (_, index) => ({
    username: `spender_${index}`,
    email: `spender_${index}@example.com`,
    password: 'not a digest',
    currency: 'EUR',
  }));
  const users = await db.user.createManyAndReturn({ data });
  await db.trackedSubscription.createMany({
    data: users.map(({ id: userId }, index) => ({ userId, name: 'Paid', ...byMonth(index + 1) })),
  });
  const query = (first: number) => `{ users(first: ${first}, search: "spender_") { edges { node {
    username spending { currency activeCount rates { date } } } } } }`;
  const cost = (first: number) =>
    statementsOf(async () => {
      const { data } = (await (await sendText(query(first), {}, few)).json()) as {
        data: { users: { edges: { node: { spending: object } }[] } };
      };
      expect(data.users.edges).toHaveLength(first);
      for (const { node } of data.users.edges)
        expect(node.spending).toMatchObject({ currency: 'EUR', activeCount: 1, rates: {} });
    });
  expect((await cost(100)).toSorted()).toEqual((await cost(1)).toSorted());
});

it('exports a thousand stacks and subscriptions in two or three statements for each hundred, and a few for the rest', async () => {
  const statements = await statementsOf(async () => {
    const { stacks } = (await (await call('GET', '/api/user/export', undefined, many)).json()) as {
      stacks: { recommendations: object[] }[];
    };
    expect(stacks).toHaveLength(1_000);
    for (const { recommendations } of stacks) expect(recommendations).toHaveLength(2);
  });
  expect(statements.length).toBeLessThanOrEqual(10 * 2 + 10 * 3 + 24);
});

it.each([
  { screen: 'the session', most: 1, query: '{ viewer { username email currency isAdmin } }' },
  {
    screen: 'the dashboard',
    most: 6,
    query: `{ viewer { username currency
      spending { monthlyCents yearlyCents averageCents activeCount byCategory { category monthlyCents } rates { date } }
      upcoming(days: 30) { totalCents currency
        payments { dueOn subscription { name } } overdue { dueOn subscription { name } } decisions { day subscription { name } } }
      subscriptions(first: 100) { totalCount ${page} } } }`,
  },
  {
    screen: 'a list of subscriptions, searched and sorted',
    most: 4,
    query: `{ viewer { subscriptions(
      first: 100, search: "row", isActive: true, orderBy: { by: MONTHLY_COST, direction: DESC }
    ) { totalCount ${page} } } }`,
  },
  {
    screen: 'a list of subscriptions with what was paid',
    most: 4,
    query: `{ viewer { subscriptions(first: 100) { edges { node { paidSoFar { amountCents } } } } } }`,
  },
  { screen: 'a list of stacks', most: 4, query: `{ viewer { stacks(first: 100) { totalCount ${page} } } }` },
  {
    screen: 'the stacks with what is saved to them',
    most: 6,
    query: `{ viewer { stacks(first: 100) { totalCount edges { node {
      name totalCents recommendations(first: 10) { totalCount edges { node { id name features } } } } } } } }`,
  },
])('$screen costs at most $most statements, with ten rows and with a thousand', async ({ query, most }) => {
  const cost = async (viewer: Viewer) =>
    statementsOf(async () => {
      const answer = (await (await sendText(query, {}, viewer)).json()) as { errors?: unknown };
      expect(answer.errors).toBeUndefined();
    });
  const [few10, many1000] = [await cost(few), await cost(many)];
  // In whatever order: some of them are sent at once.
  expect(many1000.toSorted()).toEqual(few10.toSorted());
  expect(few10.length).toBeLessThanOrEqual(most);
});
