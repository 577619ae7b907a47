import {
  amountOn,
  isActiveOn,
  stateOn,
  type SubscriptionState,
  type Timeline,
} from '../../../common/billing/timeline.ts';
import { withoutPause, withPause, withRhythm } from '../../../common/billing/changes.ts';
import { endIfCancelled, type Agreement } from '../../../common/billing/notice.ts';
import type { Price } from '../../../common/billing/cycle.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { timelineProblem } from '../../../common/billing/timelineProblem.ts';
import { timelineTexts } from '../../../common/billing/timelineTexts.ts';
import { said } from '../../../common/said.ts';
import { InvalidInputError, issueOfForm } from '../../errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { anchorAfter, type GivenDays } from './anchor.ts';
import { agreementOf, dateOf, type AgreementColumns } from './storedTimeline.ts';

type Given<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

/** Days and periods in a request; what is missing stays as it is. */
export interface GivenTimeline extends GivenDays, Given<AgreementColumns> {
  trialEndsOn?: Day | null | undefined;
  endsOn?: Day | null | undefined;
  isActive?: boolean | undefined;
  state?: SubscriptionState | undefined;
}

const agreed = ['autoRenews', 'termCount', 'termUnit', 'rollCount', 'rollUnit', 'noticeCount', 'noticeUnit'] as const;

/** The part of a request that this file is about, and the rest of it. */
export function splitTimeline<Form extends GivenTimeline>(form: Form) {
  const { startsOn, nextBillingDate, trialEndsOn, endsOn, isActive, state, ...others } = form;
  const { autoRenews, termCount, termUnit, rollCount, rollUnit, noticeCount, noticeUnit, ...rest } = others;
  const agreement = { autoRenews, termCount, termUnit, rollCount, rollUnit, noticeCount, noticeUnit };
  return [{ startsOn, nextBillingDate, trialEndsOn, endsOn, isActive, state, ...agreement }, rest] as const;
}

/** What was agreed, as it is after a request. */
function agreementAfter(given: GivenTimeline, before: AgreementColumns): AgreementColumns {
  const after = { ...before };
  for (const column of agreed) if (given[column] !== undefined) Object.assign(after, { [column]: given[column] });
  for (const period of ['term', 'roll', 'notice'] as const) {
    const [count, unit] = [`${period}Count`, `${period}Unit`] as const;
    if ((after[count] === null) !== (after[unit] === null))
      throw refusal(after[count] === null ? count : unit, said(timelineTexts.halfPeriod));
  }
  return after;
}

const refusal = (field: string, saying: string) => new InvalidInputError(issueOfForm(field, saying));

/** A timeline and what was agreed, as columns. */
export interface TimelineColumns extends AgreementColumns {
  amountCents: number;
  cycleCount: number;
  cycleUnit: string;
  startsOn: Date | null;
  prices: Prisma.InputJsonArray;
  earlier: Prisma.InputJsonArray;
  trialEndsOn: Date | null;
  pauses: Prisma.InputJsonArray;
  endsOn: Date | null;
}

/**
 * The columns of a timeline.
 *
 * @throws InvalidInputError when its days contradict each other
 */
export function columnsOf(timeline: Timeline, agreement: AgreementColumns): TimelineColumns {
  const problem = timelineProblem(timeline, agreementOf(agreement));
  if (problem) throw refusal(problem.field, said(problem.text));
  const { startsOn, trialEndsOn, endsOn, prices, earlier, pauses, ...price } = timeline;
  return {
    ...price,
    startsOn: dateOf(startsOn),
    trialEndsOn: dateOf(trialEndsOn),
    endsOn: dateOf(endsOn),
    prices: prices as unknown as Prisma.InputJsonArray,
    earlier: earlier as unknown as Prisma.InputJsonArray,
    pauses: pauses as unknown as Prisma.InputJsonArray,
    ...agreement,
  };
}

