import pg from 'pg';
import { env } from '../../api/env.ts';
import { db } from '../../api/database/db.ts';
import persisted from '../../api/graphql/guards/persisted.json' with { type: 'json' };
import { sendText, signedIn, type Viewer } from '../support/api.ts';
import { addSubscriptions } from './seed.ts';

const rounds = 200;

/** The operation that the page itself sends. */
const dashboard = Object.values(persisted).find((text) => text.startsWith('query DashboardScreenQuery'))!;
const byCost = { orderBy: { by: 'MONTHLY_COST', direction: 'DESC' } };

let inDatabase = 0;

/** Adds up how long statements take, from the call to the answer; a pool asks its clients to call back. */
function watchStatements(): void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const start = performance.now();
    const answered = () => (inDatabase += performance.now() - start);
    const callBack = args.at(-1);
    if (typeof callBack === 'function')
      return query.call(this, ...args.slice(0, -1), (...answer: unknown[]) => {
        answered();
        callBack(...answer);
      });
    const answer = query.apply(this, args);
    if (answer instanceof Promise) answer.then(answered, answered);
    return answer;
  } as typeof pg.Client.prototype.query;
}

interface Answer {
  data?: { viewer: object };
  errors?: object[];
}

async function ask(viewer: Viewer, variables: object): Promise<{ database: number; all: number; bytes: number }> {
  inDatabase = 0;
  const start = performance.now();
  const text = await (await sendText(dashboard, variables, viewer)).text();
  const all = performance.now() - start;
  if ((JSON.parse(text) as Answer).errors) throw new Error(text);
  return { database: inDatabase, all, bytes: Buffer.byteLength(text) };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** What the page's own query costs people with few and with many subscriptions; on an open database of PostgreSQL. */
export async function measureDashboard(tell: (what: string, aim: string, figures: string) => void): Promise<void> {
  Object.assign(env, { RATE_LIMITS: 'off' });
  watchStatements();
  const people = new Map<number, Viewer>();
  for (const count of [10, 200, 5_000, 10_000]) {
    const viewer = await signedIn(`has_${count}`);
    await addSubscriptions(viewer.user.id, count);
    people.set(count, viewer);
  }
  await db.$executeRaw`ANALYZE`;
  // In turns, so that what else the machine does falls on all alike.
  const costs = async (variables: object, of: number[], change?: (viewer: Viewer) => Promise<unknown>) => {
    const each = new Map(of.map((count) => [count, [] as Awaited<ReturnType<typeof ask>>[]]));
    for (let i = -20; i < rounds; i++)
      for (const count of of) {
        await change?.(people.get(count)!);
        const cost = await ask(people.get(count)!, variables);
        if (i >= 0) each.get(count)!.push(cost);
      }
    return new Map(
      [...each].map(([count, list]) => [
        count,
        {
          database: median(list.map(({ database }) => database)),
          all: median(list.map(({ all }) => all)),
          bytes: list[0]!.bytes,
        },
      ]),
    );
  };
  const figures = (of: Awaited<ReturnType<typeof costs>>) =>
    [...of]
      .map(
        ([count, { database, all, bytes }]) =>
          `${count}: database ${database.toFixed(1)} ms, all ${all.toFixed(1)} ms, ${(bytes / 1_000).toFixed(1)} kB`,
      )
      .join(' · ');
  const ratio = (of: Awaited<ReturnType<typeof costs>>) => (of.get(10_000)!.database / of.get(10)!.database).toFixed(2);

  const again = await costs({}, [10, 200, 5_000, 10_000]);
  tell('the dashboard’s time in the database, 10,000 subscriptions : 10', '1.5', `${ratio(again)} (${figures(again)})`);
  const changed = await costs({}, [10, 10_000], ({ user }) =>
    db.trackedSubscription.updateMany({
      where: { userId: user.id, name: 'Subscription 1' },
      data: { amountCents: 998 },
    }),
  );
  tell('the same after each change', '', `${ratio(changed)} (${figures(changed)})`);
  const ordered = await costs(byCost, [10, 10_000]);
  const more = ordered.get(10_000)!.database - again.get(10_000)!.database;
  tell('the order by monthly cost of 10,000', '15 ms', `${more.toFixed(1)} ms more (${figures(ordered)})`);
}
