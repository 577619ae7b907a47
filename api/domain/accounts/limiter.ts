import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { db } from '../../database/db.ts';
import { TooManyRequestsError } from '../../errors.ts';
import type { ErrorCode } from '../../errorTexts.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Queries the limiter's table through Prisma, which works with both kinds of database. */
const storeClient = {
  async query({ text, values }: { text: string; values: unknown[] }) {
    const rows = await db.$queryRawUnsafe<{ points: number; expire: bigint }[]>(text, ...values);
    return { rowCount: rows.length, rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) })) };
  },
};

/** Allows `points` attempts in `duration` seconds; the window starts with the first attempt. */
export function limiter(keyPrefix: string, points: number, duration: number) {
  return new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    clearExpiredByTimeout: false,
  });
}

export async function take(limiter: RateLimiterPostgres, key: string, code?: ErrorCode): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyRequestsError(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), code, limiter.keyPrefix);
  }
}

/** Counters whose window has ended; an hour late, because the clocks of several servers may differ. */
export const expiredLimits: Expired = {
  table: 'rate_limits',
  key: 'key',
  where: () => Prisma.sql`expire < ${Date.now() - hour * 1000}::bigint`,
};
