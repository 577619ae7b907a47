import { Prisma } from '../../generated/prisma/client.ts';

/** How a list is ordered; rows with equal values are ordered by id, in the same direction. */
export interface Order {
  /** Part of a cursor, to tell it from cursors of other orders; a cursor is valid in both directions. */
  name: string;
  /** An SQL expression over the list's rows that is never null; no user's text may be in it. */
  by: string;
  /** A JOIN of what it needs beside the list's rows. */
  join?: string;
  kind: keyof typeof kinds;
  direction: 'ASC' | 'DESC';
}

/** A place in an ordered list: the row's sort value as text, and its id. */
export interface Place {
  value: string;
  id: number;
}

/** A row of an ordered list, with its sort value. */
export type Placed<Row> = Row & { place: string };

/** The part of a list that is requested: at most `limit` rows strictly between two places. */
export interface Page {
  order: Order;
  after: Place | undefined;
  before: Place | undefined;
  limit: number;
  /** Counted from the list's end; the rows then come in the opposite order. */
  inverted: boolean;
}

/** How values of each kind are converted to text and back to SQL, and which texts are valid. */
const kinds = {
  /** Milliseconds since 1970. */
  instant: {
    toText: (by: string) => `(extract(epoch FROM ${by}) * 1000)::bigint::text`,
    toSql: (value: string) => Prisma.sql`${new Date(Number(value))}::timestamptz`,
    pattern: /^\d{1,14}$/,
  },
  number: {
    toText: (by: string) => `(${by})::text`,
    toSql: (value: string) => Prisma.sql`${value}::text::numeric`,
    pattern: /^-?\d{1,30}(\.\d{1,30})?$/,
  },
  float: {
    toText: (by: string) => `(${by})::text`,
    toSql: (value: string) => Prisma.sql`${value}::text::float8`,
    pattern: /^-?\d{1,30}(\.\d{1,30})?(e[+-]\d{1,2})?$/,
  },
  text: {
    toText: (by: string) => `(${by})::text`,
    toSql: (value: string) => Prisma.sql`${value}::text`,
    pattern: /^[^\0]{0,400}$/su,
  },
};

/** Newest first. */
export const byCreation: Order = { name: 'CREATED_AT', by: '"createdAt"', kind: 'instant', direction: 'DESC' };

/** Whether a text is a valid value for a place, so that the query cannot fail on it. */
export const isPlaceOf = ({ kind }: Order, value: string): boolean =>
  kinds[kind].pattern.test(value) && value.isWellFormed();

/** The column with a row's place, for the SELECT of a page. */
export const placeSql = ({ by, kind }: Order) => Prisma.raw(`${kinds[kind].toText(by)} AS "place"`);

/** What the order needs after the list's table in FROM. */
export const joinSql = ({ join = '' }: Order) => Prisma.raw(join);

/**
 * The end of a statement that reads a page: conditions (to follow WHERE … AND), order and limit.
 *
 * It compares with the cursor's values and not with the row that it was made from, so a page can follow a deleted row.
 */
export function pageSql({ order, after, before, limit, inverted }: Page): Prisma.Sql {
  const isAscending = (order.direction === 'ASC') !== inverted;
  const direction = Prisma.raw(isAscending ? 'ASC' : 'DESC');
  const [later, earlier] = order.direction === 'ASC' ? (['>', '<'] as const) : (['<', '>'] as const);
  return Prisma.sql`
    ${after ? besideSql(order, later, after) : Prisma.sql`TRUE`}
    AND ${before ? besideSql(order, earlier, before) : Prisma.sql`TRUE`}
    ORDER BY ${Prisma.raw(order.by)} ${direction}, "id" ${direction} LIMIT ${limit}`;
}

const besideSql = ({ by, kind }: Order, comparison: '<' | '>', { value, id }: Place) =>
  Prisma.sql`(${Prisma.raw(by)}, "id") ${Prisma.raw(comparison)} (${kinds[kind].toSql(value)}, ${id}::bigint)`;
