import { db } from '../../database/db.ts';
import { InvalidInputError, issue } from '../../errors.ts';
import type { Label, Prisma } from '../../generated/prisma/client.ts';

/** How many tags a subscription may have. */
export const mostTags = 10;

/** The labels of each subscription by kind, tags in their order; subscriptions without any are left out. */
export async function labelsOfSubscriptions(ids: readonly number[]): Promise<ReadonlyMap<number, Label[]>> {
  const labels = await db.$queryRaw<(Label & { subscriptionId: number })[]>`
    SELECT labels.*, "subscriptionId" FROM subscription_labels JOIN labels ON id = "labelId"
    WHERE "subscriptionId" = ANY(${ids}::integer[])
    ORDER BY array_position(ARRAY['category', 'tag', 'method', 'person'], labels.kind), place`;
  return Map.groupBy(labels, ({ subscriptionId }) => subscriptionId);
}

/**
 * The labels with these ids, which nobody can delete before the end of the transaction.
 *
 * @throws InvalidInputError when the user does not have one of them
 */
export async function heldLabels(
  userId: number,
  ids: readonly number[],
  client: Pick<Prisma.TransactionClient, '$queryRaw'>,
): Promise<Label[]> {
  const distinct = [...new Set(ids)];
  const labels = await client.$queryRaw<Label[]>`
    SELECT * FROM labels WHERE "userId" = ${userId} AND id = ANY(${distinct}::integer[])
    ORDER BY array_position(${distinct}::integer[], id) FOR KEY SHARE`;
  if (labels.length < distinct.length) throw new InvalidInputError(issue('labelIds', 'label.unknown'));
  return labels;
}

/** A label with its place on a subscription. */
export interface PlacedLabel {
  labelId: number;
  kind: string;
  place: number;
}

/**
 * Labels with their places on a subscription.
 *
 * @throws InvalidInputError when there are too many of a kind
 */
export function placed(labels: readonly Pick<Label, 'id' | 'kind'>[]): PlacedLabel[] {
  const counts = new Map<string, number>();
  return labels.map(({ id, kind }) => {
    const place = counts.get(kind) ?? 0;
    counts.set(kind, place + 1);
    if (kind !== 'tag' && place > 0) throw new InvalidInputError(issue('labelIds', 'labels.oneOfAKind'));
    if (place >= mostTags) throw new InvalidInputError(issue('labelIds', 'labels.tooManyTags', { maximum: mostTags }));
    return { labelId: id, kind, place };
  });
}

/**
 * Replaces all labels of a subscription, which must have been locked in this transaction.
 *
 * @param labelIds tags are in their order
 * @throws InvalidInputError when the user does not have one of them, or there are too many of a kind
 */
export async function setLabels(
  { id, userId }: { id: number; userId: number },
  labelIds: readonly number[],
  transaction: Prisma.TransactionClient,
): Promise<void> {
  const labels = placed(await heldLabels(userId, labelIds, transaction));
  await transaction.$executeRaw`DELETE FROM subscription_labels WHERE "subscriptionId" = ${id}`;
  if (labels.length > 0)
    await transaction.subscriptionLabel.createMany({
      data: labels.map((label) => ({ ...label, subscriptionId: id, userId })),
    });
}
