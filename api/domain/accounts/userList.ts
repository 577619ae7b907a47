import { userStatusNames, type UserStatus } from '../../../common/userStatuses.ts';
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

/** Which users are listed: all, unless they are searched for or have to be in a status. */
export interface UserFilter {
  /** Part of a username or an email. */
  search?: string | null | undefined;
  status?: UserStatus | null | undefined;
}

const hasSecondFactorSql = Prisma.sql`(EXISTS (SELECT FROM authenticators WHERE "userId" = "users"."id")
  OR EXISTS (SELECT FROM passkeys WHERE "userId" = "users"."id"))`;

const statusConditions: Record<UserStatus, Prisma.Sql> = {
  administrator: Prisma.sql`"isAdmin"`,
  user: Prisma.sql`NOT "isAdmin"`,
  disabled: Prisma.sql`"disabledAt" IS NOT NULL`,
  'never-signed-in': Prisma.sql`"lastLogin" IS NULL`,
  'email-unconfirmed': Prisma.sql`"emailVerifiedAt" IS NULL`,
  'second-factor': hasSecondFactorSql,
  'no-second-factor': Prisma.sql`NOT ${hasSecondFactorSql}`,
};

/**
 * A page of the users in a filter.
 *
 * A search of three or more consecutive letters uses the trigram index, and its matches are sorted. A shorter one scans
 * in the page's order, which stops early when matches are common and otherwise reads the whole table once.
 */
export const usersOn = (page: Page, filter: UserFilter) =>
  db.$queryRaw<Placed<User>[]>`
    SELECT *, ${placeSql(page.order)} FROM (
      SELECT * FROM "users" WHERE ${filterSql(filter)} ${isIndexed(filter.search) ? separately : Prisma.empty}
    ) AS "users" WHERE ${pageSql(page)}`;

/** Keeps the planner from scanning in the page's order, whose cost it often underestimates. */
const separately = Prisma.sql`OFFSET 0`;

const isIndexed = (search: string | null | undefined) => /[\p{L}\p{N}]{3}/u.test(search ?? '');

/** How many users are in a filter. */
export async function countUsers(filter: UserFilter): Promise<number> {
  const [counted] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::integer AS "count" FROM "users" WHERE ${filterSql(filter)}`;
  return counted.count;
}

/** How many of the users that a search finds are in each status, in one statement. */
export async function countByStatus(search: UserFilter['search']): Promise<{ status: UserStatus; count: number }[]> {
  const columns = userStatusNames.map(
    (status) =>
      Prisma.sql`count(*) FILTER (WHERE ${statusConditions[status]})::integer AS ${Prisma.raw(`"${status}"`)}`,
  );
  const [counts] = await db.$queryRaw<[Record<UserStatus, number>]>`
    SELECT ${Prisma.join(columns)} FROM "users" WHERE ${searchSql(search)}`;
  return userStatusNames.map((status) => ({ status, count: counts[status] }));
}

/** The users with these ids, by id. */
export async function usersById(ids: readonly number[]): Promise<ReadonlyMap<number, User>> {
  const users = await db.$queryRaw<User[]>`SELECT * FROM "users" WHERE "id" = ANY(${ids}::integer[])`;
  return new Map(users.map((user) => [user.id, user]));
}

const filterSql = ({ search, status }: UserFilter): Prisma.Sql =>
  Prisma.sql`${searchSql(search)} AND ${status ? statusConditions[status] : Prisma.sql`TRUE`}`;

const searchSql = (search: UserFilter['search']): Prisma.Sql => containsSql(['"username"', '"email"'], search);
