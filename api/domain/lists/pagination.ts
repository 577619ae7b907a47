import { Prisma } from '../../generated/prisma/client.ts';

/** What a list is ordered by; within equal values it goes by number, in the same direction. */
export interface Order {
  /** Tells its cursors from those of other orders; they are good for both directions. */
  name: string;
  /** An SQL expression over the list's rows that is never null; no user's text may be in it. */
  by: string;
  kind: keyof typeof kinds;
  direction: 'ASC' | 'DESC';
}

/** A place in an ordered list: the value that the order goes by there, as text, and the row's number. */
export interface Place {
  value: string;
  id: number;
}

/** A row of an ordered list, with the value that put it there. */
export type Placed<Row> = Row & { place: string };

/** What of a list is asked for: at most `limit` rows strictly between two places. */
export interface Page {
  order: Order;
  after: Place | undefined;
  before: Place | undefined;
  limit: number;
  /** Counted from the list's end; the rows then come in the opposite order. */
  inverted: boolean;
}

/** How values of each kind become the text of a place and SQL again, and which texts can be one. */
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
  text: {
    toText: (by: string) => `(${by})::text`,
    toSql: (value: string) => Prisma.sql`${value}::text`,
    pattern: /^[^\0]{0,400}$/su,
  },
};

/** Newest first. */
export const byCreation: Order = { name: 'CREATED_AT', by: '"createdAt"', kind: 'instant', direction: 'DESC' };

/** Whether a text can be the value of a place, so that the database can be asked about it. */
export const isPlaceOf = ({ kind }: Order, value: string): boolean =>
  kinds[kind].pattern.test(value) && value.isWellFormed();

/** The column that a page's rows carry their place in, to stand in its SELECT. */
export const placeSql = ({ by, kind }: Order) => Prisma.raw(`${kinds[kind].toText(by)} AS "place"`);

/**
 * The end of a statement that reads a page: conditions, to follow a WHERE and an AND, order and limit.
 *
 * It goes by what a cursor says rather than by the row it was made from, so a page follows on one that has lost rows.
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
