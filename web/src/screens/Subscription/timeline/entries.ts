import { isSameCycle, type Price } from '../../../../../common/billing/cycle.ts';
import { daysLater, type Day } from '../../../../../common/billing/schedule.ts';
import { cycleUnitOf } from '../../../subscriptions/cycleUnitOf.ts';
import { amountOn } from '../prices.ts';

/** A payment on its day, as the server answers it. */
export interface Payment {
  readonly dueOn: Day;
  readonly amountCents: number;
  readonly currency: string;
  readonly state: string;
  readonly isOverdue: boolean;
  readonly paidOn?: Day | null | undefined;
}

/** Something that happened to a subscription on a day, or will. */
export type Entry = { day: Day } & (
  | { kind: 'start' | 'trialEnd' | 'resume' | 'end' | 'cancelBy' }
  | { kind: 'pause'; until: Day | null }
  | { kind: 'price'; before: Price; after: Price }
  | { kind: 'payment'; payment: Payment }
);

/** What is on the same day, in the order in which it happens. */
const kinds: readonly Entry['kind'][] = ['start', 'trialEnd', 'resume', 'price', 'payment', 'cancelBy', 'pause', 'end'];

/** A cycle as the server answers it. */
interface Rhythm {
  readonly cycleCount: number;
  readonly cycleUnit: string;
}

interface Life extends Rhythm {
  readonly startsOn?: Day | null | undefined;
  readonly trialEndsOn?: Day | null | undefined;
  readonly endsOn?: Day | null | undefined;
  readonly cancelBy?: Day | null | undefined;
  readonly pauses: readonly { readonly from: Day; readonly until?: Day | null | undefined }[];
  readonly priceHistory: readonly { readonly from?: Day | null | undefined; readonly amountCents: number }[];
  /** The earliest first; each ends on `until`. */
  readonly earlierRhythms: readonly (Rhythm & { readonly until: Day })[];
}

/** The price on a day, in the cycle of that day. */
function priceOn(life: Life, day: Day): Price {
  const { cycleCount, cycleUnit } = life.earlierRhythms.find(({ until }) => day < until) ?? life;
  return { amountCents: amountOn(life.priceHistory, day), cycleCount, cycleUnit: cycleUnitOf(cycleUnit) };
}

/** The days on which another price or another cycle begins. */
function pricesOf(life: Life): Entry[] {
  const days = [...life.priceHistory.map(({ from }) => from), ...life.earlierRhythms.map(({ until }) => until)];
  return [...new Set(days)].flatMap((day): Entry[] => {
    if (day == null) return [];
    const [before, after] = [priceOn(life, daysLater(day, -1)), priceOn(life, day)];
    const isSame = before.amountCents === after.amountCents && isSameCycle(before, after);
    return isSame ? [] : [{ day, kind: 'price', before, after }];
  });
}

interface Timeline {
  /** The newest first, like `past`. */
  coming: Entry[];
  past: Entry[];
}

/**
 * Everything that happened to a subscription until today, and what is still to come.
 *
 * @param payments those to come for a year, and those of the past that are loaded
 * @param hasEarlier whether there are payments before these: what happened before them is left out, too
 */
export function timelineOf(life: Life, payments: readonly Payment[], today: Day, hasEarlier: boolean): Timeline {
  const { startsOn, trialEndsOn, endsOn, cancelBy, pauses } = life;
  const paid = [...new Map(payments.map((payment) => [payment.dueOn, payment])).values()];
  const oldest = paid.reduce((day, { dueOn }) => (dueOn < day ? dueOn : day), '9999-12-31');
  const entries: Entry[] = [
    ...paid.map((payment): Entry => ({ day: payment.dueOn, kind: 'payment', payment })),
    ...(startsOn ? [{ day: startsOn < oldest ? startsOn : oldest, kind: 'start' } as const] : []),
    ...(trialEndsOn ? [{ day: trialEndsOn, kind: 'trialEnd' } as const] : []),
    ...(cancelBy ? [{ day: cancelBy, kind: 'cancelBy' } as const] : []),
    ...(endsOn ? [{ day: endsOn, kind: 'end' } as const] : []),
    ...pauses.flatMap(({ from, until }): Entry[] => [
      { day: from, kind: 'pause', until: until ?? null },
      ...(until ? [{ day: until, kind: 'resume' } as const] : []),
    ]),
    ...pricesOf(life),
  ];
  const sorted = entries
    .filter(({ day, kind }) => !hasEarlier || (day >= oldest && kind !== 'start'))
    .toSorted((a, b) => (a.day === b.day ? kinds.indexOf(b.kind) - kinds.indexOf(a.kind) : a.day < b.day ? 1 : -1));
  return { coming: sorted.filter(({ day }) => day > today), past: sorted.filter(({ day }) => day <= today) };
}

/** The next payment, when it is later than those that were asked for. */
export function farPayment(
  life: Pick<Life, 'priceHistory'> & { readonly nextDueOn?: Day | null | undefined; readonly currency: string },
  payments: readonly Payment[],
): Payment[] {
  const { nextDueOn, priceHistory, currency } = life;
  if (!nextDueOn || payments.some(({ dueOn }) => dueOn >= nextDueOn)) return [];
  const amountCents = amountOn(priceHistory, nextDueOn);
  return [{ dueOn: nextDueOn, amountCents, currency, state: 'EXPECTED', isOverdue: false }];
}
