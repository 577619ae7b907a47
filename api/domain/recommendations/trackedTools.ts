import { isActiveSql } from '../../../common/billing/scheduleSql.ts';
import { todayIn } from '../../../common/billing/today.ts';
import { db } from '../../database/db.ts';
import { catalogue } from '../../finder/catalogue/catalogue.ts';
import { toolNamed } from '../../finder/catalogue/named.ts';
import type { Tool } from '../../finder/catalogue/tool.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { notRemovedSql } from '../lists/removal.ts';

/** An active subscription and its tool in the catalogue. */
export interface TrackedTool {
  /** The subscription's name. */
  name: string;
  tool: Tool;
}

/** More than anybody pays for; it limits what each question reads. */
const mostRead = 500;

/** The tools that a user currently pays for. */
export async function trackedToolsOf(userId: number): Promise<TrackedTool[]> {
  // A day more or less makes no difference here, so no time zone is needed.
  const subscriptions = await db.$queryRaw<{ name: string }[]>`
    SELECT "name" FROM "user_subscriptions" CROSS JOIN (SELECT ${todayIn('UTC')}::date AS "today") AS "calendar"
    WHERE "userId" = ${userId} AND ${notRemovedSql} AND ${Prisma.raw(isActiveSql)} ORDER BY "id" LIMIT ${mostRead}`;
  return subscriptions.flatMap(({ name }) => {
    const tool = toolNamed(name, catalogue.tools);
    return tool ? [{ name, tool }] : [];
  });
}
