import { db } from '../../database/db.ts';

/** So many tries in so many seconds; the time begins with the first. */
export interface TryLimit {
  name: string;
  points: number;
  seconds: number;
}

/** A limit, and whom it counts. */
export interface Counter {
  limit: TryLimit;
  key: string;
}

/** A counter after a try, which counts. */
export interface Counted extends Counter {
  count: number;
  msLeft: number;
}

const rowOf = ({ limit, key }: Counter) => `${limit.name}:${key}`;

/**
 * Counts a try, in one statement that other tries wait for.
 *
 * @param counters each is counted
 * @param unlessKnown these are counted too, unless there is a mark
 */
export async function countTry(
  counters: readonly Counter[],
  unlessKnown: readonly Counter[] = [],
  mark = '',
): Promise<Counted[]> {
  const all = [...counters, ...unlessKnown];
  const now = Date.now();
  const keys = all.map(rowOf);
  const ends = all.map(({ limit }) => now + limit.seconds * 1_000);
  const rows = await db.$queryRaw<{ key: string; points: number; expire: bigint }[]>`
    INSERT INTO rate_limits AS held (key, points, expire)
    SELECT given.key, 1, given.expire
    FROM unnest(${keys}::text[], ${ends}::bigint[]) WITH ORDINALITY AS given (key, expire, place)
    WHERE place <= ${counters.length}::integer
      OR NOT EXISTS (SELECT FROM rate_limits WHERE key = ${mark} AND expire > ${now}::bigint)
    ORDER BY given.key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN held.expire > ${now}::bigint THEN held.points + 1 ELSE 1 END,
      expire = CASE WHEN held.expire > ${now}::bigint THEN held.expire ELSE excluded.expire END
    RETURNING key, points, expire`;
  return all.flatMap((counter) => {
    const row = rows.find(({ key }) => key === rowOf(counter));
    return row ? { ...counter, count: row.points, msLeft: Number(row.expire) - now } : [];
  });
}

/** Gives tries back, and sets a mark if there is one, in one statement. */
export async function giveBack(counters: readonly Counter[], mark?: { key: string; seconds: number }): Promise<void> {
  const keys = counters.map(rowOf);
  const marks = mark ? [mark.key] : [];
  const end = Date.now() + (mark?.seconds ?? 0) * 1_000;
  // Rows are locked in the order of their keys, as in `countTry`, or two tries could wait for each other.
  await db.$executeRaw`
    WITH held AS (SELECT key FROM rate_limits WHERE key = ANY(${keys}::text[]) ORDER BY key FOR UPDATE),
    given AS (
      UPDATE rate_limits SET points = points - 1 FROM held WHERE rate_limits.key = held.key
    )
    INSERT INTO rate_limits (key, points, expire) SELECT mark, 1, ${end}::bigint FROM unnest(${marks}::text[]) AS mark
    ON CONFLICT (key) DO UPDATE SET expire = excluded.expire`;
}
