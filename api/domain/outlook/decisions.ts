import { cancelBy } from '../../../common/billing/notice.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { amountOn, stateOn } from '../../../common/billing/timeline.ts';
import type { TrackedSubscription } from '../../generated/prisma/client.ts';
import { agreementOf } from '../subscriptions/storedTimeline.ts';
import type { TrackedRow } from '../subscriptions/tracked.ts';

/** Something that has to be decided by a day. */
export interface Decision {
  kind: 'trialEnd' | 'cancelBy' | 'priceRise';
  day: Day;
  row: TrackedSubscription;
  /** What a payment costs before and after, in hundredths of its currency; the same unless the price rises. */
  beforeCents: number;
  afterCents: number;
}

/** What has to be decided about a subscription between two days, both included. */
export function decisionsOf({ row, timeline }: TrackedRow, from: Day, to: Day): Decision[] {
  const { trialEndsOn, prices, endsOn } = timeline;
  const isIn = (day: Day | null): day is Day => day !== null && from <= day && day <= to && (endsOn ?? day) >= day;
  const state = stateOn(timeline, from);
  const decisions: Decision[] = [];
  const note = (kind: Decision['kind'], day: Day, beforeCents: number, afterCents: number) =>
    decisions.push({ kind, day, row, beforeCents, afterCents });
  const current = amountOn(timeline, from);
  if (state === 'trial' && isIn(trialEndsOn)) note('trialEnd', trialEndsOn, 0, amountOn(timeline, trialEndsOn));
  const last = cancelBy(timeline, agreementOf(row), from);
  if (isIn(last)) note('cancelBy', last, current, current);
  for (const [index, { from: day, amountCents }] of prices.entries()) {
    const before = prices[index - 1]?.amountCents ?? timeline.amountCents;
    if (day > from && isIn(day) && amountCents > before) note('priceRise', day, before, amountCents);
  }
  return decisions;
}
