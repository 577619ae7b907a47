import { Prisma } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';

/** How long a removed row can be restored; then it is purged. */
const daysKept = 30;

/** The condition of every list, total and look-up: the row has not been removed. */
export const notRemoved = { removedAt: null } as const;

/** `notRemoved` as SQL. */
export const notRemovedSql = Prisma.sql`"removedAt" IS NULL`;

/** Rows that were removed too long ago to be restored. A purged stack takes its saved tools with it. */
export const expiredRemovals: readonly Expired[] = [
  'user_subscriptions',
  'projects',
  'saved_recommendations',
  'channels',
].map((table) => ({
  table,
  key: 'id',
  where: () => Prisma.sql`"removedAt" < now() - ${daysKept} * interval '1 day'`,
}));
