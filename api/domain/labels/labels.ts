import type { infer as Infer } from 'zod/mini';
import type { Day } from '../../../common/billing/schedule.ts';
import { isActiveSql } from '../../../common/billing/scheduleSql.ts';
import { labelTexts, type labelChangesForm, type labelForm } from '../../../common/forms/labelForms.ts';
import { said } from '../../../common/said.ts';
import type { LabelKind } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { takeTurnOf } from '../../database/locks.ts';
import { InvalidInputError, issue, issueOfForm, LabelInUseError, NotFoundError } from '../../errors.ts';
import { Prisma, type Label } from '../../generated/prisma/client.ts';
import { notRemovedSql } from '../lists/removal.ts';

/** How many labels an account may have. */
const mostLabels = 200;

/** The labels of a user by kind and name; a missing kind is for all. */
export const labelsOf = (userId: number, kind?: LabelKind | null): Promise<Label[]> =>
  db.$queryRaw<Label[]>`
    SELECT * FROM labels WHERE "userId" = ${userId} AND ${kind ? Prisma.sql`kind = ${kind}` : Prisma.sql`TRUE`}
    ORDER BY array_position(ARRAY['category', 'tag', 'method', 'person'], kind), lower(name), id`;

/** How many subscriptions have a label, and how many of these are active. */
export interface LabelCount {
  labelId: number;
  count: number;
  active: number;
}

/**
 * How many subscriptions have each label; labels without any are left out.
 *
 * @param today where their owner lives
 */
export async function countLabelled(labelIds: readonly number[], today: Day): Promise<ReadonlyMap<number, LabelCount>> {
  const counts = await db.$queryRaw<LabelCount[]>`
    SELECT "labelId", count(*)::integer AS "count", count(*) FILTER (WHERE ${Prisma.raw(isActiveSql)})::integer AS "active"
    FROM user_subscriptions
    JOIN (SELECT "subscriptionId", "labelId" FROM subscription_labels WHERE "labelId" = ANY(${labelIds}::integer[]))
      AS "labelled" ON "subscriptionId" = "id"
    CROSS JOIN (SELECT ${today}::date AS "today") AS "calendar"
    WHERE ${notRemovedSql} GROUP BY "labelId"`;
  return new Map(counts.map((count) => [count.labelId, count]));
}

/**
 * Makes a label.
 *
 * @throws InvalidInputError when the user has the name already, or as many labels as they may
 */
export function createLabel(userId: number, { expiresOn, ...label }: Infer<typeof labelForm>): Promise<Label> {
  return db.$transaction(async (transaction) => {
    await takeTurnOf(userId, transaction);
    await refuseTaken(userId, label, transaction);
    if ((await transaction.label.count({ where: { userId } })) >= mostLabels)
      throw new InvalidInputError(issue('', 'labels.tooMany', { maximum: mostLabels }));
    return transaction.label.create({ data: { ...label, userId, expiresOn: expiresOn && new Date(expiresOn) } });
  });
}

/**
 * Changes a label.
 *
 * @throws NotFoundError when the user has no such label
 * @throws InvalidInputError when the user has the name already, or it is no payment method and would expire
 */
export function updateLabel(
  userId: number,
  id: number,
  { expiresOn, ...changes }: Infer<typeof labelChangesForm>,
): Promise<Label> {
  return db.$transaction(async (transaction) => {
    await takeTurnOf(userId, transaction);
    const { kind } = await ownLabel(userId, id, transaction);
    if (expiresOn && kind !== 'method')
      throw new InvalidInputError(issueOfForm('expiresOn', said(labelTexts.onlyMethodsExpire)));
    if (changes.name !== undefined) await refuseTaken(userId, { id, kind, name: changes.name }, transaction);
    return transaction.label.update({
      where: { id },
      data: { ...changes, ...(expiresOn !== undefined && { expiresOn: expiresOn && new Date(expiresOn) }) },
    });
  });
}

/** What becomes of the subscriptions that have a label which is removed. */
export interface Leaving {
  /** The label that they get instead. */
  moveTo: number | null;
  /** Whether they may get none. */
  leave: boolean;
}

/**
 * Deletes a label.
 *
 * @throws NotFoundError when the user has no such label
 * @throws LabelInUseError when subscriptions have it and nothing is said about them
 * @throws InvalidInputError when they are to get one that is not there or of another kind
 */
export function removeLabel(userId: number, id: number, { moveTo, leave }: Leaving): Promise<void> {
  return db.$transaction(async (transaction) => {
    await takeTurnOf(userId, transaction);
    const { kind } = await ownLabel(userId, id, transaction);
    // Whoever gives it to a subscription right now comes first.
    await transaction.$executeRaw`SELECT FROM labels WHERE id = ${id} FOR UPDATE`;
    if (moveTo !== null) {
      const other = await transaction.label.findFirst({ where: { id: moveTo, userId, kind } });
      if (!other || moveTo === id) throw new InvalidInputError(issue('moveTo', 'label.otherKind'));
      // A tag that is there already stays where it is.
      await transaction.$executeRaw`
        UPDATE subscription_labels SET "labelId" = ${moveTo} WHERE "labelId" = ${id} AND "subscriptionId" NOT IN (
          SELECT "subscriptionId" FROM subscription_labels WHERE "labelId" = ${moveTo})`;
    } else if (!leave) {
      const [used] = await transaction.$queryRaw<{ count: number }[]>`
        SELECT count(*)::integer AS count FROM subscription_labels JOIN user_subscriptions ON id = "subscriptionId"
        WHERE "labelId" = ${id} AND ${notRemovedSql}`;
      if (used!.count > 0) throw new LabelInUseError(used!.count);
    }
    await transaction.label.delete({ where: { id } });
  });
}

async function ownLabel(userId: number, id: number, client: Prisma.TransactionClient): Promise<Label> {
  const label = await client.label.findFirst({ where: { id, userId } });
  if (!label) throw new NotFoundError('label.unknown');
  return label;
}

/** Sees that a user has no other label of that name and kind; they must have waited for their turn. */
async function refuseTaken(
  userId: number,
  { id = 0, kind, name }: { id?: number; kind: string; name: string },
  client: Prisma.TransactionClient,
): Promise<void> {
  const taken = await client.$queryRaw<unknown[]>`
    SELECT FROM labels
    WHERE "userId" = ${userId} AND kind = ${kind} AND lower(name) = lower(${name}) AND id <> ${id}`;
  if (taken.length > 0) throw new InvalidInputError(issue('name', 'label.taken'));
}
