import { db } from '../../database/db.ts';
import { catalogue } from '../../finder/catalogue/catalogue.ts';
import { toolNamed } from '../../finder/catalogue/named.ts';
import type { Tool } from '../../finder/catalogue/tool.ts';
import { notRemoved } from '../lists/removal.ts';

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
