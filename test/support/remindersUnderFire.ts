/** Reminds many people while servers, the mail server, clocks and time zones fail them, and counts what arrived. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { certificate } from './certificate.ts';
import { newDatabase, runIn } from './newDatabase.ts';
import { peopleKey, peopleSql } from './remindedPeople.ts';
import { startServer, temporaryFolder, type RunningServer } from './server.ts';
import { startSink, takenIn } from './sinks.ts';

const dayMs = 86_400_000;
/** How many deliveries a server sends at once, and the most reminders in one. */
const [placesOfServer, linesOfMessage] = [20, 3];
/** For each person, over three days. */
export const remindersEach = 10;

const inDays = (days: number) => `((now() AT TIME ZONE 'UTC')::date + ${days})`;
const priceRise = `json_build_array(json_build_object('from', ${inDays(4)}, 'amountCents', 1099))::text`;
/** A payment that is near, a trial whose end comes near, and a price that is to rise. */
const subscriptions = [
  `(1, ${inDays(3)}, NULL, '[]')`,
  `(2, ${inDays(4)}, ${inDays(4)}, '[]')`,
  `(3, ${inDays(-10)}, NULL, ${priceRise})`,
].join();
const rule = (kind: string, daysBefore: number, ...channels: string[]) =>
  `json_build_object('kind', '${kind}', 'daysBefore', ${daysBefore}, 'channels', json_build_array(${channels.join()}))`;
const everywhere = [`'inbox'`, `'email'`, 'i::text'];
const rules = `json_build_array(${[
  rule('renewal', 3, ...everywhere),
  rule('renewal', 1, `'inbox'`),
  rule('trialEnd', 3, ...everywhere),
  rule('priceRise', 3, ...everywhere),
].join()})`;

/**
 * The database's clock, as many days ahead as the table says: PostgreSQL looks for a function in this schema first. What the
 * tables fill in by themselves goes by it, too.
 */
const shiftingClock = (database: string) => `
  CREATE SCHEMA clock;
  CREATE TABLE clock.ahead AS SELECT interval '0' AS by;
  CREATE FUNCTION clock.now() RETURNS timestamptz STABLE LANGUAGE sql AS
    'SELECT pg_catalog.now() + by FROM clock.ahead';
  ALTER DATABASE ${database} SET search_path = clock, pg_catalog, public;
  ALTER TABLE deliveries ALTER "createdAt" SET DEFAULT clock.now();
  ALTER TABLE reminders ALTER "createdAt" SET DEFAULT clock.now();`;

interface Row {
  userId: number;
  name: string;
  kind: string;
  day: string;
  daysBefore: number;
  channel: string;
  at: string;
}

/** A reminder as its receiver reads it. */
const keyOf = ({ userId, name, kind, day, channel }: Row) =>
  [userId, channel === 'email' ? 'email' : 'hook', name, kind, day].join(' ');

/** What a line in a mail or a webhook is about, as `keyOf` says it. */
function keyIn(person: number, channel: string, line: string): string {
  const [, name] = /\b(S\d+_\d)\b/.exec(line)!;
  const [, date] = /\w+day, (\w+ \d+, \d{4})/.exec(line)!;
  const kind = line.startsWith('The trial') ? 'trialEnd' : line.includes('until then') ? 'priceRise' : 'renewal';
  return [person, channel, name, kind, new Date(`${date} UTC`).toISOString().slice(0, 10)].join(' ');
}

