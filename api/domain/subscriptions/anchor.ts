import type { Day } from '../../../common/billing/schedule.ts';
import { goingOn, nextPayment, type Timeline } from '../../../common/billing/timeline.ts';
import { InvalidInputError, issue } from '../../errors.ts';

/** The days in a request. One that is missing, or says what is so already, changes nothing. */
export interface GivenDays {
  startsOn?: Day | null | undefined;
  nextBillingDate?: Day | null | undefined;
}

/**
 * The day that payments are counted from after a request. What a client has read and writes back must not move it: from
 * 28 February, a monthly payment would never come back to the 31st.
 *
 * @param before the days until now, with the cycle after the request
 * @param today where the subscription's owner lives
 * @throws InvalidInputError when the request has two new days, and the second is no payment of the first
 */
export function anchorAfter({ startsOn, nextBillingDate }: GivenDays, before: Timeline, today: Day): Day | null {
  const timeline = goingOn(before);
  const start = startsOn === timeline.startsOn ? undefined : startsOn;
  const next =
    nextBillingDate !== undefined && isNextPayment(nextBillingDate, timeline, today) ? undefined : nextBillingDate;
  if (start === undefined) return next === undefined ? timeline.startsOn : next;
  if (next !== undefined && !isNextPayment(next, { ...timeline, startsOn: start }, today))
    throw new InvalidInputError(issue('nextBillingDate', 'nextBillingDate.different'));
  return start;
}

/** Whether a day is the next payment, or was on the day that a client has read it; null is for no payment. */
function isNextPayment(day: Day | null, timeline: Timeline, today: Day): boolean {
  const next = nextPayment(timeline, today)?.dueOn;
  if (day === null) return next === undefined;
  return nextPayment(timeline, day)?.dueOn === day && (next === undefined || day <= next);
}
