import '../support/db.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { SubscriptionOrder } from '../../api/generated/operations/graphql.ts';
import { costOfYearSql } from '../../common/billing/cycleSql.ts';
import { costOfYear, type Price } from '../../common/billing/cycle.ts';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { anyPrice, byMonth } from '../support/prices.ts';

const list = graphql(`
  query TestOrderedSubscriptions(
    $orderBy: SubscriptionOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
    $search: String
  ) {
    viewer {
      subscriptions(orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before, search: $search) {
        edges {
          cursor
          node {
            name
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
  }
`);

/** In order of entry; with ties in every column, and one dear in yen but cheap in dollars. */
const rows = [
  { name: 'banana', ...byMonth(1_000), currency: 'USD', startsOn: '2999-12-01' },
  { name: 'Apple', ...byMonth(150_000), currency: 'JPY', startsOn: null },
  // The same a month as the banana's.
  {
    name: 'apple',
    amountCents: 12_000,
    cycleCount: 1,
    cycleUnit: 'year',
    currency: 'USD',
    startsOn: '2999-11-30',
  },
  {
    name: 'Cherry',
    amountCents: 600,
    cycleCount: 1,
    cycleUnit: 'week',
    currency: 'GBP',
    startsOn: '2999-12-01',
  },
  {
    name: 'date: 50% "off"',
    amountCents: 99_900,
    cycleCount: 1,
    cycleUnit: 'once',
    currency: 'EUR',
    // Paid, and so without a next payment.
    startsOn: '1999-01-31',
  },
  { name: 'été', ...byMonth(999_999_900), currency: 'KRW', startsOn: '1999-01-31' },
];

const orders = {
  CREATED_AT: ['banana', 'Apple', 'apple', 'Cherry', 'date: 50% "off"', 'été'],
  NAME: ['Apple', 'apple', 'banana', 'Cherry', 'date: 50% "off"', 'été'],
  MONTHLY_COST: ['date: 50% "off"', 'Apple', 'banana', 'apple', 'Cherry', 'été'],
  NEXT_BILLING_DATE: ['été', 'apple', 'banana', 'Cherry', 'Apple', 'date: 50% "off"'],
};

const every = Object.entries(orders).flatMap(([by, names]) => [
  { by, direction: 'ASC', names } as SubscriptionOrder & { names: string[] },
  { by, direction: 'DESC', names: names.toReversed() } as SubscriptionOrder & { names: string[] },
]);

let ada: Viewer;
beforeAll(async () => {
  await seedRates();
  ada = await signedIn('ada');
  for (const { startsOn, ...row } of rows)
    await db.trackedSubscription.create({
      data: {
        ...row,
        startsOn: startsOn && new Date(startsOn),
        userId: ada.user.id,
      },
    });
});

const read = async (variables: object) => (await send(list, variables, ada)).data!.viewer!.subscriptions;
const namesOf = ({ edges }: Awaited<ReturnType<typeof read>>) => edges.map(({ node }) => node.name);

describe.each(every)('tracked subscriptions by $by $direction', ({ by, direction, names }) => {
  const orderBy = { by, direction };

  it('come in order, equal ones in the order of their entry', async () => {
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

  it('go on after a cursor whose row is gone, and with one that is new', async () => {
    const { edges } = await read({ orderBy, first: 3 });
    const gone = edges[2]!.node.name;
    const {
      prices: _,
      earlier: _none,
      pauses: _neither,
      reminderRules: _rules,
      ...row
    } = await db.trackedSubscription.findFirstOrThrow({
      where: { name: gone },
    });
    await db.trackedSubscription.delete({ where: { id: row.id } });
    try {
      expect(namesOf(await read({ orderBy, after: edges[2]!.cursor }))).toEqual(names.slice(3));
    } finally {
      await db.trackedSubscription.create({ data: row });
    }
  });
});

describe('a cursor', () => {
  const cursorOf = (text: string) => Buffer.from(text).toString('base64');

  it('of another order, or of none, is refused', async () => {
    const { edges } = await read({ orderBy: { by: 'NAME', direction: 'ASC' } });
    const hostile = [
      edges[0]!.cursor,
      cursorOf('CREATED_AT:1:9999999999999999'),
      cursorOf("CREATED_AT:1:1' OR TRUE --"),
      cursorOf('CREATED_AT:99999999999:1'),
      cursorOf('MONTHLY_COST:1:NaN'),
      cursorOf('NEXT_BILLING_DATE:1:20000'),
      cursorOf('toString:1:1'),
    ];
    for (const after of hostile)
      expect(await send(list, { after }, ada)).toMatchObject({
        errors: [{ message: 'Invalid cursor', extensions: { code: 'BAD_USER_INPUT' } }],
      });
  });

  it('of an order by name may hold whatever a name may', async () => {
    const after = cursorOf(`NAME:1:'); DROP TABLE users; -- \n:é😀`);
    expect(namesOf(await read({ orderBy: { by: 'NAME', direction: 'DESC' }, after }))).toEqual([]);
    const refused = await send(list, { orderBy: { by: 'NAME', direction: 'ASC' }, after: cursorOf('NAME:1:\0') }, ada);
    expect(refused.errors?.[0]?.message).toBe('Invalid cursor');
  });
});

it.each([
  ['Pacific/Pago_Pago', ['Gym', 'Desk']],
  ['Pacific/Kiritimati', ['Desk', 'Gym']],
])('goes by the day that it is for the owner, in %s', async (timeZone, names) => {
  const user = await signedIn(timeZone.slice(8, 12).toLowerCase());
  await db.user.update({ where: { id: user.user.id }, data: { timeZone } });
  // Due today in one place, and past in the other, where it is at least a day later.
  const today = todayIn('Pacific/Pago_Pago');
  for (const row of [
    { name: 'Desk', amountCents: 9_900, cycleCount: 1, cycleUnit: 'once', startsOn: daysLater(today, 10) },
    { name: 'Gym', ...byMonth(3_000), startsOn: today },
  ])
    await db.trackedSubscription.create({
      data: { ...row, startsOn: new Date(row.startsOn), userId: user.user.id },
    });
  const orderBy = { by: 'NEXT_BILLING_DATE', direction: 'ASC' } as const;
  expect(namesOf((await send(list, { orderBy }, user)).data!.viewer!.subscriptions)).toEqual(names);
});

it('keeps its order when only some are asked for', async () => {
  const orderBy = { by: 'MONTHLY_COST', direction: 'DESC' } as const;
  expect(namesOf(await read({ orderBy, search: 'apple' }))).toEqual(['apple', 'Apple']);
});

it('goes by what a year costs, in the database as everywhere else', async () => {
  const compared = fc.array(anyPrice, { minLength: 1, maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(compared, async (prices) => {
      const rows = await db.$queryRawUnsafe<{ cost: string }[]>(
        `SELECT ${costOfYearSql}::text AS cost
         FROM unnest($1::bigint[], $2::integer[], $3::text[]) AS price ("amountCents", "cycleCount", "cycleUnit")
         CROSS JOIN (SELECT '[]'::jsonb AS "prices", DATE '2026-11-23' AS "today") AS other`,
        prices.map(({ amountCents }) => amountCents),
        prices.map(({ cycleCount }) => cycleCount),
        prices.map(({ cycleUnit }) => cycleUnit),
      );
      for (const [index, price] of prices.entries()) expect(Number(rows[index]!.cost)).toBeCloseTo(asNumber(price), 3);
    }),
    { numRuns: 20 },
  );
});

function asNumber(price: Price): number {
  const { over, under } = costOfYear(price);
  return Number((over * 10_000n) / under) / 10_000;
}
