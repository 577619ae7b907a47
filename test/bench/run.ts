/**
 * `npm run bench`: what Stackling costs, as ratios of two things measured in turns in the same run. On the embedded database,
 * and on the PostgreSQL that TEST_DATABASE_URL names when it is set. `npm run bench -- PART…` measures some parts only. Never part of the tests: timings prove nothing there.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../api/database/db.ts';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { databaseUrl, onServer } from '../support/template.ts';
import { measureDashboard } from './dashboard.ts';
import { measureForecast } from './forecast.ts';
import { measureFinder } from './finder.ts';
import { ask, compare, type Question } from './load.ts';
import { measureOverload } from './overload.ts';
import { dashboardPage, findTools, firstPage, usersPage } from './operations.ts';
import { startMeasured } from './process.ts';
import { measureReminders } from './reminders.ts';
import { addUser, addUsers, analyze, cookieOf } from './seed.ts';

type Settings = { DATABASE_URL: string } | { DATA_DIR: string };

/** Nobody may ask as much as is asked here. */
const unlimited = { RATE_LIMITS: 'off' };

const post = (query: string) => JSON.stringify({ query });
const ms = (micros: number) => `${(micros / 1_000).toFixed(2)} ms`;

function tell(what: string, aim: string, figures: string): void {
  console.log(`${what.padEnd(62)} ${figures.padEnd(76)} aim ${aim}`);
}

async function tellRatio(what: string, aim: string, one: Question, other: Question, options?: object): Promise<void> {
  const [a, b] = await compare(one, other, options);
  const figures = (kind: 'time' | 'cpu') =>
    `${kind} ${(a[kind] / b[kind]).toFixed(2)} (${ms(a[kind])} : ${ms(b[kind])})`;
  tell(what, aim, `${figures('cpu')}, ${figures('time')}`);
}

const open = (settings: Settings) => openDatabase({ DATABASE_URL: undefined, DATA_DIR: '', ...settings }, () => {});

/** Fills a database with the people that are measured. */
async function seed(settings: Settings, otherUsers: number): Promise<void> {
  const close = await open(settings);
  await seedRates();
  await addUser('root', 0, true);
  if (otherUsers > 0) {
    await addUser('ten', 10);
    await addUser('fifty', 50);
    await addUser('thousand', 1_000);
    await addUser('many', 10_000);
    await addUsers(otherUsers);
  }
  await analyze();
  await close();
}

/** Measures on databases of one kind: two with a single user, one with a hundred thousand. */
async function measure(
  kind: 'embedded' | 'server',
  { small, other, large }: Record<'small' | 'other' | 'large', Settings>,
  copy: () => Promise<Settings>,
): Promise<void> {
  await seed(small, 0);
  await seed(other, 0);
  await seed(large, 100_000);
  const bareData = await copy();
  await (await startMeasured('api/commands/start.mjs', large)).stop(); // does what a first start has to do
  const server = await startMeasured('api/commands/start.mjs', { ...large, ...unlimited });
  tell(
    'npm start without npm, to its first answer',
    kind === 'embedded' ? '3 s' : '1.5 s',
    `${(server.startMs / 1_000).toFixed(2)} s`,
  );
  await setTimeout(10_000); // what the start alone needed is given back
  const atRest = await server.memory();
  tell('memory at rest', kind === 'embedded' ? '450 MB' : '150 MB', `${Math.round(atRest / 1e6)} MB`);
  const bare = await startMeasured('test/bench/bare.ts', bareData);
  const lonely = await startMeasured('api/commands/start.mjs', { ...small, ...unlimited });
  const limited = await startMeasured('api/commands/start.mjs', { ...other, RATE_LIMITS: 'on' });
  try {
    const typename = { path: '/graphql', body: post('{ __typename }') };
    await tellRatio(
      '{ __typename } : bare node:http',
      '3.2',
      { server, ...typename },
      { server: bare, ...typename, path: '/' },
      { times: 1_000 },
    );
    const asRoot = { ...typename, cookie: cookieOf('root') };
    await tellRatio(
      '{ __typename } of a user with limits : without',
      '0.2 ms more',
      { server: limited, ...asRoot },
      { server: lonely, ...asRoot },
      { times: 500 },
    );

    // Within every limit but one, and each of its own, as the check of a known document is remembered.
    const repeated = (i: number) => post(`query Q${i} { ${'viewer{id} '.repeat(1_090)}}`);
    const account = 'viewer{id username email currency isAdmin lastLogin createdAt hasSecondFactor} ';
    const spared = (i: number) => post(`query Q${i} { ${account.repeat(55)}}`);
    for (const [what, document] of [
      ['12 kB of repeated fields, refused', repeated],
      ['495 repeated fields, answered', spared],
    ] as const) {
      let sent = 0;
      const question = { server, path: '/graphql', next: () => document(++sent) };
      const [hostile] = await compare(question, { server, ...typename }, { rounds: 3, times: 50 });
      tell(what, '50 ms', `cpu ${ms(hostile.cpu)}, time ${ms(hostile.time)}`);
    }

    const dashboard = { path: '/graphql', body: post(dashboardPage), cookie: cookieOf('fifty') };
    const byHand = { server: bare, ...dashboard, path: '/dashboard' };
    const [ours, theirs] = [await ask({ server, ...dashboard }), await ask(byHand)];
    if (ours !== theirs) throw new Error(`The two dashboards differ:\n${ours}\n${theirs}`);
    await tellRatio('the dashboard, 50 subscriptions : SQL by hand', '5', { server, ...dashboard }, byHand);

    const list = { server, path: '/graphql', body: post(firstPage) };
    await tellRatio(
      'the first page of 10,000 subscriptions : of 10',
      '1.5',
      { ...list, cookie: cookieOf('many') },
      { ...list, cookie: cookieOf('ten') },
    );

    const finder = { server, path: '/graphql', body: post(findTools) };
    await tellRatio(
      'the finder for 1,000 subscriptions : for 10',
      '4, 40 ms',
      { ...finder, cookie: cookieOf('thousand') },
      { ...finder, cookie: cookieOf('ten') },
      { times: 50 },
    );

    await measureOverload({ url: server.url, ...dashboard }, tell);

    const users = { path: '/graphql', body: post(usersPage), cookie: cookieOf('root') };
    await tellRatio('the page of 100,000 users : of 1 user', '1.5', { server, ...users }, { server: lonely, ...users });
  } finally {
    await Promise.all([server, bare, lonely, limited].map((each) => each.stop()));
  }
}

