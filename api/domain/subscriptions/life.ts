import { withoutPause, withPause, withPrice, mostChanges } from '../../../common/billing/changes.ts';
import { endIfCancelled } from '../../../common/billing/notice.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import type { PriceChange, Timeline } from '../../../common/billing/timeline.ts';
import { timelineTexts } from '../../../common/billing/timelineTexts.ts';
import { todayIn } from '../../../common/billing/today.ts';
import { said } from '../../../common/said.ts';
import { InvalidInputError, issueOfForm } from '../../errors.ts';
import type { TrackedSubscription, User } from '../../generated/prisma/client.ts';
import { changeSubscription } from './changeSubscription.ts';
import { agreementColumnsOf, agreementOf, timelineOf } from './storedTimeline.ts';
import { columnsOf } from './timelineChanges.ts';

// What happens to a subscription in its life. Each throws NotFoundError when the user has no such subscription.

/** Whose subscriptions they are, and where they live. */
type Owner = Pick<User, 'id' | 'timeZone'>;

/** Changes a timeline; `change` gets it with today where its owner lives. */
function changeTimeline(
  { id: userId, timeZone }: Owner,
  id: number,
  change: (timeline: Timeline, today: Day, row: TrackedSubscription) => Partial<Timeline>,
): Promise<TrackedSubscription> {
  return changeSubscription(userId, id, (row) => {
    const timeline = timelineOf(row);
    return columnsOf({ ...timeline, ...change(timeline, todayIn(timeZone), row) }, agreementColumnsOf(row));
  });
}

const refusal = (field: string, text: (typeof timelineTexts)[keyof typeof timelineTexts], values = {}) =>
  new InvalidInputError(issueOfForm(field, said(text, values)));

/**
 * Pauses a subscription; a pause that is on or to come is replaced.
 *
 * @param from today when it is null
 * @throws InvalidInputError when it would end before it begins
 */
export function pauseSubscription(
  owner: Owner,
  id: number,
  { from, until }: { from: Day | null; until: Day | null },
): Promise<TrackedSubscription> {
  return changeTimeline(owner, id, (timeline, today) => {
    const pause = { from: from ?? today, until };
    if (pause.until !== null && pause.until <= pause.from) throw refusal('until', timelineTexts.pauseBackwards);
    return { pauses: withPause(timeline, pause, today) };
  });
}

/**
 * Ends a pause, or calls one off that is still to come.
 *
 * @param from the first day without it; today when it is null
 */
export const resumeSubscription = (owner: Owner, id: number, from: Day | null): Promise<TrackedSubscription> =>
  changeTimeline(owner, id, (timeline, today) => ({ pauses: withoutPause(timeline, from ?? today) }));

/**
 * Notes that a subscription was cancelled. It runs until what was agreed or paid is over.
 *
 * @param endsOn the first day without it, when somebody knows better than what was agreed
 * @throws InvalidInputError when it would end before it begins
 */
export const cancelSubscription = (owner: Owner, id: number, endsOn: Day | null): Promise<TrackedSubscription> =>
  changeTimeline(owner, id, (timeline, today, row) => ({
    endsOn: endsOn ?? timeline.endsOn ?? endIfCancelled(timeline, agreementOf(row), today),
  }));

/** Lets a subscription go on that was cancelled or has ended. */
export const keepSubscription = (owner: Owner, id: number): Promise<TrackedSubscription> =>
  changeTimeline(owner, id, () => ({ endsOn: null }));

/**
 * Adds a price that holds from a day on.
 *
 * @throws InvalidInputError when that day is before the start or has a price already, or when there are too many
 */
export function addPrice(owner: Owner, id: number, price: PriceChange): Promise<TrackedSubscription> {
  return changeTimeline(owner, id, (timeline) => {
    const startsOn = timeline.earlier[0]?.startsOn ?? timeline.startsOn;
    if (startsOn !== null && price.from < startsOn) throw refusal('from', timelineTexts.priceBeforeStart);
    if (timeline.prices.length >= mostChanges)
      throw refusal('from', timelineTexts.tooManyPrices, { maximum: mostChanges });
    const prices = price.from === startsOn ? undefined : withPrice(timeline, price);
    if (!prices) throw refusal('from', timelineTexts.priceTwice);
    return { prices };
  });
}

/**
 * Takes away a price; the one before it holds on.
 *
 * @throws InvalidInputError when no price begins on that day
 */
export function removePrice(owner: Owner, id: number, from: Day): Promise<TrackedSubscription> {
  return changeTimeline(owner, id, ({ prices }) => {
    const others = prices.filter((price) => price.from !== from);
    if (others.length === prices.length) throw refusal('from', timelineTexts.noSuchPrice);
    return { prices: others };
  });
}
