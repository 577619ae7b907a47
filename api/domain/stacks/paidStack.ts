import { totalIn, type Amount, type DatedRates } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { aMonthOf, costOfYear } from '../../../common/billing/cycle.ts';
import { rounded } from '../../../common/billing/fraction.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { amountOn, isActiveOn } from '../../../common/billing/timeline.ts';
import { db } from '../../database/db.ts';
import type { TrackedSubscription } from '../../generated/prisma/client.ts';
import { notRemoved } from '../lists/removal.ts';
import { priceOf } from '../prices/storedPrice.ts';
import { timelineOf } from '../subscriptions/storedTimeline.ts';
import { trackedFor } from './trackedTools.ts';

/** What is really paid for a stack's tools. */
export interface PaidStack {
  /** How many of its tools are tracked. */
  trackedCount: number;
  /** US cents a month; what is not active today costs nothing, and what has no exchange rate is left out. */
  paidCents: number;
}

export const unpaid: PaidStack = { trackedCount: 0, paidCents: 0 };

/**
 * What somebody pays for the tools of some of their stacks; a subscription that two tools of a stack stand for counts once.
 *
 * @param askRates asks for the newest rates
 */
export async function paidStacks(
  stackIds: readonly number[],
  userId: number,
  today: Day,
  askRates: () => Promise<DatedRates>,
): Promise<ReadonlyMap<number, PaidStack>> {
  const tools = await db.savedTool.findMany({
    where: { stackId: { in: [...stackIds] }, userId, ...notRemoved },
    select: { id: true, name: true, stackId: true },
  });
  const tracked = await trackedFor(userId, tools, today);
  const { perEuro } = await askRates();
  return new Map(
    [...Map.groupBy(tools, ({ stackId }) => stackId)].map(([stackId, own]) => {
      const found = own.flatMap(({ id }) => tracked.get(id) ?? []);
      const total = totalIn(
        'USD',
        [...new Set(found)].map((row) => costOf(row, today)),
        perEuro,
      );
      return [stackId, { trackedCount: found.length, paidCents: rounded(aMonthOf(total)) }];
    }),
  );
}

function costOf(row: TrackedSubscription, today: Day): Amount {
  const timeline = timelineOf(row);
  const amountCents = isActiveOn(timeline, today) ? amountOn(timeline, today) : 0;
  return { cents: costOfYear({ ...priceOf(row), amountCents }), currency: row.currency as Currency };
}
