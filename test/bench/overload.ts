/** What a server does with three times as much as it can do. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Flood, Outcome } from './flood.ts';

const script = fileURLToPath(new URL('flood.ts', import.meta.url));

async function floodWith(flood: Flood): Promise<Outcome> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(flood)]);
  return JSON.parse(stdout) as Outcome;
}

/** As many clients as keep the server busy without making each other late. */
const fewClients = 16;
const ms = 10_000;

/**
 * Measures the best throughput, then three times that many requests a second, then many clients at once, each for ten
 * seconds.
 *
 * @param question the request, by somebody who is signed in
 * @param tell is called with each line of figures
 */
export async function measureOverload(
  question: Pick<Flood, 'url' | 'path' | 'body' | 'cookie'>,
  tell: (what: string, aim: string, figures: string) => void,
): Promise<void> {
  await floodWith({ ...question, ms: 2_000, clients: fewClients }); // warms up
  const best = await floodWith({ ...question, ms, clients: fewClients });
  const perSecond = (count: number) => Math.round((count * 1_000) / ms);
  const rate = perSecond(best.inTime + best.late);
  tell('best throughput, 16 clients', '', `${rate} a second, 99% within ${best.answeredMs[1]} ms`);
  const aim = '80% within 1 s, normal after 2 s';
  for (const [what, load] of [
    ['three times as many requests', { perSecond: rate * 3 }],
    ['300 clients at once', { clients: 300 }],
  ] as const) {
    const { inTime, late, shed, shedMs, answeredMs, failed, healthMs, normalAfterMs } = await floodWith({
      ...question,
      ms,
      ...load,
    });
    tell(
      what,
      aim,
      `${Math.round((perSecond(inTime) / rate) * 100)}% of the best within 1 s (median ${answeredMs[0]} ms), ${late} later, ` +
        `${shed} shed within ${shedMs[1]} ms, ${failed} failed, /healthz ${healthMs} ms, normal after ${normalAfterMs} ms`,
    );
  }
}
