/**
 * What the server is measured against: bare `node:http` that answers one fixed question on each path, the dashboard's with
 * SQL written by hand. It has none of what keeps a server safe.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createEmbedded } from '../../api/database/embeddedPostgres.ts';
import { totalIn } from '../../common/billing/conversion.ts';
import { aMonthOf, costOfYear, monthlyCents } from '../../common/billing/cycle.ts';
import { times, type Fraction } from '../../common/billing/fraction.ts';
import { asShown } from '../../common/billing/money.ts';
import { nextDueOn } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { priceText } from '../../common/billing/priceText.ts';
import { enumName } from '../../common/enumName.ts';
import { categoryNames } from '../../common/values.ts';
import { hashOf } from './seed.ts';

const { DATABASE_URL, DATA_DIR } = process.env;
const query = await (async () => {
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
    return async (sql: string, values: unknown[]) => (await pool.query(sql, values)).rows;
  }
  const pglite = await createEmbedded({ dataDir: `${DATA_DIR}/postgres` });
  return async (sql: string, values: unknown[]) => (await pglite.query<any>(sql, values)).rows;
})();

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

async function dashboard(token: string): Promise<unknown> {
  const [user] = await query(
    `SELECT users.* FROM sessions JOIN users ON users.id = sessions."userId"
     WHERE "tokenHash" = $1 AND "lastUsedAt" > now() - interval '30 days'`,
    [hashOf(token)],
  );
  const [rows, [{ count }], groups, rates] = await Promise.all([
    query(
      `SELECT *, "startsOn"::text AS "startsOn", extract(epoch FROM "createdAt") * 1000 AS ms FROM user_subscriptions
       WHERE "userId" = $1 ORDER BY "createdAt" DESC, id DESC LIMIT 51`,
      [user.id],
    ),
    query(`SELECT count(*)::integer AS count FROM user_subscriptions WHERE "userId" = $1`, [user.id]),
    query(
      `SELECT category, currency, pauses = '[]' AS "isActive", "cycleCount", "cycleUnit", count(*)::integer AS count,
         sum("amountCents")::text AS cents
       FROM user_subscriptions WHERE "userId" = $1 GROUP BY category, currency, pauses = '[]', "cycleCount", "cycleUnit"`,
      [user.id],
    ),
    query(
      `SELECT DISTINCT ON (currency) currency, date::text, source, "perEuro"::text FROM exchange_rates
       ORDER BY currency, date DESC`,
      [],
    ),
  ]);
  const active = groups.filter(({ isActive }) => isActive);
  const perEuro = new Map(rates.map(({ currency, perEuro }) => [currency, perEuro]));
  const costOf = (groups: any[]) =>
    totalIn(
      user.currency,
      groups.map((group) => ({ ...group, cents: costOfYear({ ...group, amountCents: BigInt(group.cents) }) })),
      perEuro,
    );
  const month = (cost: Fraction) => asShown(aMonthOf(cost), user.currency);
  const total = costOf(active);
  const activeCount = active.reduce((sum, group) => sum + group.count, 0);
  const page = rows.slice(0, 50);
  const today = todayIn(user.timeZone);
  const edges = page.map((row) => ({
    cursor: base64(`CREATED_AT:${row.id}:${Math.round(row.ms)}`),
    node: {
      id: base64(`TrackedSubscription:${row.id}`),
      name: row.name,
      price: priceText({ ...row, amountCents: Number(row.amountCents) }, row.currency),
      monthlyCents: monthlyCents(row),
      currency: row.currency,
      category: enumName(row.category),
      description: row.description,
      isActive: row.pauses.length === 0,
      nextDueOn: (row.startsOn && row.pauses.length === 0 && nextDueOn(row, today)) || null,
    },
  }));
  const viewer = {
    username: user.username,
    currency: user.currency,
    spending: {
      monthlyCents: month(total),
      yearlyCents: asShown(total, user.currency),
      averageCents: month(times(total, 1n, BigInt(activeCount))),
      activeCount,
      inactiveCount: groups.reduce((sum, group) => sum + group.count, 0) - activeCount,
      byCategory: categoryNames.flatMap((category) => {
        const own = active.filter((group) => group.category === category);
        if (own.length === 0) return [];
        return [
          {
            category: enumName(category),
            monthlyCents: month(costOf(own)),
            count: own.reduce((sum, { count }) => sum + count, 0),
          },
        ];
      }),
      rates: { date: rates[0].date, source: rates[0].source },
    },
    subscriptions: {
      totalCount: count,
      edges,
      pageInfo: { hasNextPage: rows.length > 50, endCursor: edges.at(-1)!.cursor },
    },
  };
  return { data: { viewer } };
}

const server = createServer((request, response) => {
  void (async () => {
    if (request.method === 'POST') await readBody(request);
    const token = request.headers.cookie?.split('=')[1] ?? '';
    const answer = request.url === '/dashboard' ? await dashboard(token) : { data: { __typename: 'Query' } };
    const text = JSON.stringify(answer);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    response.end(text);
  })();
});
server.listen(0, '127.0.0.1', () =>
  console.log(`The bare server is at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('SIGTERM', () => process.exit(0));
