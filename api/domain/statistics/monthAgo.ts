import type { DatedRates } from '../../../common/billing/conversion.ts';
import { dueOn, type Day } from '../../../common/billing/schedule.ts';
import { adderFor, type Owner } from '../outlook/adding.ts';
import { trackedBy } from '../subscriptions/tracked.ts';
import { pricesOf } from './priceComparison.ts';

const monthBefore = (day: Day): Day => dueOn({ startsOn: day, cycleCount: 1, cycleUnit: 'month' }, -1);

/**
 * What the subscriptions of a month ago cost a month then, at today's rates, in hundredths of the display currency.
 *
 * @returns `cents` is null when nothing was tracked then: there is nothing to compare with
 */
export async function monthAgoOf(
  owner: Owner,
  today: Day,
  askRates: () => Promise<DatedRates>,
): Promise<{ cents: number | null }> {
  const then = monthBefore(today);
  const [tracked, adder] = await Promise.all([trackedBy(owner.id, today, owner.timeZone), adderFor(owner, askRates)]);
  if (tracked.every(({ addedOn }) => addedOn > then)) return { cents: null };
  return { cents: pricesOf(tracked, then, today, adder).allThenCents };
}
