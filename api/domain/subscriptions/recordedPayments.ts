import { db } from '../../database/db.ts';
import type { Payment } from '../../generated/prisma/client.ts';

/** What was recorded of some subscriptions, the earliest first, by their ids; those without anything are left out. */
export async function recordedPaymentsOf(ids: readonly number[]): Promise<ReadonlyMap<number, Payment[]>> {
  const payments = await db.payment.findMany({
    where: { subscriptionId: { in: [...ids] } },
    orderBy: { dueOn: 'asc' },
  });
  return Map.groupBy(payments, ({ subscriptionId }) => subscriptionId);
}
