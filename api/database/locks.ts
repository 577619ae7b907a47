import type { Prisma } from '../generated/prisma/client.ts';
import { db } from './db.ts';

/** Each name is a row that a migration has made; a lock without a row would lock nothing. */
export const lockNames = ['administrators'] as const;

/**
 * Waits for a lock that is held until the end of the transaction. Run it as the transaction's first statement.
 *
 * It is a row lock rather than an advisory lock, because it also works behind poolers and in databases that only speak
 * PostgreSQL's protocol.
 */
export const takeTurn = (
  name: (typeof lockNames)[number],
  client: Pick<typeof db, '$executeRaw'> = db,
): Prisma.PrismaPromise<number> => client.$executeRaw`SELECT FROM locks WHERE name = ${name} FOR UPDATE`;

/** The same among the transactions of one user; what only points at the user, such as a new session, waits for none. */
export const takeTurnOf = (userId: number, client: Pick<typeof db, '$executeRaw'>): Prisma.PrismaPromise<number> =>
  client.$executeRaw`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