export async function remindUnderFire(people: number) {
  const folder = await temporaryFolder();
  const [taken, ahead, trusted] = ['taken', 'ahead', 'trusted.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(trusted, certificate);
  writeFileSync(ahead, '0');
  const [hooks, firstMails, place] = [
    await startSink('https', taken),
    await startSink('smtp', taken),
    await newDatabase(),
  ];
  let mails = firstMails;
  const isShared = 'DATABASE_URL' in place;
  if (isShared)
    for (const sql of shiftingClock(new URL(place.DATABASE_URL).pathname.slice(1)).split(';\n'))
      await runIn(place, sql);
  await runIn(place, await peopleSql({ count: people, port: hooks.port, rules, nextAt: 'now()', subscriptions }));

  const start = () =>
    startServer({
      ...place,
      SECRET_KEY: peopleKey,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      WEBHOOK_PRIVATE_HOSTS: `127.0.0.1:${hooks.port}`,
      NODE_EXTRA_CA_CERTS: trusted,
      NODE_OPTIONS: `--import=${new URL('shiftedClock.ts', import.meta.url).href}`,
      CLOCK_FILE: ahead,
      LOG_LEVEL: 'error',
    });
  const ended = async (server: RunningServer, signal: NodeJS.Signals) => {
    server.process.kill(signal);
    await server.exited;
  };
  /** Moves the clocks of the servers and of the database; the embedded one has its server's. */
  async function setClocks(days: number): Promise<void> {
    writeFileSync(ahead, String(Math.round(days * dayMs)));
    if (isShared) await runIn(place, `UPDATE clock.ahead SET by = interval '${days} days'`);
  }
  const count = () => takenIn(taken).length;
  /** An evening on which it is the second day after this one in Niue, and the third in Kiritimati. */
  const evening = Math.floor(Date.now() / dayMs) * dayMs + 2 * dayMs + 22 * 3_600_000;

  let servers = [await start()];
  if (isShared) servers.push(await start());
  /** Moves the clocks, and lets everything go on at once; the embedded database has no door for that but a new start. */
  async function goOn(days: number): Promise<void> {
    if (!isShared) await ended(servers[0]!, 'SIGTERM');
    await setClocks(days);
    await runIn(place, makeDue);
    if (!isShared) servers = [await start()];
  }
  /** Everything that waits is due now, also what was to wait for a minute or is held by a server that is gone. */
  const makeDue = `UPDATE jobs SET "dueAt" = now() WHERE name IN ('delivery', 'reminders')`;
  /** What was enqueued while a clock was ahead need not wait for it. */
  const makeFreeDue = `${makeDue} AND claim IS NULL AND "dueAt" > now()`;
  /** Resolves when nobody waits to be reminded and nothing to be sent. */
  async function drained(): Promise<void> {
    let [last, since] = [-1, Date.now()];
    const left = async () => {
      if (isShared) {
        await runIn(place, makeFreeDue);
        const due = `SELECT 1 FROM reminder_settings WHERE "nextAt" <= now()`;
        return (await runIn(place, `${due} UNION ALL SELECT 1 FROM jobs WHERE name = 'delivery' LIMIT 1`)).length;
      }
      // Nobody else can look into an embedded database; its server has just been started, and sends all at once.
      if (count() !== last) [last, since] = [count(), Date.now()];
      return Date.now() - since > 6_000 ? 0 : 1;
    };
    await expect.poll(left, { timeout: 300_000, interval: 250 }).toBe(0);
  }

  await expect.poll(count, { interval: 5, timeout: 60_000 }).toBeGreaterThan(people / 4);
  // A server and the mail server die with what they hold in their hands, and start again a day ahead.
  await Promise.all([ended(servers.shift()!, 'SIGKILL'), mails.kill()]);
  mails = await startSink('smtp', taken, mails.port);
  const zones = `ARRAY['Pacific/Kiritimati', 'Pacific/Niue', 'Europe/Berlin']`;
  await runIn(place, `UPDATE users SET "timeZone" = (${zones})[id % 3 + 1]`);
  await runIn(place, `UPDATE reminder_settings SET "nextAt" = now()`);
  await setClocks(1);
  await runIn(place, makeDue);
  servers.push(await start());
  const before = count();
  await expect.poll(count, { interval: 5, timeout: 60_000 }).toBeGreaterThan(before + people / 8);
  await goOn(0);
  await drained();
  // By then, all that is left has come near, wherever people are, and nothing of it is past.
  await goOn((evening - Date.now()) / dayMs);
  await drained();
  await Promise.all(servers.map((server) => ended(server, 'SIGTERM')));
  await hooks.kill();
  await mails.kill();

  const rows = await runIn<Row>(
    place,
    `SELECT reminders."userId", name, kind, day::text AS day, "daysBefore", channel, reminders."createdAt"::text AS "at"
     FROM reminders JOIN user_subscriptions ON user_subscriptions.id = "subscriptionId"`,
  );
  expect(rows).toHaveLength(people * remindersEach);
  // Two lead times of the same payment that have come at once are one reminder.
  const entries = new Set(rows.filter(({ channel }) => channel === 'inbox').map((row) => `${keyOf(row)} ${row.at}`));
  const [inboxes] = await runIn<{ count: number }>(place, `SELECT count(*)::integer AS count FROM inbox_entries`);
  expect(inboxes!.count).toBe(entries.size);

  const arrived = new Map<string, number>();
  for (const { person, channel, lines } of takenIn(taken))
    for (const line of lines) {
      const key = keyIn(person, channel, line);
      arrived.set(key, (arrived.get(key) ?? 0) + 1);
    }
  expect([...arrived].filter(([, times]) => times > 1)).toEqual([]);
  const deliveries = await runIn<{ userId: number; channel: string; message: string; state: string }>(
    place,
    `SELECT "userId", channel, message, state FROM deliveries`,
  );
  const states = new Map(
    deliveries.flatMap(({ userId, channel, message, state }) =>
      (JSON.parse(message) as { lines: { text: string }[] }).lines.map(
        ({ text }) => [keyIn(userId, channel === 'email' ? 'email' : 'hook', text), state] as const,
      ),
    ),
  );
  const sent = rows.filter(({ channel }) => channel !== 'inbox').map(keyOf);
  expect(states.keys().toArray().sort()).toEqual(sent.toSorted());
  const unknown = sent.filter((key) => states.get(key) === 'unknown');
  expect(sent.filter((key) => states.get(key) === 'delivered' && arrived.has(key))).toHaveLength(
    sent.length - unknown.length,
  );
  // What two killed ones held, and what was under way when a clock moved: at most all places of two servers each time.
  expect(unknown.length).toBeLessThanOrEqual(4 * 2 * placesOfServer * linesOfMessage);
  return { reminders: rows.length, sent: sent.length, unknown: unknown.length };
}
