import type { Prisma } from '../generated/prisma/client.ts';
import { db } from './db.ts';

/** Each name is a row that a migration has made; a lock without a row would lock nothing. */
export const lockNames = ['administrators'] as const;

/**
 * Waits for a turn that lasts until the end of the transaction; to be run as its first statement.
 *
 * A row rather than an advisory lock: poolers and databases that speak like PostgreSQL have rows, too.
 */
export const takeTurn = (
  name: (typeof lockNames)[number],
  client: Pick<typeof db, '$executeRaw'> = db,
): Prisma.PrismaPromise<number> => client.$executeRaw`SELECT FROM locks WHERE name = ${name} FOR UPDATE`;
