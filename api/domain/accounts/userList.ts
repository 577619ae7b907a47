import { db } from '../../database/db.ts';
import { Prisma, type User } from '../../generated/prisma/client.ts';
import { byCreation, pageSql, placeSql, type Order, type Page, type Placed } from '../lists/pagination.ts';
import { containsSql } from '../lists/search.ts';

/** When somebody last signed in, as the index on it has it: who never did comes before all others. */
export const lastLoginSql = `coalesce("lastLogin", 'epoch'::timestamptz)`;

export const userOrders = {
  CREATED_AT: byCreation,
  USERNAME: { name: 'USERNAME', by: 'lower("username")', kind: 'text' },
  EMAIL: { name: 'EMAIL', by: 'lower("email")', kind: 'text' },
  LAST_LOGIN: { name: 'LAST_LOGIN', by: lastLoginSql, kind: 'instant' },
} satisfies Record<string, Omit<Order, 'direction'>>;

/**
 * A page of the users whose username or email contains a text.
 *
 * Three letters in a row and more are found by the trigram index, and what is found is sorted. Fewer are looked for in
 * the page's order, which ends soon when they are common and else passes over the whole table once.
 */
export const usersOn = (page: Page, search: string | null | undefined) =>
  db.$queryRaw<Placed<User>[]>`
    SELECT *, ${placeSql(page.order)} FROM (
      SELECT * FROM "users" WHERE ${searchSql(search)} ${isIndexed(search) ? separately : Prisma.empty}
    ) AS "users" WHERE ${pageSql(page)}`;

/** Keeps the planner from looking for them in the page's order, which it often takes for shorter than it is. */
const separately = Prisma.sql`OFFSET 0`;

const isIndexed = (search: string | null | undefined) => /[\p{L}\p{N}]{3}/u.test(search ?? '');

/** How many users have a text in their username or email. */
export async function countUsers(search: string | null | undefined): Promise<number> {
  const [counted] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::integer AS "count" FROM "users" WHERE ${searchSql(search)}`;
  return counted.count;
}

/** The users with these ids, by id. */
export async function usersById(ids: readonly number[]): Promise<ReadonlyMap<number, User>> {
  const users = await db.$queryRaw<User[]>`SELECT * FROM "users" WHERE "id" = ANY(${ids}::integer[])`;
  return new Map(users.map((user) => [user.id, user]));
}

const searchSql = (search: string | null | undefined): Prisma.Sql => containsSql(['"username"', '"email"'], search);
