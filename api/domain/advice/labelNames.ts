import { db } from '../../database/db.ts';

/** The names of labels that may say who uses a subscription. */
export interface LabelNames {
  people?: string[] | undefined;
  tags?: string[] | undefined;
}

/** These names by the subscriptions that have any. */
export async function labelNamesOf(userId: number): Promise<ReadonlyMap<number, LabelNames>> {
  const names = await db.$queryRaw<{ subscriptionId: number; people: string[] | null; tags: string[] | null }[]>`
    SELECT "subscriptionId", array_agg(name) FILTER (WHERE labels.kind = 'person') AS "people",
      array_agg(name) FILTER (WHERE labels.kind = 'tag') AS "tags"
    FROM subscription_labels JOIN labels ON id = "labelId"
    WHERE subscription_labels."userId" = ${userId} AND labels.kind IN ('person', 'tag') GROUP BY "subscriptionId"`;
  return new Map(
    names.map(({ subscriptionId, people, tags }) => [
      subscriptionId,
      { people: people ?? undefined, tags: tags ?? undefined },
    ]),
  );
}