/** Databases on a PostgreSQL server, which are gone when the work is over. */
async function withDatabases<Name extends string>(
  url: string,
  names: readonly Name[],
  work: (places: Record<Name, { DATABASE_URL: string }>) => Promise<void>,
): Promise<void> {
  const nameOf = (name: Name) => `stackling_bench_${name}_${process.pid}`;
  for (const name of names) await onServer(url, `CREATE DATABASE ${nameOf(name)}`);
  try {
    const places = names.map((name) => [name, { DATABASE_URL: databaseUrl(url, nameOf(name)) }]);
    await work(Object.fromEntries(places) as Record<Name, { DATABASE_URL: string }>);
  } finally {
    for (const name of names) await onServer(url, `DROP DATABASE ${nameOf(name)} WITH (FORCE)`);
  }
}

async function measureOnEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stackling-bench-'));
  try {
    const [small, other, large, bare] = ['small', 'other', 'large', 'bare'].map((name) => ({
      DATA_DIR: join(folder, name),
    }));
    await measure('embedded', { small: small!, other: other!, large: large! }, async () => {
      await cp(large!.DATA_DIR, bare!.DATA_DIR, { recursive: true });
      return bare!;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const url = process.env['TEST_DATABASE_URL'];

/** What is measured, by the name that asks for it alone: `npm run bench -- forecast`. */
const parts: Record<string, () => Promise<void> | void> = {
  finder: () => measureFinder(tell),
  embedded: measureOnEmbedded,
  ...(url && {
    postgres: () =>
      withDatabases(url, ['small', 'other', 'large'], (places) => measure('server', places, async () => places.large)),
    dashboard: () =>
      withDatabases(url, ['dashboard'], async ({ dashboard }) => {
        const close = await open(dashboard);
        await seedRates();
        await measureDashboard(tell);
        await close();
      }),
    forecast: () =>
      withDatabases(url, ['forecast'], async ({ forecast }) => {
        const close = await open(forecast);
        await seedRates();
        await measureForecast(tell);
        await close();
      }),
    reminders: () =>
      withDatabases(url, ['reminders'], async ({ reminders }) => {
        const close = await open(reminders);
        await measureReminders(reminders, tell);
        await close();
      }),
  }),
};

const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) {
    console.log(`\n${name}`);
    await part();
  }
if (!url) console.log('\nSet TEST_DATABASE_URL=postgres://… to measure on a PostgreSQL server too.');
process.exit();
