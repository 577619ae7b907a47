import { Prisma } from '../generated/prisma/client.ts';

/** A place in a list that is ordered by time and, within a millisecond, by number. */
export interface Place {
  createdAt: Date;
  id: number;
}

/** What of a list is asked for: at most `limit` rows strictly between two places. */
export interface Page {
  after: Place | undefined;
  before: Place | undefined;
  limit: number;
  /** Counted from the list's end; the rows then come in the opposite order. */
  inverted: boolean;
}

/**
 * The end of a statement that reads a page: conditions, to follow a WHERE and an AND, order and limit.
 *
 * It goes by what a cursor says rather than by the row it was made from, so a page follows on one that has lost rows.
 */
export function pageSql({ after, before, limit, inverted }: Page, order: 'newest first' | 'oldest first'): Prisma.Sql {
  const newestFirst = order === 'newest first';
  const direction = Prisma.raw(newestFirst === inverted ? 'ASC' : 'DESC');
  return Prisma.sql`
    ${after ? placeSql(newestFirst ? '<' : '>', after) : Prisma.sql`TRUE`}
    AND ${before ? placeSql(newestFirst ? '>' : '<', before) : Prisma.sql`TRUE`}
    ORDER BY "createdAt" ${direction}, "id" ${direction} LIMIT ${limit}`;
}

const placeSql = (comparison: '<' | '>', { createdAt, id }: Place) =>
  Prisma.sql`("createdAt", "id") ${Prisma.raw(comparison)} (${createdAt}::timestamptz, ${id}::bigint)`;