const nothingAgreed: AgreementColumns = {
  autoRenews: true,
  termCount: null,
  termUnit: null,
  rollCount: null,
  rollUnit: null,
  noticeCount: null,
  noticeUnit: null,
};

/**
 * The columns of a new subscription.
 *
 * @param today where its owner lives
 * @throws InvalidInputError when the days of the request contradict each other
 */
export function newTimeline(
  { amountCents, cycleCount, cycleUnit }: Price,
  given: GivenTimeline,
  today: Day,
): TimelineColumns {
  const { trialEndsOn = null, endsOn = null, isActive = true } = given;
  const blank: Timeline = {
    amountCents,
    cycleCount,
    cycleUnit,
    startsOn: null,
    prices: [],
    earlier: [],
    trialEndsOn,
    pauses: isActive ? [] : [{ from: today, until: null }],
    endsOn,
  };
  const startsOn = anchorAfter(given, { ...blank, pauses: [], endsOn: null }, today) ?? trialEndsOn;
  return columnsOf({ ...blank, startsOn }, agreementAfter(given, nothingAgreed));
}

/**
 * The columns of a subscription after a request.
 *
 * @param price the price that the request asks for, if any
 * @param today where its owner lives
 * @throws InvalidInputError when the days contradict each other
 */
export function changedTimeline(
  before: { timeline: Timeline; agreement: AgreementColumns },
  given: GivenTimeline,
  price: Price | undefined,
  today: Day,
): TimelineColumns {
  const { cycleCount, cycleUnit, amountCents } = price ?? {
    ...before.timeline,
    amountCents: amountOn(before.timeline, today),
  };
  const startsOn = anchorAfter(given, { ...before.timeline, cycleCount, cycleUnit }, today);
  const moved = {
    ...before.timeline,
    ...withRhythm(before.timeline, { startsOn, cycleCount, cycleUnit, amountCents }, today),
  };
  const columns = agreementAfter(given, before.agreement);
  const { trialEndsOn = trialAfter(moved, today), endsOn = moved.endsOn } = given;
  const timeline = { ...moved, trialEndsOn, endsOn };
  return columnsOf({ ...timeline, ...livingAs(given, timeline, agreementOf(columns), today) }, columns);
}

/** A trial goes along when the first payment is put off; one that is over is no longer of interest then. */
function trialAfter({ startsOn, trialEndsOn, earlier }: Timeline, today: Day): Day | null {
  if (startsOn === null || trialEndsOn === null || startsOn <= trialEndsOn || earlier.length > 0) return trialEndsOn;
  return today < trialEndsOn ? startsOn : null;
}

/** What a request for a state, or to be active or not, changes; a state that it is in already changes nothing. */
function livingAs(
  { state, isActive }: GivenTimeline,
  timeline: Timeline,
  agreement: Agreement,
  today: Day,
): Pick<Timeline, 'pauses' | 'endsOn'> {
  const current = stateOn(timeline, today);
  const wanted = state !== undefined && state !== current ? state : stateFor(isActive, timeline, today);
  const { pauses, endsOn } = timeline;
  switch (wanted) {
    case 'trial':
    case 'active':
      return { pauses: current === 'paused' ? withoutPause(timeline, today) : pauses, endsOn: null };
    case 'paused':
      return { pauses: withPause(timeline, { from: today, until: null }, today), endsOn };
    case 'cancelled':
      return { pauses, endsOn: endIfCancelled(timeline, agreement, today) };
    case 'ended':
      return { pauses, endsOn: today };
    case undefined:
      return { pauses, endsOn };
  }
}

/** The state that a request to be active or not asks for; undefined when it is so already. */
function stateFor(isActive: boolean | undefined, timeline: Timeline, today: Day): SubscriptionState | undefined {
  if (isActive === undefined || isActive === isActiveOn(timeline, today)) return undefined;
  return isActive ? 'active' : 'paused';
}
