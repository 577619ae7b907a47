/** Sends the same request again and again and says what it took. */
import { Agent, request } from 'node:http';
import type { Measured } from './process.ts';

export interface Question {
  server: Measured;
  path: string;
  body?: string;
  /** Makes another body for every request, in the place of the same one. */
  next?: () => string;
  cookie?: string;
}

/** What one request took, in microseconds. */
export interface Cost {
  /** From sending it to the last byte of its answer, one request at a time. */
  time: number;
  /** The server's processor time. */
  cpu: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The answer's body; a status other than 200 is an error. */
export function ask({ server, path, body = '', next = () => body, cookie }: Question): Promise<string> {
  const text = next();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(cookie && { cookie }),
  };
  const sent = request(`${server.url}${path}`, { method: 'POST', headers, agent }, (answer) => {
    let answered = '';
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => (answered += chunk));
    answer.on('end', () => (answer.statusCode === 200 ? resolve(answered) : reject(new Error(answered))));
  });
  sent.on('error', reject);
  sent.end(text);
  return promise;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function round(question: Question, times: number): Promise<Cost> {
  const before = await question.server.cpuMicros();
  const each: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await ask(question);
    each.push((performance.now() - start) * 1_000);
  }
  return { time: median(each), cpu: ((await question.server.cpuMicros()) - before) / times };
}

/** Measures two questions in turns, so that what else the machine does falls on both: the median of the rounds. */
export async function compare(
  one: Question,
  other: Question,
  { rounds = 7, times = 200 } = {},
): Promise<readonly [Cost, Cost]> {
  const costs: [Cost[], Cost[]] = [[], []];
  for (const question of [one, other]) await round(question, 2 * times); // warms up
  for (let i = 0; i < rounds; i++) {
    costs[0].push(await round(one, times));
    costs[1].push(await round(other, times));
  }
  const middle = (list: Cost[]): Cost => ({
    time: median(list.map(({ time }) => time)),
    cpu: median(list.map(({ cpu }) => cpu)),
  });
  return [middle(costs[0]), middle(costs[1])];
}
