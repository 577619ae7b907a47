import { currencyCodes } from '../../../common/billing/currencies.ts';
import { costOfYearSql } from '../../../common/billing/cycleSql.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { isActiveSql, nextDueOnSql } from '../../../common/billing/scheduleSql.ts';
import type { Category } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { Prisma, type TrackedSubscription } from '../../generated/prisma/client.ts';
import { byCreation, joinSql, pageSql, placeSql, type Order, type Page, type Placed } from '../lists/pagination.ts';
import { notRemovedSql } from '../lists/removal.ts';
import { containsSql } from '../lists/search.ts';

/** Selects tracked subscriptions; a missing condition selects all. */
export interface SubscriptionFilter {
  category?: Category | null | undefined;
  isActive?: boolean | null | undefined;
  labelId?: number | null | undefined;
  /** Part of a name, in any case. */
  search?: string | null | undefined;
}

/** The newest rate of each currency. Looked up once, not for each row of a long list. */
const newestRatesSql = `SELECT "code", "perEuro"::float8 FROM unnest(ARRAY[${currencyCodes.map((code) => `'${code}'`).join()}]) AS "code"
  CROSS JOIN LATERAL (
    SELECT "perEuro" FROM "exchange_rates" WHERE "currency" = "code" ORDER BY "date" DESC LIMIT 1
  ) AS "rate"`;

/** The orders that subscriptions can be listed in; `subscriptionsOf` adds the column `today`. */
export const subscriptionOrders = {
  CREATED_AT: byCreation,
  NAME: { name: 'NAME', by: 'lower("name")', kind: 'text' },
  /** In euros at the newest rates, so that currencies can be compared; prices without a rate sort below all others. */
  MONTHLY_COST: {
    name: 'MONTHLY_COST',
    join: `LEFT JOIN (${newestRatesSql}) AS "newest" ON "newest"."code" = "user_subscriptions"."currency"`,
    by: `coalesce(${costOfYearSql} / 12 / "newest"."perEuro", -1)`,
    kind: 'float',
  },
  /** In days since 1970; subscriptions without a next payment sort after all others. */
  NEXT_BILLING_DATE: {
    name: 'NEXT_BILLING_DATE',
    by: `coalesce(${nextDueOnSql}, DATE '9999-12-31') - DATE '1970-01-01'`,
    kind: 'number',
  },
} satisfies Record<string, Omit<Order, 'direction'>>;

/**
 * The same page of each user's subscriptions in one statement. It sorts ids alone and reads the rows of the page by them:
 * sorting whole rows takes twice as long.
 *
 * @param today where these users live
 */
export async function subscriptionsOf(
  userIds: readonly number[],
  { page, filter, today }: { page: Page; filter: SubscriptionFilter; today: Day },
): Promise<ReadonlyMap<number, Placed<TrackedSubscription>[]>> {
  const rows = await db.$queryRaw<Placed<TrackedSubscription>[]>`
    SELECT "row".*, "page"."place" FROM unnest(${userIds}::integer[]) AS "owner"("id")
    CROSS JOIN (SELECT ${today}::date AS "today") AS "calendar"
    CROSS JOIN LATERAL (
      SELECT "id", ${placeSql(page.order)} FROM "user_subscriptions" ${joinSql(page.order)}
      WHERE "userId" = "owner"."id" AND ${filterSql(filter)} AND ${pageSql(page)}
    ) AS "page"
    CROSS JOIN LATERAL (SELECT * FROM "user_subscriptions" WHERE "id" = "page"."id" OFFSET 0) AS "row"`;
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

function filterSql({ category, isActive, labelId, search }: SubscriptionFilter): Prisma.Sql {
  return Prisma.sql`${notRemovedSql}
    AND ${category ? Prisma.sql`"category" = ${category}` : Prisma.sql`TRUE`}
    AND ${typeof isActive === 'boolean' ? Prisma.sql`${Prisma.raw(isActiveSql)} = ${isActive}` : Prisma.sql`TRUE`}
    AND ${typeof labelId === 'number' ? hasLabelSql(labelId) : Prisma.sql`TRUE`}
    AND ${containsSql(['"name"'], search)}`;
}

const hasLabelSql = (labelId: number) =>
  Prisma.sql`"id" IN (SELECT "subscriptionId" FROM "subscription_labels" WHERE "labelId" = ${labelId})`;
