import type * as z from 'zod/mini';
import type { stackChangesForm, stackForm } from '../../../common/forms/stackForms.ts';
import { db } from '../../database/db.ts';
import { NotFoundError } from '../../errors.ts';
import type { Stack } from '../../generated/prisma/client.ts';
import { pageSql, placeSql, type Page, type Placed } from '../lists/pagination.ts';

export function createStack(userId: number, stack: z.output<typeof stackForm>): Promise<Stack> {
  return db.stack.create({ data: { ...stack, projectDescription: stack.projectDescription ?? null, userId } });
}

/** @throws NotFoundError when `userId` has no such stack. */
export async function updateStack(
  userId: number,
  id: number,
  changes: z.output<typeof stackChangesForm>,
): Promise<Stack> {
  const [stack] = await db.stack.updateManyAndReturn({ where: { id, userId }, data: changes });
  if (!stack) throw new NotFoundError('stack.unknown');
  return stack;
}

/**
 * Deletes a stack and what was saved to it.
 *
 * @throws NotFoundError when `userId` has no such stack.
 */
export async function deleteStack(userId: number, id: number): Promise<void> {
  const { count } = await db.stack.deleteMany({ where: { id, userId } });
  if (count === 0) throw new NotFoundError('stack.unknown');
}

/** The same page of the stacks of each user in one statement. */
export async function stacksOf(userIds: readonly number[], page: Page): Promise<ReadonlyMap<number, Placed<Stack>[]>> {
  const stacks = await db.$queryRaw<Placed<Stack>[]>`
    SELECT "page".* FROM unnest(${userIds}::integer[]) AS "owner"("id")
    CROSS JOIN LATERAL (
      SELECT *, ${placeSql(page.order)} FROM "projects" WHERE "userId" = "owner"."id" AND ${pageSql(page)}
    ) AS "page"`;
  return Map.groupBy(stacks, ({ userId }) => userId);
}

/** How many stacks each user has; users without any are left out. */
export async function countStacks(userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const counts = await db.stack.groupBy({ by: 'userId', where: { userId: { in: [...userIds] } }, _count: true });
  return new Map(counts.map(({ userId, _count }) => [userId, _count]));
}
