import type * as z from 'zod/mini';
import type { stackChangesForm, stackForm } from '../../../common/forms/stackForms.ts';
import { db } from '../../database/db.ts';
import { hasRoomSql } from '../../database/quota.ts';
import { env } from '../../env.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import type { Stack } from '../../generated/prisma/client.ts';
import { notRemoved, notRemovedSql } from '../lists/removal.ts';
import { containsSql } from '../lists/search.ts';
import { pageSql, placeSql, type Page, type Placed } from '../lists/pagination.ts';

/**
 * Creates an empty stack.
 *
 * @throws InvalidInputError when `userId` has as many as they may.
 */
export async function createStack(
  userId: number,
  { name, projectType, budget, projectDescription = null }: z.output<typeof stackForm>,
): Promise<Stack> {
  const maximum = env.MAX_STACKS;
  const [stack] = await db.$queryRaw<Stack[]>`
    INSERT INTO "projects" ("userId", "name", "projectType", "budget", "projectDescription")
    SELECT ${userId}::integer, ${name}::text, ${projectType}::text, ${budget}::integer, ${projectDescription}::text
    WHERE ${hasRoomSql('stack', userId, maximum)}
    RETURNING *`;
  if (!stack) throw new InvalidInputError(issue('', 'stacks.tooMany', { maximum }));
  return stack;
}

/** @throws NotFoundError when `userId` has no such stack. */
export async function updateStack(
  userId: number,
  id: number,
  changes: z.output<typeof stackChangesForm>,
): Promise<Stack> {
  const [stack] = await db.stack.updateManyAndReturn({ where: { id, userId, ...notRemoved }, data: changes });
  if (!stack) throw new NotFoundError('stack.unknown');
  return stack;
}

/**
 * Removes a stack and its saved tools.
 *
 * @throws NotFoundError when `userId` has no such stack.
 */
export async function removeStack(userId: number, id: number): Promise<void> {
  await db.$transaction(async (transaction) => {
    const count = await transaction.$executeRaw`
      UPDATE "projects" SET "removedAt" = now() WHERE id = ${id} AND "userId" = ${userId} AND ${notRemovedSql}`;
    if (count === 0) throw new NotFoundError('stack.unknown');
    // Both get the same `removedAt`, as in one transaction. Tools that were removed earlier are not restored with the
    // stack.
    await transaction.$executeRaw`
      UPDATE "saved_recommendations" SET "removedAt" = now()
      WHERE "userId" = ${userId} AND "projectId" = ${id} AND ${notRemovedSql}`;
  });
}

/**
 * Restores a removed stack with the tools that were removed with it; a stack that is not removed stays as it is.
 *
 * @throws NotFoundError when `userId` has no such stack, or it was purged.
 */
export async function restoreStack(userId: number, id: number): Promise<Stack> {
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`
      UPDATE "saved_recommendations" AS saved SET "removedAt" = NULL FROM (
        SELECT id, "removedAt" FROM "projects" WHERE id = ${id} AND "userId" = ${userId} FOR UPDATE
      ) AS stack
      WHERE saved."projectId" = stack.id AND saved."removedAt" = stack."removedAt"`;
    await transaction.$executeRaw`UPDATE "projects" SET "removedAt" = NULL WHERE id = ${id} AND "userId" = ${userId}`;
  });
  const stack = await db.stack.findFirst({ where: { id, userId, ...notRemoved } });
  if (!stack) throw new NotFoundError('stack.unknown');
  return stack;
}

/**
 * The same page of the stacks of each user in one statement.
 *
 * @param search only those whose name contains this
 */
export async function stacksOf(
  userIds: readonly number[],
  page: Page,
  search?: string | null,
): Promise<ReadonlyMap<number, Placed<Stack>[]>> {
  const stacks = await db.$queryRaw<Placed<Stack>[]>`
    SELECT "page".* FROM unnest(${userIds}::integer[]) AS "owner"("id")
    CROSS JOIN LATERAL (
      SELECT *, ${placeSql(page.order)} FROM "projects" WHERE "userId" = "owner"."id" AND ${notRemovedSql}
        AND ${containsSql(['"name"'], search)} AND ${pageSql(page)}
    ) AS "page"`;
  return Map.groupBy(stacks, ({ userId }) => userId);
}

/**
 * How many stacks each user has; users without any are left out.
 *
 * @param search only those whose name contains this
 */
export async function countStacks(
  userIds: readonly number[],
  search?: string | null,
): Promise<ReadonlyMap<number, number>> {
  const counts = await db.$queryRaw<{ userId: number; count: number }[]>`
    SELECT "userId", count(*)::integer AS "count" FROM "projects"
    WHERE "userId" = ANY(${userIds}::integer[]) AND ${notRemovedSql} AND ${containsSql(['"name"'], search)}
    GROUP BY "userId"`;
  return new Map(counts.map(({ userId, count }) => [userId, count]));
}
