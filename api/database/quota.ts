import { Prisma } from '../generated/prisma/client.ts';

/**
 * The condition for inserting a row: its owner has fewer than they may have. Others that insert for this owner wait for the
 * end of the transaction, so that together they stay within the quota (docs/decisions/026-quotas-in-the-database.md). The
 * functions are in the migrations `quotas`, `payments` and `advice`.
 */
export const hasRoomSql = (
  kind: 'subscription' | 'stack' | 'answer' | 'payment' | 'decision',
  userId: number,
  most: number,
): Prisma.Sql =>
  Prisma.sql`CASE WHEN lock_user(${userId}::integer) IS NOT NULL
    THEN ${Prisma.raw(`has_room_for_${kind}`)}(${userId}::integer, ${most}::integer) ELSE TRUE END`;
