import type { Day } from '../../../common/billing/schedule.ts';
import { isActiveOn } from '../../../common/billing/timeline.ts';
import { db } from '../../database/db.ts';
import { catalogue } from '../../finder/catalogue/catalogue.ts';
import { toolNamed } from '../../finder/catalogue/named.ts';
import type { SavedTool, TrackedSubscription } from '../../generated/prisma/client.ts';
import { notRemoved, notRemovedSql } from '../lists/removal.ts';
import { timelineOf } from '../subscriptions/storedTimeline.ts';

/** More than anybody pays for; it limits what each question reads. */
const mostRead = 1_000;

/**
 * Which of somebody's subscriptions each saved tool is: the one of the same name, or else one of the same tool of the
 * catalogue, as 'Notion Plus' is for Notion. One that is active comes before others, and a newer one before an older one. It is
 * looked for among the newest thousand.
 *
 * @returns the subscriptions by the ids of the tools; tools that are not tracked are left out
 */
export async function trackedFor(
  userId: number,
  tools: readonly Pick<SavedTool, 'id' | 'name'>[],
  today: Day,
  client: Pick<typeof db, '$queryRaw' | 'trackedSubscription'> = db,
): Promise<ReadonlyMap<number, TrackedSubscription>> {
  if (tools.length === 0) return new Map();
  const names = await client.$queryRaw<{ id: number; name: string }[]>`
    SELECT "id", "name" FROM "user_subscriptions" WHERE "userId" = ${userId} AND ${notRemovedSql}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${mostRead}`;
  const byName = Map.groupBy(names, ({ name }) => sameName(name));
  const byTool = Map.groupBy(names, ({ name }) => toolNamed(name, catalogue.tools)?.id);
  const candidates = new Map(
    tools.map(({ id, name }) => {
      const tool = toolNamed(name, catalogue.tools)?.id;
      const ofTool = tool === undefined ? [] : (byTool.get(tool) ?? []);
      return [id, [...(byName.get(sameName(name)) ?? []), ...ofTool].map((each) => each.id)];
    }),
  );
  const wanted = [...new Set([...candidates.values()].flat())];
  if (wanted.length === 0) return new Map();
  const rows = await client.trackedSubscription.findMany({ where: { id: { in: wanted }, userId, ...notRemoved } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...candidates].flatMap(([id, ids]) => {
      const found = ids.flatMap((each) => byId.get(each) ?? []);
      const best = found.find((row) => isActiveOn(timelineOf(row), today)) ?? found[0];
      return best ? [[id, best] as const] : [];
    }),
  );
}

/** What a name is compared by; the same as for duplicates. */
export const sameName = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase();

/** The same by the ids of the tools alone; those of somebody else are left out. */
export async function trackedTools(
  ids: readonly number[],
  userId: number,
  today: Day,
): Promise<ReadonlyMap<number, TrackedSubscription>> {
  const tools = await db.savedTool.findMany({
    where: { id: { in: [...ids] }, userId, ...notRemoved },
    select: { id: true, name: true },
  });
  return trackedFor(userId, tools, today);
}
