import type { Currency } from './currencies.ts';
import type { Day } from './schedule.ts';
import { paymentsBetween, type Timeline } from './timeline.ts';

export const paymentStates = ['paid', 'skipped', 'refunded'] as const;

export type PaymentState = (typeof paymentStates)[number];

export const occurrenceStates = ['expected', ...paymentStates] as const;

/** What is known of a payment, where it is not what was to be expected. */
export interface Payment {
  dueOn: Day;
  state: PaymentState;
  /** What was paid, or paid back, in hundredths of the currency; 0 if it was skipped. */
  amountCents: number;
  currency: Currency;
  /** How much of the subscription's currency one unit of this one was worth then, as decimal text; null if they are the same. */
  rate: string | null;
  /** The day on which it was paid, or paid back; null if it was skipped. */
  paidOn: Day | null;
}

/** A payment on its day, past or to come. */
export interface Occurrence {
  dueOn: Day;
  /** Hundredths of the currency. */
  amountCents: number;
  currency: Currency;
  state: (typeof occurrenceStates)[number];
  /** Whether it is renewed by hand, was due before today, and nobody has recorded its payment. */
  isOverdue: boolean;
  rate: string | null;
  /** The day on which it was paid, or paid back; null when nobody has recorded that. */
  paidOn: Day | null;
}

/** A subscription with what happened to it. */
export interface Tracked {
  timeline: Timeline;
  currency: Currency;
  autoRenews: boolean;
  /** In any order; at most one for a day. */
  payments: readonly Payment[];
  /** The day on which it was added: what was due before counts as paid. */
  addedOn: Day;
}

/**
 * The payments from a day on, and before another, the earliest first. What renews by itself counts as paid once its day is
 * over, unless something else was recorded.
 */
export function occurrencesOf(
  { timeline, currency, autoRenews, payments, addedOn }: Tracked,
  { from, before, today }: { from: Day; before: Day; today: Day },
): Occurrence[] {
  const recorded = payments
    .filter(({ dueOn }) => from <= dueOn && dueOn < before)
    .map(({ dueOn, state, amountCents, currency, rate, paidOn }): Occurrence => ({
      dueOn,
      state,
      amountCents,
      currency,
      rate,
      paidOn,
      isOverdue: false,
    }));
  const days = new Set(recorded.map(({ dueOn }) => dueOn));
  const computed = paymentsBetween(timeline, from, before)
    .filter(({ dueOn }) => !days.has(dueOn))
    .map((due): Occurrence => {
      const isPast = due.dueOn < today;
      const isOverdue = isPast && !autoRenews && due.dueOn >= addedOn;
      const state = isPast && !isOverdue ? 'paid' : 'expected';
      return { ...due, currency, state, isOverdue, rate: null, paidOn: null };
    });
  if (recorded.length === 0) return computed;
  return [...computed, ...recorded].toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
}

/** What an occurrence costs, in hundredths of its currency: nothing if it was skipped or paid back. */
export const costOf = ({ state, amountCents }: Occurrence): number =>
  state === 'skipped' || state === 'refunded' ? 0 : amountCents;
