import type { TrackedRow } from '../subscriptions/tracked.ts';

/** What would be different from today on. Nothing of it is stored. */
export interface Assumptions {
  /** The ids of subscriptions that would not be there. */
  without: ReadonlySet<number>;
  /** What a payment would cost, by id, in hundredths of the subscription's currency. */
  amounts: ReadonlyMap<number, number>;
}

/** A subscription as it would be; undefined when it would not be there. */
export function assumed(each: TrackedRow, { without, amounts }: Assumptions): TrackedRow | undefined {
  if (without.has(each.row.id)) return undefined;
  const amountCents = amounts.get(each.row.id);
  if (amountCents === undefined) return each;
  return { ...each, timeline: { ...each.timeline, amountCents, prices: [] } };
}
