import { db } from '../../database/db.ts';
import { NotFoundError } from '../../errors.ts';
import type { Prisma, TrackedSubscription } from '../../generated/prisma/client.ts';
import { remindSoon } from '../reminders/wake.ts';
import { notRemoved, notRemovedSql } from '../lists/removal.ts';

/**
 * Changes a subscription by what it was; two changes at once follow one another.
 *
 * @param change answers the columns that become different
 * @throws NotFoundError when the user has no such subscription.
 */
export function changeSubscription(
  userId: number,
  id: number,
  change: (
    before: TrackedSubscription,
    transaction: Prisma.TransactionClient,
  ) => Prisma.TrackedSubscriptionUpdateInput | Promise<Prisma.TrackedSubscriptionUpdateInput>,
): Promise<TrackedSubscription> {
  return db.$transaction(async (transaction) => {
    const [before] = await transaction.$queryRaw<TrackedSubscription[]>`
      SELECT * FROM "user_subscriptions" WHERE "id" = ${id} AND "userId" = ${userId} AND ${notRemovedSql} FOR UPDATE`;
    if (!before) throw new NotFoundError('subscription.unknown');
    const data = await change(before, transaction);
    await remindSoon(userId, transaction);
    return transaction.trackedSubscription.update({ where: { id, ...notRemoved }, data });
  });
}
