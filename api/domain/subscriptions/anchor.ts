import type { Cycle } from '../../../common/billing/cycle.ts';
import { nextDueOn, type Day } from '../../../common/billing/schedule.ts';
import { InvalidInputError, issue } from '../../errors.ts';

/** The days in a request. One that is missing, or says what is so already, changes nothing. */
export interface GivenDays {
  startsOn?: Day | null | undefined;
  nextBillingDate?: Day | null | undefined;
}

/** What the next payment depends on besides its anchor. */
export interface Counting {
  /** The cycle after the request. */
  cycle: Cycle;
  /** Today where the subscription's owner lives. */
  today: Day;
}

/**
 * The day that payments are counted from after a request. What a client has read and writes back must not move it: from
 * 28 February, a monthly payment would never come back to the 31st.
 *
 * @param before the day until now
 * @throws InvalidInputError when the request has two new days, and the second is no payment of the first
 */
export function anchorAfter(
  { startsOn, nextBillingDate }: GivenDays,
  counting: Counting,
  before: Day | null = null,
): Day | null {
  const start = startsOn === before ? undefined : startsOn;
  const next =
    nextBillingDate !== undefined && isNextPayment(nextBillingDate, before, counting) ? undefined : nextBillingDate;
  if (start === undefined) return next === undefined ? before : next;
  if (next !== undefined && !isNextPayment(next, start, counting))
    throw new InvalidInputError(issue('nextBillingDate', 'nextBillingDate.different'));
  return start;
}

/** Whether a day is the next payment, or was on the day that a client has read it; null is for no payment. */
function isNextPayment(day: Day | null, startsOn: Day | null, { cycle, today }: Counting): boolean {
  if (startsOn === null) return day === null;
  const schedule = { ...cycle, startsOn };
  const next = nextDueOn(schedule, today);
  if (day === null) return next === undefined;
  return nextDueOn(schedule, day) === day && (next === undefined || day <= next);
}
