import { todayIn } from '../../../common/billing/today.ts';
import { categoryNames } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { takeTurnOf } from '../../database/locks.ts';
import { NotFoundError } from '../../errors.ts';
import type { SavedTool, Stack, TrackedSubscription, User } from '../../generated/prisma/client.ts';
import { notRemoved } from '../lists/removal.ts';
import { savedPriceOf } from '../prices/storedPrice.ts';
import { remindSoon } from '../reminders/wake.ts';
import { insertSubscription } from '../subscriptions/subscriptions.ts';
import { newTimeline } from '../subscriptions/timelineChanges.ts';
import { sameName, trackedFor } from './trackedTools.ts';

/** What became of tracking a stack's tools. */
export interface TrackedStack {
  stack: Stack;
  subscriptions: TrackedSubscription[];
  /** Tools whose price could not be read, so that they are not tracked. */
  unreadable: SavedTool[];
}

/**
 * Starts following the payments for a stack's tools, at the plans and in the rhythms that were saved, in US dollars and in the
 * category that comes closest to the stack's type. Tools that are tracked already are left out.
 *
 * @param ids the tools; all of the stack when undefined
 * @throws NotFoundError when `user` has no such stack, or it has no such tool.
 * @throws InvalidInputError when `user` would track more than they may; then none is added.
 */
export async function trackStack(
  user: Pick<User, 'id' | 'timeZone'>,
  stackId: number,
  ids: readonly number[] | undefined,
): Promise<TrackedStack> {
  const stack = await db.stack.findFirst({ where: { id: stackId, userId: user.id, ...notRemoved } });
  if (!stack) throw new NotFoundError('stack.unknown');
  const tools = await db.savedTool.findMany({
    where: { stackId, userId: user.id, ...notRemoved, ...(ids && { id: { in: [...ids] } }) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  if (ids && tools.length < new Set(ids).size) throw new NotFoundError('subscription.unknown');
  const today = todayIn(user.timeZone);
  const category = categoryNames.find((name) => name === stack.projectType) ?? 'other';
  return db.$transaction(async (transaction) => {
    // Or two at once would track each tool twice.
    await takeTurnOf(user.id, transaction);
    const tracked = await trackedFor(user.id, tools, today, transaction);
    const missing = Map.groupBy(
      tools.filter(({ id }) => !tracked.has(id)),
      ({ name }) => sameName(name),
    );
    const subscriptions: TrackedSubscription[] = [];
    const unreadable: SavedTool[] = [];
    // One that is saved twice is tracked once.
    for (const [tool] of missing.values()) {
      if (!tool) continue;
      const price = savedPriceOf(tool);
      if (!price) unreadable.push(tool);
      else
        subscriptions.push(
          await insertSubscription(
            {
              ...newTimeline(price, {}, today),
              userId: user.id,
              name: tool.name,
              currency: 'USD',
              category,
              description: tool.description,
              websiteUrl: tool.link || null,
              cancelUrl: null,
            },
            transaction,
          ),
        );
    }
    if (subscriptions.length > 0) await remindSoon(user.id, transaction);
    return { stack, subscriptions, unreadable };
  });
}
