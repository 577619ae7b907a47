import { db } from '../../database/db.ts';
import type { SavedTool } from '../../generated/prisma/client.ts';
import { pageSql, placeSql, type Page, type Placed } from '../lists/pagination.ts';
import { notRemovedSql } from '../lists/removal.ts';

/** The same page of each stack's saved tools, in one statement. */
export async function recommendationsOf(
  stackIds: readonly number[],
  page: Page,
): Promise<ReadonlyMap<number, Placed<SavedTool>[]>> {
  const recommendations = await db.$queryRaw<Placed<SavedTool>[]>`
    SELECT "page"."projectId" AS "stackId", "page".* FROM "projects"
    CROSS JOIN LATERAL (
      SELECT *, ${placeSql(page.order)} FROM "saved_recommendations"
      WHERE "userId" = "projects"."userId" AND "projectId" = "projects"."id" AND ${notRemovedSql} AND ${pageSql(page)}
    ) AS "page"
    WHERE "projects"."id" = ANY(${stackIds}::integer[])`;
  return Map.groupBy(recommendations, ({ stackId }) => stackId);
}
