import { Prisma } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';

/** How long what was removed can be restored; then it is purged. */
const daysKept = 30;

/** What every list, total and look-up asks of a row: that its owner has not removed it. */
export const notRemoved = { removedAt: null } as const;

/** The same in a statement. */
export const notRemovedSql = Prisma.sql`"removedAt" IS NULL`;

/** What was removed too long ago to be restored. What is saved to a stack goes with it. */
export const expiredRemovals: readonly Expired[] = ['user_subscriptions', 'projects', 'saved_recommendations'].map(
  (table) => ({
    table,
    key: 'id',
    where: () => Prisma.sql`"removedAt" < now() - ${daysKept} * interval '1 day'`,
  }),
);
