/** Work that one server of many does once a day. */
import { db } from '../database/db.ts';

export const hourMs = 3_600_000;
/** A little less than a day, or hourly checks would begin an hour later every day. */
export const dayMs = 23.5 * hourMs;

/** Any number: all that matters is that every server takes the same one. */
const jobLock = 7_206_511_285;

/**
 * Whether this server is the one to do a job now; no other is given it within the hour. The lock is held only to look and to
 * write down that somebody is at it: working inside a transaction would hold up a whole embedded database.
 */
export function claim(job: string): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const [lock] = await transaction.$queryRaw<{ taken: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(${jobLock}::bigint) AS taken`;
    if (!lock?.taken) return false;
    const last = await transaction.rateLimit.findUnique({ where: { key: job } });
    if (last?.expire && last.expire > Date.now()) return false;
    await postpone(job, hourMs, transaction);
    return true;
  });
}

/** Lets nobody do a job for a while, as it has been done. */
export async function postpone(job: string, ms: number, client: Pick<typeof db, 'rateLimit'> = db): Promise<void> {
  const expire = Date.now() + ms;
  await client.rateLimit.upsert({ where: { key: job }, create: { key: job, points: 1, expire }, update: { expire } });
}

/**
 * Runs something at once and then every hour.
 *
 * @returns what stops it, and resolves when nothing is under way any more
 */
export function everyHour(run: (signal: AbortSignal) => Promise<unknown>): () => Promise<void> {
  const stopping = new AbortController();
  let underWay = run(stopping.signal);
  const timer = setInterval(() => (underWay = run(stopping.signal)), hourMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await underWay;
  };
}
