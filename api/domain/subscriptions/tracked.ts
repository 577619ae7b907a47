import type { Currency } from '../../../common/billing/currencies.ts';
import type { Payment, Tracked } from '../../../common/billing/occurrences.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { todayIn } from '../../../common/billing/today.ts';
import { db } from '../../database/db.ts';
import type { TrackedSubscription } from '../../generated/prisma/client.ts';
import { notRemovedSql } from '../lists/removal.ts';
import { readTimeline } from './storedTimeline.ts';

/** A row with what happened to it. */
export interface TrackedRow extends Tracked {
  row: TrackedSubscription;
}

type RowWithPayments = TrackedSubscription & { payments: Payment[] | null };

function trackedOf({ payments, ...row }: RowWithPayments, timeZone: string): TrackedRow {
  return {
    row,
    timeline: readTimeline(row),
    currency: row.currency as Currency,
    autoRenews: row.autoRenews,
    payments: payments ?? [],
    // Looked up where it is needed, as it takes longer than all the rest.
    get addedOn() {
      return todayIn(timeZone, row.createdAt);
    },
  };
}

/**
 * Everything that a user tracks, with what was recorded, in one statement.
 *
 * @param since leaves out payments that were due before
 * @param timeZone where the user lives
 */
export async function trackedBy(
  userId: number,
  since: Day,
  timeZone: string,
  client: Pick<typeof db, '$queryRaw'> = db,
): Promise<TrackedRow[]> {
  const rows = await client.$queryRaw<RowWithPayments[]>`
    SELECT "user_subscriptions".*, "recorded"."payments" FROM "user_subscriptions"
    LEFT JOIN (
      SELECT "subscriptionId", jsonb_agg(jsonb_build_object('dueOn', "dueOn", 'state', "state",
        'amountCents', "amountCents", 'currency', "currency", 'rate', "rate"::text,
        'paidOn', "paidOn")) AS "payments"
      FROM "subscription_payments" WHERE "userId" = ${userId} AND "dueOn" >= ${since}::date GROUP BY "subscriptionId"
    ) AS "recorded" ON "recorded"."subscriptionId" = "user_subscriptions"."id"
    WHERE "userId" = ${userId} AND ${notRemovedSql} ORDER BY "id"`;
  return rows.map((row) => trackedOf(row, timeZone));
}

/** A row that is known already, with what was recorded of it. */
export const withPayments = (row: TrackedSubscription, payments: readonly Payment[], timeZone: string): TrackedRow =>
  trackedOf({ ...row, payments: [...payments] }, timeZone);

/** Everything that was recorded of some subscriptions, by id; those without anything are left out. */
export async function paymentsOf(ids: readonly number[]): Promise<ReadonlyMap<number, Payment[]>> {
  const payments = await db.$queryRaw<(Payment & { subscriptionId: number })[]>`
    SELECT "subscriptionId", "dueOn"::text AS "dueOn", "state", "amountCents"::float AS "amountCents", "currency",
      "rate"::text AS "rate", "paidOn"::text AS "paidOn"
    FROM "subscription_payments" WHERE "subscriptionId" = ANY(${ids}::integer[])`;
  return Map.groupBy(payments, ({ subscriptionId }) => subscriptionId);
}
