import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import type { User } from '../../generated/prisma/client.ts';

/** What a limit refused in the last 24 hours. */
export interface RefusedCaller {
  limit: string;
  /** The user; null for visitors, and for a user whose account is gone. */
  user: User | null;
  /** A visitor's network without its last part; null for users and where it is unknown. */
  network: string | null;
  count: number;
  /** The beginning of the last hour in which it happened. */
  lastHour: Date;
}

/** Who was refused most in the last 24 hours; at most 50. */
export async function refusedCallers(): Promise<RefusedCaller[]> {
  const rows = await db.$queryRaw<{ limit: string; userId: number; network: string; count: number; lastHour: Date }[]>`
    SELECT "limit", "userId", network, sum(count)::integer AS count, max(hour) AS "lastHour" FROM refusals
    WHERE hour > now() - interval '24 hours'
    GROUP BY "limit", "userId", network ORDER BY count DESC, "lastHour" DESC, "limit", "userId", network LIMIT 50`;
  const users = await usersOf(rows);
  return rows.map(({ limit, userId, network, count, lastHour }) => ({
    limit,
    user: users.get(userId) ?? null,
    network: network || null,
    count,
    lastHour,
  }));
}

/** The quotas of an account's rows that administrators look at, with the tables that hold the rows. */
const quotas = {
  subscriptions: () => env.MAX_SUBSCRIPTIONS,
  stacks: () => env.MAX_STACKS,
  'access-tokens': () => env.MAX_ACCESS_TOKENS,
};

export type QuotaName = keyof typeof quotas;

/** How much of a quota an account has used. */
export interface QuotaUse {
  user: User;
  quota: QuotaName;
  rows: number;
  most: number;
}

/** The ten accounts that have used the largest part of a quota. */
export async function nearestQuotas(): Promise<QuotaUse[]> {
  // Counted in the indexes that begin with the user. What was removed in the last 30 days counts, as for the quota.
  const rows = await db.$queryRaw<{ quota: QuotaName; userId: number; rows: number }[]>`
    (SELECT 'subscriptions' AS quota, "userId", count(*)::integer AS rows FROM user_subscriptions
      GROUP BY "userId" ORDER BY rows DESC, "userId" LIMIT 10)
    UNION ALL (SELECT 'stacks', "userId", count(*)::integer AS rows FROM projects
      GROUP BY "userId" ORDER BY rows DESC, "userId" LIMIT 10)
    UNION ALL (SELECT 'access-tokens', "userId", count(*)::integer AS rows FROM access_tokens
      GROUP BY "userId" ORDER BY rows DESC, "userId" LIMIT 10)`;
  const users = await usersOf(rows);
  return rows
    .flatMap(({ userId, ...use }) => {
      const user = users.get(userId);
      return user ? { ...use, user, most: quotas[use.quota]() } : [];
    })
    .toSorted((a, b) => b.rows / b.most - a.rows / a.most)
    .slice(0, 10);
}

async function usersOf(rows: readonly { userId: number }[]): Promise<ReadonlyMap<number, User>> {
  const users = await db.user.findMany({ where: { id: { in: rows.map(({ userId }) => userId) } } });
  return new Map(users.map((user) => [user.id, user]));
}
