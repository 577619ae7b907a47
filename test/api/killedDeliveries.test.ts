import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { hashToken } from '../../api/domain/accounts/sessions.ts';
import { seal } from '../../api/domain/accounts/sealing.ts';
import { env } from '../../api/env.ts';
import { sessionCookie } from '../../api/viewer/sessionCookie.ts';
import { newDatabase, runIn } from '../support/newDatabase.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { startMailServer } from '../support/smtp.ts';

const { SECRET_KEY } = env;
afterEach(() => void Object.assign(env, { SECRET_KEY }));

const total = 200;
/** How many one server sends at once. */
const places = 20;

interface Delivery {
  title: string;
  state: string;
}

/** A receiver of webhooks that takes its time, and how often it has got each title. */
async function slowReceiver() {
  const got: string[] = [];
  const sink = createServer(async (request, response) => {
    const { title } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Delivery;
    got.push(title);
    setTimeout(() => response.end(), 100);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void sink.close());
  await once(sink, 'listening');
  return { got, host: `127.0.0.1:${(sink.address() as AddressInfo).port}` };
}

/** Every delivery of the user, read from a server. */
async function logOf(server: RunningServer, cookie: string): Promise<Delivery[]> {
  const all: Delivery[] = [];
  for (let path: string | undefined = '/api/deliveries'; path;) {
    const answer: Response = await fetch(server.url + path, { headers: { cookie } });
    all.push(...((await answer.json()) as Delivery[]));
    path = /<(.*)>/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return all;
}

it('reminders arrive once each, though a server is killed and the mail server dies in the middle', async () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  Object.assign(env, { SECRET_KEY: [key] });
  const [where, { got, host }, mailServer] = [await newDatabase(), await slowReceiver(), await startMailServer()];
  const target = await seal(JSON.stringify({ url: `http://${host}/` }), 'channels of 1');
  const token = 'a session of the test';
  for (const sql of [
    `INSERT INTO users (id, username, email, password) VALUES (1, 'ada', 'ada@example.com', 'none')`,
    `INSERT INTO sessions ("userId", "tokenHash") VALUES (1, '${hashToken(token)}')`,
    `INSERT INTO channels (id, "userId", name, shape, host, "sealedTarget") VALUES (1, 1, 'Hook', 'json', '${host}', '${target}')`,
  ])
    await runIn(where, sql);
  const enqueue = () =>
    runIn(
      where,
      `WITH fresh AS (
         INSERT INTO deliveries ("userId", key, channel, "channelName", message, "jobId")
         SELECT 1, n::text, CASE WHEN n % 4 = 0 THEN 'email' ELSE '1' END, 'x',
           json_build_object('title', 'no ' || n, 'day', '2026-12-01', 'lines', json_build_array())::text,
           nextval('jobs_id_seq')
         FROM generate_series(1, ${total}) AS n RETURNING "jobId"
       ) INSERT INTO jobs (id, name, "dueAt") SELECT "jobId", 'delivery', now() FROM fresh`,
    );
  const settings = {
    ...where,
    SECRET_KEY: key,
    WEBHOOK_PRIVATE_HOSTS: host,
    SMTP_URL: mailServer.url,
    RATE_LIMITS: 'off',
  };
  // Two servers share a PostgreSQL; the embedded one has a server at a time, and nobody else reaches it meanwhile.
  const isShared = 'DATABASE_URL' in where;
  if (!isShared) await enqueue();
  const first = await startServer(settings);
  const second = isShared ? await startServer(settings) : undefined;
  if (isShared) await enqueue();

  await expect.poll(() => got.length, { interval: 2 }).toBeGreaterThan(total / 8);
  first.process.kill('SIGKILL');
  await first.exited;
  mailServer.sockets.forEach((socket) => socket.destroy());
  // As if the lease of what it held had ended.
  await runIn(where, `UPDATE jobs SET "dueAt" = now() WHERE name = 'delivery'`);
  const last = second ?? (await startServer(settings));

  const cookie = `${sessionCookie}=${token}`;
  const read = async () =>
    (await logOf(last, cookie)).filter(({ state }) => state === 'waiting' || state === 'sending');
  await expect.poll(read, { timeout: 100_000, interval: 200 }).toEqual([]);
  const log = await logOf(last, cookie);
  last.process.kill('SIGTERM');
  expect(await last.exited).toBe(0);

  const mailed = mailServer.mails.map(({ headers }) => /^Subject: (.*)\r$/m.exec(headers)![1]!);
  const arrived = [...got, ...mailed];
  expect(arrived.length).toBe(new Set(arrived).size);
  const withState = (wanted: string) => log.filter(({ state }) => state === wanted).map(({ title }) => title);
  const [delivered, unknown] = [withState('delivered'), withState('unknown')];
  expect(delivered.length + unknown.length).toBe(total);
  expect(delivered.filter((title) => !arrived.includes(title))).toEqual([]);
  // What the killed server held, and what the mail server had in hand.
  expect(unknown.length).toBeLessThanOrEqual(3 * places);
  expect(unknown.length).toBeGreaterThan(0);
});
