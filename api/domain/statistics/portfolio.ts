import type { Day } from '../../../common/billing/schedule.ts';
import { db } from '../../database/db.ts';
import type { Label } from '../../generated/prisma/client.ts';
import type { Owner } from '../outlook/adding.ts';
import { trackedBy, type TrackedRow } from '../subscriptions/tracked.ts';

/** A label, and which subscriptions have it. */
export interface LabelWithIds extends Label {
  subscriptionIds: number[];
}

/** All that a user tracks, and how they put it in order. */
export interface Portfolio {
  subscriptions: readonly TrackedRow[];
  /** By kind and name. */
  labels: readonly LabelWithIds[];
  /** The label that is a subscription's own category, by the subscription's id. */
  ownCategories: ReadonlyMap<number, LabelWithIds>;
}

/** What a category is known by: its name, or the id of the label that it is. */
export type CategoryKey = string | number;

/** A subscription is in its own category, or else in the built-in one. */
export const categoryKeyOf = ({ ownCategories }: Portfolio, { row }: TrackedRow): CategoryKey =>
  ownCategories.get(row.id)?.id ?? row.category;

/**
 * Reads what a user tracks, in two statements.
 *
 * @param since leaves out recorded payments that were due before
 */
export async function portfolioOf({ id, timeZone }: Owner, since: Day): Promise<Portfolio> {
  const [subscriptions, labels] = await Promise.all([
    trackedBy(id, since, timeZone),
    db.$queryRaw<LabelWithIds[]>`
      SELECT labels.*, "have"."subscriptionIds" FROM labels
      JOIN (SELECT "labelId", array_agg("subscriptionId") AS "subscriptionIds" FROM subscription_labels
        WHERE "userId" = ${id} GROUP BY "labelId") AS "have" ON "labelId" = id
      WHERE "userId" = ${id} ORDER BY kind, lower(name), id`,
  ]);
  const ownCategories = new Map(
    labels
      .filter(({ kind }) => kind === 'category')
      .flatMap((label) => label.subscriptionIds.map((subscriptionId) => [subscriptionId, label] as const)),
  );
  return { subscriptions, labels, ownCategories };
}
