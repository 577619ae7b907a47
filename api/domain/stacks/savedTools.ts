import type * as z from 'zod/mini';
import { givenSavedPrice, type GivenPrice } from '../../../common/billing/givenPrice.ts';
import type { customSubscriptionForm, ToolToSave } from '../../../common/forms/stackForms.ts';
import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { InvalidInputError, issue, issueOfForm, NotFoundError } from '../../errors.ts';
import { Prisma, type SavedTool, type Stack } from '../../generated/prisma/client.ts';
import { refuseDuplicates, type DuplicateRule } from '../lists/duplicates.ts';
import { notRemoved, notRemovedSql } from '../lists/removal.ts';

interface Saved {
  stack: Stack;
  recommendations: SavedTool[];
}

/**
 * Saves all of the recommendations to a stack, or none.
 *
 * @throws NotFoundError when `userId` has no such stack.
 * @throws InvalidInputError when the stack would hold more than it may.
 * @throws DuplicateError when one of them is in the stack and the rule is to refuse that.
 */
export function saveTools(
  userId: number,
  stackId: number,
  recommendations: readonly ToolToSave[],
  rule: DuplicateRule,
): Promise<Saved> {
  const rows = recommendations.map(({ price, features, ...recommendation }) => ({
    ...recommendation,
    ...priceColumns({ price, ...recommendation }),
    features: JSON.stringify(features),
    stackId,
    userId,
  }));
  return db.$transaction(async (transaction) => {
    const stack = await makeRoom(transaction, userId, stackId, { added: rows.length });
    if (rule.refuseDuplicates) {
      const names = rows.map(({ name }) => name);
      const held = Prisma.sql`"saved_recommendations" WHERE "userId" = ${userId} AND "projectId" = ${stackId}`;
      await refuseDuplicates(transaction, names, held);
    }
    const saved = await transaction.savedTool.createManyAndReturn({ data: rows });
    return { stack, recommendations: saved };
  });
}

/**
 * Saves a subscription that was put in by hand.
 *
 * @throws NotFoundError when `userId` has no such stack.
 * @throws InvalidInputError when the stack is full.
 * @throws DuplicateError when it is in the stack and the rule is to refuse that.
 */
export async function addTool(
  userId: number,
  stackId: number,
  { website, ...subscription }: z.output<typeof customSubscriptionForm>,
  rule: DuplicateRule,
): Promise<Saved> {
  const custom = { ...subscription, link: website, badge: 'Custom', badgeColor: '#9CA3AF' };
  return saveTools(userId, stackId, [custom], rule);
}

/**
 * Takes a tool out of its stack and returns the stack.
 *
 * @throws NotFoundError when `userId` has no such tool.
 */
export async function removeSavedTool(userId: number, id: number): Promise<Stack> {
  const [removed] = await db.$queryRaw<{ stackId: number }[]>`
    UPDATE "saved_recommendations" SET "removedAt" = now()
    WHERE id = ${id} AND "userId" = ${userId} AND ${notRemovedSql} RETURNING "projectId" AS "stackId"`;
  if (!removed) throw new NotFoundError('subscription.unknown');
  return db.stack.findUniqueOrThrow({ where: { id: removed.stackId } });
}

/**
 * Brings back a tool that was taken out of its stack; one that is there stays as it is.
 *
 * @throws NotFoundError when `userId` has no such tool, or none any more, or its stack is removed.
 * @throws InvalidInputError when the stack is full.
 */
export async function restoreSavedTool(userId: number, id: number): Promise<SavedTool> {
  const saved = await db.savedTool.findFirst({ where: { id, userId } });
  if (!saved) throw new NotFoundError('subscription.unknown');
  return db.$transaction(async (transaction) => {
    await makeRoom(transaction, userId, saved.stackId, { restored: saved.removedAt ? 1 : 0 });
    return transaction.savedTool.update({ where: { id }, data: { removedAt: null } });
  });
}

/**
 * Sees that a stack can take more, and keeps others from saving to it until the transaction ends. What was removed and can
 * be restored counts for what is added.
 *
 * @throws NotFoundError when `userId` has no such stack.
 * @throws InvalidInputError when the stack would hold more than it may.
 */
async function makeRoom(
  client: Prisma.TransactionClient,
  userId: number,
  stackId: number,
  { added = 0, restored = 0 },
): Promise<Stack> {
  const [stack] = await client.stack.updateManyAndReturn({
    where: { id: stackId, userId, ...notRemoved },
    data: { updatedAt: new Date() },
  });
  if (!stack) throw new NotFoundError('stack.unknown');
  const [held] = await client.$queryRaw<[{ inUse: number; all: number }]>`
    SELECT count(*) FILTER (WHERE ${notRemovedSql})::integer AS "inUse", count(*)::integer AS "all"
    FROM "saved_recommendations" WHERE "userId" = ${userId} AND "projectId" = ${stackId}`;
  const maximum = env.MAX_STACK_TOOLS;
  const refuse = (code: 'stack.full' | 'stack.fullForNow') =>
    new InvalidInputError(issue('recommendations', code, { maximum }));
  if (held.inUse + added + restored > maximum) throw refuse('stack.full');
  if (added > 0 && held.all + added > maximum) throw refuse('stack.fullForNow');
  return stack;
}

/** The columns of a price, or of a text that says none. */
function priceColumns(given: GivenPrice) {
  const price = givenSavedPrice(given);
  if (!price) return { amountCents: null, cycleCount: null, cycleUnit: null, unreadPrice: given.price ?? null };
  if ('message' in price) throw new InvalidInputError(issueOfForm(price.field, price.message));
  return { ...price, unreadPrice: null };
}
