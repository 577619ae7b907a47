/**
 * Sends requests from a process of its own, so that they cost the server nothing but their answers:
 * `node test/bench/flood.ts '{"url":…}'` prints what came of them as one line of JSON.
 */
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface Flood {
  url: string;
  path: string;
  body: string;
  cookie: string;
  ms: number;
  /** So many clients that each send a request after the other (closed), or so many requests a second (open). */
  clients?: number;
  perSecond?: number;
}

/** What became of the requests. */
export interface Outcome {
  sent: number;
  /** Answered with 200 within a second, and later. */
  inTime: number;
  late: number;
  /** Refused with 503 and Retry-After, with the 50th and 99th percentile of the wait in milliseconds. */
  shed: number;
  shedMs: [number, number];
  answeredMs: [number, number];
  /** Anything else. */
  failed: number;
  /** The 99th percentile of /healthz, asked ten times a second. */
  healthMs: number;
  /** From the end of the flood until a request takes less than 200 ms again. */
  normalAfterMs: number;
}

const flood = JSON.parse(process.argv[2]!) as Flood;
const agent = new Agent({ keepAlive: true, maxSockets: flood.clients ?? 2_000 });
const headers = {
  'content-type': 'application/json',
  cookie: flood.cookie,
  'content-length': Buffer.byteLength(flood.body),
};

function ask(
  method = 'POST',
  path = flood.path,
  agentOf: Agent | undefined = agent,
): Promise<{ status: number; ms: number; retryAfter: boolean }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter = false) => resolve({ status, ms: performance.now() - start, retryAfter });
    const sent = request(
      `${flood.url}${path}`,
      { method, headers: method === 'POST' ? headers : {}, agent: agentOf },
      (answer) => {
        answer.resume();
        answer.once('close', () => done(answer.complete ? answer.statusCode! : 0, 'retry-after' in answer.headers));
      },
    );
    sent.once('error', () => done(0));
    sent.end(method === 'POST' ? flood.body : undefined);
  });
}

const percentile = (values: number[], part: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0);

const answers: Awaited<ReturnType<typeof ask>>[] = [];
const end = performance.now() + flood.ms;
const isOver = () => performance.now() >= end;

async function client(): Promise<void> {
  while (!isOver()) {
    const answer = await ask();
    answers.push(answer);
    // A client that is refused comes back, sooner than Retry-After asks.
    if (answer.status !== 200) await setTimeout(500);
  }
}

async function openLoop(perSecond: number): Promise<void> {
  const start = performance.now();
  const pending: Promise<unknown>[] = [];
  for (let sent = 0; !isOver();) {
    for (; sent < ((performance.now() - start) / 1_000) * perSecond; sent++)
      pending.push(ask().then((answer) => answers.push(answer)));
    await setTimeout(5);
  }
  await Promise.all(pending);
}

const health: number[] = [];
async function watchHealth(): Promise<void> {
  const own = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!isOver()) {
    const { status, ms } = await ask('GET', '/healthz', own);
    health.push(status === 200 ? ms : Infinity);
    await setTimeout(100);
  }
}

const { promise: recovered, resolve: recover } = Promise.withResolvers<number>();
const watch = watchHealth();
const load = flood.clients ? Promise.all(Array.from({ length: flood.clients }, client)) : openLoop(flood.perSecond!);
await setTimeout(flood.ms);
const over = performance.now();
void (async () => {
  const own = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const { status, ms } = await ask('POST', flood.path, own);
    if (status === 200 && ms < 200) return recover(performance.now() - over);
    await setTimeout(20);
  }
})();
const normalAfterMs = Math.round(await recovered);
await Promise.all([load, watch]);

const answered = answers.filter(({ status }) => status === 200);
const shed = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter);
const timesOf = (list: { ms: number }[]): [number, number] =>
  [0.5, 0.99].map((part) =>
    percentile(
      list.map(({ ms }) => ms),
      part,
    ),
  ) as [number, number];
console.log(
  JSON.stringify({
    sent: answers.length,
    inTime: answered.filter(({ ms }) => ms <= 1_000).length,
    late: answered.filter(({ ms }) => ms > 1_000).length,
    shed: shed.length,
    shedMs: timesOf(shed),
    answeredMs: timesOf(answered),
    failed: answers.length - answered.length - shed.length,
    healthMs: percentile(health, 0.99),
    normalAfterMs,
  } satisfies Outcome),
);
process.exit();
