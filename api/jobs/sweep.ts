import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { log } from '../log.ts';
import { hourMs, type Job } from './job.ts';

/** The rows of a table that are worth nothing any more. */
export interface Expired {
  table: string;
  /** The column that tells its rows apart. */
  key: string;
  /** What is true of those rows now. */
  where(): Prisma.Sql;
}

/** No statement deletes more, as a long one would hold others up and be ended by its time limit. */
export const mostSwept = 10_000;

/** Deletes every hour what has expired. */
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
  // Asked of each row once more, as one that was renewed meanwhile stays. An array, as the planner would read the whole table
  // for a list.
  return db.$executeRaw`
    DELETE FROM ${rows} WHERE ${isExpired}
      AND ${id} = ANY(ARRAY(SELECT ${id} FROM ${rows} WHERE ${isExpired} LIMIT ${mostSwept}))`;
}
