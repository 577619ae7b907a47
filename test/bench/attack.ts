/**
 * `npm run bench:attack`: 12 GB of hostile requests from many addresses, while somebody uses Stackling. Says what the server
 * needed, how long `/healthz` and that person waited, and whether anything that was acknowledged is lost after it is killed.
 */
import { fork } from 'node:child_process';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { databaseUrl, onServer } from '../support/template.ts';
import { startMeasured, type Measured } from './process.ts';

/** Set ATTACK_BYTES to attack with less. */
const attackBytes = Number(process.env['ATTACK_BYTES'] ?? 12e9);

interface Told {
  moved: number;
  answers: Record<string, Record<string, number>>;
}

const rank = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
const spread = (values: number[]) =>
  `p50 ${rank(values, 0.5).toFixed(1)}, p99 ${rank(values, 0.99).toFixed(1)}, longest ${rank(values, 1).toFixed(1)} ms of ${values.length}`;

const post = (url: string, path: string, body: object, cookie = '') =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7', cookie },
    body: JSON.stringify(body),
  });

/** A new account; returns its session's cookie. */
async function enter(url: string, username: string): Promise<string> {
  const account = { username, email: `${username}@example.com`, password: `the ${username} of the house` };
  const answer = await post(url, '/api/register', account);
  if (answer.status !== 201) throw new Error(`No account: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Does something again and again until the end, and keeps how long each took, in milliseconds. */
async function repeat(everyMs: number, end: AbortSignal, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  while (!end.aborted) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
    await setTimeout(everyMs);
  }
  return times;
}

/** The names of all subscriptions of an account. */
async function namesOf(url: string, cookie: string): Promise<Set<string>> {
  const answer = await fetch(`${url}/api/subscriptions`, { headers: { cookie, 'x-forwarded-for': '198.51.100.7' } });
  return new Set(((await answer.json()) as { name: string }[]).map(({ name }) => name));
}

async function attack(title: string, settings: Record<string, string>): Promise<void> {
  const start = (): Promise<Measured> =>
    startMeasured('api/commands/start.mjs', { ...settings, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
  const server = await start();
  const [person, villain] = [await enter(server.url, 'person'), await enter(server.url, 'villain')];
  const began = performance.now();
  const attackers = fork('test/bench/attackers.ts', [server.url, villain, String(attackBytes)]);
  let told: Told = { moved: 0, answers: {} };
  attackers.on('message', (message: Told) => (told = message));
  const over = new AbortController();
  attackers.once('exit', () => over.abort());

  let mostMemory = 0;
  const acknowledged = new Set<string>();
  const refused: Record<string, number> = {};
  let next = 0;
  const [health, used] = await Promise.all([
    repeat(20, over.signal, async () => {
      const answer = await fetch(`${server.url}/healthz`);
      if (!answer.ok) refused[`healthz ${answer.status}`] = (refused[`healthz ${answer.status}`] ?? 0) + 1;
      await answer.text();
    }),
    repeat(1_000, over.signal, async () => {
      const name = `Kept ${++next}`;
      const answer = await post(server.url, '/api/subscriptions', { name, price: '$1/month' }, person);
      if (answer.status === 201) acknowledged.add(name);
      else refused[`person ${answer.status}`] = (refused[`person ${answer.status}`] ?? 0) + 1;
      await answer.text();
    }),
    repeat(200, over.signal, async () => {
      mostMemory = Math.max(mostMemory, await memoryOf(server));
    }),
  ]);
  const seconds = (performance.now() - began) / 1_000;

  await server.kill();
  const again = await start();
  const kept = await namesOf(again.url, person);
  const lost = [...acknowledged].filter((name) => !kept.has(name));
  await again.stop();

  console.log(`\n${title}: ${(told.moved / 1e9).toFixed(1)} GB in ${seconds.toFixed(0)} s`);
  console.log(`memory at most ${Math.round(mostMemory / 1e6)} MB (aim: under 1,000)`);
  console.log(`/healthz ${spread(health)} (aim: p99 under 100)`);
  console.log(`somebody who adds subscriptions ${spread(used)}; not answered as wished: ${JSON.stringify(refused)}`);
  console.log(`acknowledged ${acknowledged.size}, lost after a kill ${lost.length} (aim: 0)`);
  for (const [name, counts] of Object.entries(told.answers))
    console.log(
      `  ${name.padEnd(36)} ${Object.entries(counts)
        .map(([answer, count]) => `${answer}: ${count}`)
        .join(', ')}`,
    );
}

/** Resident memory in bytes, as the system has it: a busy server would be slow to say. */
async function memoryOf({ pid }: Measured): Promise<number> {
  const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]);
  return pages * 4_096;
}

const folder = await mkdtemp(join(tmpdir(), 'stackling-attack-'));
try {
  await attack('Embedded database', { DATA_DIR: folder });
} finally {
  await rm(folder, { recursive: true });
}

const url = process.env['TEST_DATABASE_URL'];
if (url) {
  const name = `stackling_attack_${process.pid}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  try {
    await attack('PostgreSQL', { DATABASE_URL: databaseUrl(url, name) });
  } finally {
    await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}
process.exit();
