import { db } from '../../database/db.ts';
import { Prisma, type User } from '../../generated/prisma/client.ts';
import { byCreation, pageSql, placeSql, type Order, type Page, type Placed } from '../lists/pagination.ts';
import { containsSql } from '../lists/search.ts';

/** The last sign-in as its index has it; users who never signed in come before all others. */
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
 * A search of three or more consecutive letters uses the trigram index, and its matches are sorted. A shorter one scans
 * in the page's order, which stops early when matches are common and otherwise reads the whole table once.
 */
export const usersOn = (page: Page, search: string | null | undefined) =>
  db.$queryRaw<Placed<User>[]>`
    SELECT *, ${placeSql(page.order)} FROM (
      SELECT * FROM "users" WHERE ${searchSql(search)} ${isIndexed(search) ? separately : Prisma.empty}
    ) AS "users" WHERE ${pageSql(page)}`;

/** Keeps the planner from scanning in the page's order, whose cost it often underestimates. */
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
