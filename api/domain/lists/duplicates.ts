import { DuplicateError, type Duplicate } from '../../errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { notRemovedSql } from './removal.ts';

/** What becomes of a name that is there already. */
export interface DuplicateRule {
  /** Whether it is refused; otherwise it is there twice from then on. */
  refuseDuplicates: boolean;
}

/** White space of every kind that people paste; `\s` alone leaves out what is not ASCII in some databases. */
const whiteSpace = String.raw`[\s\u00a0\u2000-\u200a\u202f\u3000]+`;

/** What a name is compared by: case and the amount of white space make no other name of it. */
const sameSql = (name: Prisma.Sql) => Prisma.sql`lower(btrim(regexp_replace(${name}, ${whiteSpace}, ' ', 'g')))`;

/**
 * Sees that none of these names is in a list. Whoever saves to it next must have waited for a turn in this transaction, or
 * two at once would both find nothing.
 *
 * @param list a table with a condition, as SQL; what was removed from it is not looked at
 * @throws DuplicateError when one of them is.
 */
export async function refuseDuplicates(...[client, names, list]: Parameters<typeof duplicatesIn>): Promise<void> {
  const duplicates = await duplicatesIn(client, names, list);
  if (duplicates.length > 0) throw new DuplicateError(duplicates);
}

/** Which of these names are in a list; see `refuseDuplicates`. */
export const duplicatesIn = (
  client: Pick<Prisma.TransactionClient, '$queryRaw'>,
  names: readonly string[],
  list: Prisma.Sql,
): Promise<Duplicate[]> =>
  client.$queryRaw<Duplicate[]>`
    SELECT DISTINCT ON (given.place) held.name, given.name AS given
    FROM unnest(${names}::text[]) WITH ORDINALITY AS given (name, place)
    JOIN (SELECT id, name FROM ${list} AND ${notRemovedSql}) AS held
      ON ${sameSql(Prisma.sql`held.name`)} = ${sameSql(Prisma.sql`given.name`)}
    ORDER BY given.place, held.id`;
