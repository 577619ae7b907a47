import type { Day } from '../../../common/billing/schedule.ts';
import type { Pause } from '../../../common/billing/timeline.ts';
import type { Prisma, TrackedSubscription } from '../../generated/prisma/client.ts';
import type { PlacedLabel } from '../labels/labelling.ts';
import { dayOf } from './storedTimeline.ts';

/** What acts on many subscriptions at once change of each. */
export interface State {
  pauses: readonly Pause[];
  endsOn: Day | null;
  category: string;
  /** An instant as ISO 8601 writes it; null while it is in use. */
  removedAt: string | null;
  /** By kind and place. */
  labels: readonly PlacedLabel[];
}

/** A subscription and its state. */
export interface Held {
  row: TrackedSubscription;
  state: State;
}

/** Those of a user’s subscriptions that are there, removed ones too, locked until the end of the transaction. */
export async function hold(
  userId: number,
  ids: readonly number[],
  transaction: Prisma.TransactionClient,
): Promise<Map<number, Held>> {
  const rows = await transaction.$queryRaw<TrackedSubscription[]>`
    SELECT * FROM "user_subscriptions" WHERE "userId" = ${userId} AND "id" = ANY(${ids}::integer[])
    ORDER BY "id" FOR UPDATE`;
  const labels = await transaction.$queryRaw<(PlacedLabel & { subscriptionId: number })[]>`
    SELECT "subscriptionId", "labelId", "kind", "place" FROM "subscription_labels"
    WHERE "userId" = ${userId} AND "subscriptionId" = ANY(${ids}::integer[]) ORDER BY "kind", "place"`;
  const labelsOf = Map.groupBy(labels, ({ subscriptionId }) => subscriptionId);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        row,
        state: {
          pauses: row.pauses as unknown as Pause[],
          endsOn: dayOf(row.endsOn),
          category: row.category,
          removedAt: row.removedAt?.toISOString() ?? null,
          labels: (labelsOf.get(row.id) ?? []).map(({ labelId, kind, place }) => ({ labelId, kind, place })),
        },
      },
    ]),
  );
}

/** Writes new states of subscriptions that are held, in three statements. What was removed or restored is not ‘updated’. */
export async function write(
  userId: number,
  states: ReadonlyMap<number, State>,
  transaction: Prisma.TransactionClient,
): Promise<void> {
  const rows = [...states].map(([id, { labels: _labels, ...columns }]) => ({ id, ...columns }));
  await transaction.$executeRaw`
    UPDATE "user_subscriptions" SET "pauses" = "new"."pauses", "endsOn" = "new"."endsOn", "category" = "new"."category",
      "removedAt" = "new"."removedAt", "updatedAt" = CASE
        WHEN "user_subscriptions"."removedAt" IS DISTINCT FROM "new"."removedAt" THEN "updatedAt" ELSE now() END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS "new" ("id" integer, "pauses" jsonb, "endsOn" date, "category" text, "removedAt" timestamptz(3))
    WHERE "user_subscriptions"."id" = "new"."id"`;
  const labels = [...states].flatMap(([subscriptionId, { labels }]) =>
    labels.map((label) => ({ ...label, subscriptionId })),
  );
  await transaction.$executeRaw`
    DELETE FROM "subscription_labels" WHERE "subscriptionId" = ANY(${[...states.keys()]}::integer[])`;
  // A label that was deleted meanwhile is given to nobody.
  await transaction.$executeRaw`
    INSERT INTO "subscription_labels" ("subscriptionId", "labelId", "userId", "kind", "place")
    SELECT "subscriptionId", "labelId", ${userId}::integer, "new"."kind", "place"
    FROM jsonb_to_recordset(${JSON.stringify(labels)}::jsonb)
      AS "new" ("subscriptionId" integer, "labelId" integer, "kind" text, "place" smallint)
    JOIN "labels" ON "labels"."id" = "labelId" AND "labels"."userId" = ${userId} FOR KEY SHARE OF "labels"`;
}
