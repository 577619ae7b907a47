import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { db } from '../../api/database/db.ts';
import { certificate } from '../support/certificate.ts';
import { peopleKey, peopleSql } from '../support/remindedPeople.ts';
import { startSink, takenIn } from '../support/sinks.ts';
import { dashboardPage } from './operations.ts';
import { startMeasured, type Measured } from './process.ts';
import { analyze, hashOf, cookieOf } from './seed.ts';

type Tell = (what: string, aim: string, figures: string) => void;

/** As many people as are reminded in an hour. */
const people = 100_000;
/** Within what one statement may take. */
const peopleAtOnce = 2_500;
const perSecond = people / 3_600;
/** How long they come at that rate here. */
const seconds = 120;
/** How many are due at once then, to find out how fast it goes. */
const atOnce = 4_000;

/** A payment in three days, of which each hears by email or by a webhook. */
const rules = `json_build_array(json_build_object('kind', 'renewal', 'daysBefore', 3, 'channels',
  json_build_array(CASE WHEN i % 2 = 0 THEN 'email' ELSE i::text END)))`;
const subscriptions = `(1, (now() AT TIME ZONE 'UTC')::date + 2, NULL, '[]')`;

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN;
const spread = (values: readonly number[], unit: string, digits: number) =>
  `p50 ${at(values, 0.5).toFixed(digits)}, p99 ${at(values, 0.99).toFixed(digits)}, max ${at(values, 1).toFixed(digits)} ${unit}`;

/**
 * What two servers on a database of PostgreSQL, which is open in this process too, deliver to a mail server and a receiver of
 * webhooks on this machine, and how long others wait meanwhile.
 */
export async function measureReminders(settings: { DATABASE_URL: string }, tell: Tell): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stackling-reminders-'));
  const [taken, trusted] = [join(folder, 'taken'), join(folder, 'trusted.pem')];
  await writeFile(trusted, certificate);
  const [hooks, mails] = [await startSink('https', taken), await startSink('smtp', taken)];
  const kind = { port: hooks.port, rules, nextAt: `now() + interval '1 day'`, subscriptions };
  for (let first = 1; first <= people; first += peopleAtOnce)
    await db.$executeRawUnsafe(await peopleSql({ first, count: peopleAtOnce, ...kind }));
  await db.session.create({ data: { tokenHash: hashOf('person_1'), userId: 1 } });
  await analyze();
  const start = () =>
    startMeasured('api/commands/start.mjs', {
      ...settings,
      SECRET_KEY: peopleKey,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      WEBHOOK_PRIVATE_HOSTS: `127.0.0.1:${hooks.port}`,
      NODE_EXTRA_CA_CERTS: trusted,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    });
  const servers = [await start(), await start()];
  try {
    const steady = Math.round(perSecond * seconds);
    const began = Date.now();
    await db.$executeRaw`
      UPDATE reminder_settings SET "nextAt" = now() + "userId" * interval '1 second' / ${perSecond}::float
      WHERE "userId" <= ${steady}`;
    const waits = await waitsWhile(servers[0]!, () => takenIn(taken).length < steady, seconds + 120);
    const late = takenIn(taken).map(({ at, person }) => (at - began) / 1_000 - person / perSecond);
    tell(
      `${steady} reminders, ${perSecond.toFixed(1)} a second, two servers: lateness`,
      'max 60 s',
      `${late.length} arrived, ${spread(late, 's', 1)}`,
    );
    tell('  meanwhile /healthz', 'p99 100 ms', spread(waits.health, 'ms', 1));
    tell('  meanwhile the dashboard', 'p99 100 ms', spread(waits.dashboard, 'ms', 1));

    const from = Date.now();
    await db.$executeRaw`
      UPDATE reminder_settings SET "nextAt" = now() WHERE "userId" BETWEEN ${steady + 1} AND ${steady + atOnce}`;
    await waitsWhile(servers[0]!, () => takenIn(taken).length < steady + atOnce, 180);
    const last = takenIn(taken).slice(steady);
    const first = Math.min(...last.map(({ at }) => at));
    const took = (Math.max(...last.map(({ at }) => at)) - first) / 1_000;
    const rate = (last.length / took).toFixed(0);
    const wait = ((first - from) / 1_000).toFixed(1);
    tell(`${atOnce} reminders at once`, '27.8 a second', `${rate} a second; the first after ${wait} s`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([hooks.kill(), mails.kill()]);
    await rm(folder, { recursive: true });
  }
}

/** Asks a server now and then as long as something is going on, and keeps how long it waited, in milliseconds. */
async function waitsWhile({ url }: Measured, isGoingOn: () => boolean, mostSeconds: number) {
  const waits = { health: [] as number[], dashboard: [] as number[] };
  const end = performance.now() + mostSeconds * 1_000;
  const ask = async (into: number[], path: string, init?: RequestInit) => {
    const start = performance.now();
    await (await fetch(url + path, init)).text();
    into.push(performance.now() - start);
  };
  const headers = { 'content-type': 'application/json', cookie: cookieOf('person_1') };
  while (isGoingOn() && performance.now() < end) {
    for (let i = 0; i < 10; i++) {
      await ask(waits.health, '/healthz');
      await ask(waits.dashboard, '/graphql', {
        method: 'POST',
        headers,
        body: JSON.stringify({ query: dashboardPage }),
      });
      await setTimeout(50);
    }
  }
  return waits;
}
