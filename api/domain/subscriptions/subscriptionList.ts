import { costOfYearSql } from '../../../common/billing/cycleSql.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { isActiveSql, nextDueOnSql } from '../../../common/billing/scheduleSql.ts';
import type { Category } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { Prisma, type TrackedSubscription } from '../../generated/prisma/client.ts';
import { byCreation, pageSql, placeSql, type Order, type Page, type Placed } from '../lists/pagination.ts';
import { notRemovedSql } from '../lists/removal.ts';
import { containsSql } from '../lists/search.ts';

/** Selects tracked subscriptions; a missing condition selects all. */
export interface SubscriptionFilter {
  category?: Category | null | undefined;
  isActive?: boolean | null | undefined;
  /** Part of a name, in any case. */
  search?: string | null | undefined;
}

/** The orders that subscriptions can be listed in; `subscriptionsOf` adds the column `today`. */
export const subscriptionOrders = {
  CREATED_AT: byCreation,
  NAME: { name: 'NAME', by: 'lower("name")', kind: 'text' },
  /** In euros at the newest rates, so that currencies can be compared; prices without a rate sort below all others. */
  MONTHLY_COST: {
    name: 'MONTHLY_COST',
    by: `coalesce(round(${costOfYearSql} / 12 / (
      SELECT "perEuro" FROM "exchange_rates" WHERE "exchange_rates"."currency" = "user_subscriptions"."currency"
      ORDER BY "date" DESC LIMIT 1), 10), -1)`,
    kind: 'number',
  },
  /** In days since 1970; subscriptions without a next payment sort after all others. */
  NEXT_BILLING_DATE: {
    name: 'NEXT_BILLING_DATE',
    by: `coalesce(${nextDueOnSql}, DATE '9999-12-31') - DATE '1970-01-01'`,
    kind: 'number',
  },
} satisfies Record<string, Omit<Order, 'direction'>>;

/**
 * The same page of each user's subscriptions in one statement.
 *
 * @param today where these users live
 */
export async function subscriptionsOf(
  userIds: readonly number[],
  { page, filter, today }: { page: Page; filter: SubscriptionFilter; today: Day },
): Promise<ReadonlyMap<number, Placed<TrackedSubscription>[]>> {
  const rows = await db.$queryRaw<Placed<TrackedSubscription>[]>`
    SELECT "page".* FROM unnest(${userIds}::integer[]) AS "owner"("id")
    CROSS JOIN (SELECT ${today}::date AS "today") AS "calendar"
    CROSS JOIN LATERAL (
      SELECT *, ${placeSql(page.order)} FROM "user_subscriptions"
      WHERE "userId" = "owner"."id" AND ${filterSql(filter)} AND ${pageSql(page)}
    ) AS "page"`;
  return Map.groupBy(rows, ({ userId }) => userId);
}

/**
 * How many of each user's subscriptions there are; users without any are left out.
 *
 * @param today where these users live
 */
export async function countSubscriptions(
  userIds: readonly number[],
  filter: SubscriptionFilter,
  today: Day,
): Promise<ReadonlyMap<number, number>> {
  const counts = await db.$queryRaw<{ userId: number; count: number }[]>`
    SELECT "userId", count(*)::integer AS "count"
    FROM "user_subscriptions" CROSS JOIN (SELECT ${today}::date AS "today") AS "calendar"
    WHERE "userId" = ANY(${userIds}::integer[]) AND ${filterSql(filter)} GROUP BY "userId"`;
  return new Map(counts.map(({ userId, count }) => [userId, count]));
}

function filterSql({ category, isActive, search }: SubscriptionFilter): Prisma.Sql {
  return Prisma.sql`${notRemovedSql}
    AND ${category ? Prisma.sql`"category" = ${category}` : Prisma.sql`TRUE`}
    AND ${typeof isActive === 'boolean' ? Prisma.sql`${Prisma.raw(isActiveSql)} = ${isActive}` : Prisma.sql`TRUE`}
    AND ${containsSql(['"name"'], search)}`;
}
