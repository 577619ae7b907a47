import { db } from '../../database/db.ts';
import { catalogue } from '../../finder/catalogue.ts';
import { toolNamed } from '../../finder/named.ts';
import type { Tool } from '../../finder/tool.ts';
import { notRemoved } from '../lists/removal.ts';

/** A subscription that somebody pays for, and the tool of the catalogue that it is. */
export interface TrackedTool {
  /** What its owner calls it. */
  name: string;
  tool: Tool;
}

/** More than anybody pays for; a list that goes on is not read to its end for every question. */
const mostRead = 500;

/** The tools that somebody pays for now. */
export async function trackedToolsOf(userId: number): Promise<TrackedTool[]> {
  const subscriptions = await db.trackedSubscription.findMany({
    where: { userId, isActive: true, ...notRemoved },
    select: { name: true },
    orderBy: { id: 'asc' },
    take: mostRead,
  });
  return subscriptions.flatMap(({ name }) => {
    const tool = toolNamed(name, catalogue.tools);
    return tool ? [{ name, tool }] : [];
  });
}
