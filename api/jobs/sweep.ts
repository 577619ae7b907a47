import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { log } from '../log.ts';
import { hourMs, type Job } from './job.ts';

/** The rows of a table that can be deleted. */
export interface Expired {
  table: string;
  /** The column that identifies a row. */
  key: string;
  /** The condition that those rows meet now. */
  where(): Prisma.Sql;
}

/** The most rows that one statement deletes: a longer statement would block others and run into its time limit. */
export const mostSwept = 10_000;

/** Deletes expired rows every hour. */
export const sweepJob = (everything: readonly Expired[]): Job => ({
  name: 'sweep',
  everyMs: hourMs,
  retryMs: 60_000,
  async run({ signal }) {
    for (const expired of everything) {
      for (let isMore = true; isMore;) {
        signal.throwIfAborted();
        const rows = await sweep(expired);
        if (rows > 0) log.info({ table: expired.table, rows }, 'swept');
        isMore = rows === mostSwept;
      }
    }
  },
});

function sweep({ table, key, where }: Expired): Promise<number> {
  const [rows, id, isExpired] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${key}"`), where()];
  // The condition is checked again for each row, so that a row renewed meanwhile stays. It is an array because the
  // planner would read the whole table for a list.
  return db.$executeRaw`
    DELETE FROM ${rows} WHERE ${isExpired}
      AND ${id} = ANY(ARRAY(SELECT ${id} FROM ${rows} WHERE ${isExpired} LIMIT ${mostSwept}))`;
}
