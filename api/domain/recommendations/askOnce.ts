import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { db } from '../../database/db.ts';
import { ProviderError, TooManyRequestsError } from '../../errors.ts';
import type { Project, Suite } from '../../finder/recommend.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { log } from '../../log.ts';
import { digestOf, keptSuite } from './keptSuites.ts';

/** How long a server that has ended keeps others from asking, and how often one that asks renews its claim. */
const leaseMs = 6_000;
const renewMs = 2_000;
/** How often a server looks for the answer that another one is waiting for, and for how long: as long as a call may take. */
const pollMs = 200;
const longestWaitMs = 20_000;

interface Asked {
  suite: Suite;
  /** Whether it is the answer to somebody else's question. */
  isKept: boolean;
}

/** What this server is asking, by the question's digest. */
const underWay = new Map<string, { asked: Promise<Asked>; signal: AbortSignal }>();

/**
 * Takes the kept answer to a question, waits for whoever is asking it, on this server or another, or else asks it. When they
 * leave, or may not ask, the next of those who wait asks.
 *
 * @param ask asks, and keeps the answer
 */
export async function askOnce(project: Project, ask: () => Promise<Suite>, signal: AbortSignal): Promise<Asked> {
  const digest = digestOf(project);
  for (;;) {
    const kept = await keptSuite(project);
    if (kept) return { suite: kept, isKept: true };
    const other = underWay.get(digest);
    if (!other) break;
    try {
      return { ...(await orAborted(other.asked, signal)), isKept: true };
    } catch (error) {
      signal.throwIfAborted();
      if (!other.signal.aborted && !(error instanceof TooManyRequestsError)) throw error;
    }
  }
  const asked = askAlone(digest, project, ask, signal);
  underWay.set(digest, { asked, signal });
  return asked.finally(() => underWay.delete(digest));
}

function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason as Error);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', stop));
}

/** Asks as the only server; takes the answer of another if it comes first. */
async function askAlone(
  digest: string,
  project: Project,
  ask: () => Promise<Suite>,
  signal: AbortSignal,
): Promise<Asked> {
  const id = randomUUID();
  const start = performance.now();
  while (!(await claim(digest, id))) {
    if (performance.now() - start > longestWaitMs) throw new ProviderError('provider_unavailable', true);
    await setTimeout(pollMs, undefined, { signal });
    const kept = await keptSuite(project);
    if (kept) return { suite: kept, isKept: true };
  }
  const renewing = setInterval(() => void claim(digest, id).catch(() => undefined), renewMs);
  try {
    // Another may have kept its answer just before this claim.
    const kept = await keptSuite(project);
    return kept ? { suite: kept, isKept: true } : { suite: await ask(), isKept: false };
  } finally {
    clearInterval(renewing);
    await release(digest, id);
  }
}

/** Claims a question, or renews the claim; false while another server has it. */
async function claim(digest: string, id: string): Promise<boolean> {
  const rows = await db.$executeRaw`
    INSERT INTO questions_under_way (digest, claim, "leaseUntil")
    VALUES (${digest}, ${id}::uuid, now() + ${leaseMs}::integer * interval '1 millisecond')
    ON CONFLICT (digest) DO UPDATE SET claim = excluded.claim, "leaseUntil" = excluded."leaseUntil"
    WHERE questions_under_way.claim = excluded.claim OR questions_under_way."leaseUntil" < now()`;
  return rows > 0;
}

/** If this fails, the claim ends with its lease. */
async function release(digest: string, claim: string): Promise<void> {
  await db.questionUnderWay
    .deleteMany({ where: { digest, claim } })
    .catch((error: unknown) => log.warn({ err: error }, 'a question was not released'));
}

export const expiredQuestions: Expired = {
  table: 'questions_under_way',
  key: 'digest',
  where: () => Prisma.sql`"leaseUntil" < now()`,
};
