/** What somebody paid and will pay, found by walking through the days with the stored prices and payments. */
import { db } from '../../api/database/db.ts';
import type { Currency } from '../../common/billing/currencies.ts';
import type { CycleUnit } from '../../common/billing/cycle.ts';
import type { PaymentState } from '../../common/billing/occurrences.ts';
import type { Day, Schedule } from '../../common/billing/schedule.ts';
import type { Pause, PriceChange } from '../../common/billing/timeline.ts';
import { exactly, type Exact } from './exactly.ts';
import { onTheWall } from './wallCalendar.ts';

/** A payment that the prices and the rhythm give. */
export interface DuePayment {
  on: Day;
  cents: number;
}

/** A payment that was or will be, after what was recorded. */
export interface WalkedPayment extends DuePayment {
  currency: Currency;
  state: 'expected' | PaymentState;
  isOverdue: boolean;
}

/** What is stored of a subscription, and its payments. */
export interface Walked {
  id: number;
  name: string;
  currency: Currency;
  addedOn: Day;
  /** Its own category, or else the built-in one. */
  category: string;
  builtInCategory: string;
  /** Its tags, payment method and people. */
  labels: readonly string[];
  isOnce: boolean;
  /** What a payment costs, from the first price on. */
  prices: readonly { from: Day | null; cents: number }[];
  due: readonly DuePayment[];
  payments: readonly WalkedPayment[];
  recorded: readonly { on: Day; cents: number; currency: Currency; state: PaymentState; rate: string | null }[];
  isActiveOn(day: Day): boolean;
  /** Whether it had begun, and was no longer free. */
  isPaidOn(day: Day): boolean;
  hasBegunBy(day: Day): boolean;
  /** What it costs a month and a year at the price and in the rhythm of a day. */
  monthOn(day: Day): Exact;
  yearOn(day: Day): Exact;
}

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** How many payments a year of each rhythm has (docs/decisions/017-a-year-of-payments.md). */
const paymentsAYear: Record<string, number> = { day: 365, week: 52, month: 12, year: 1, once: 0 };

/**
 * Everything that somebody tracks.
 *
 * @param until the last day that is walked to
 */
export async function walkedOf(userId: number, today: Day, until: Day): Promise<Walked[]> {
  const rows = await db.trackedSubscription.findMany({
    where: { userId, removedAt: null },
    include: { payments: true, labels: { include: { label: true } } },
    orderBy: { id: 'asc' },
  });
  return rows.map((row): Walked => {
    const { id, name, autoRenews, category } = row;
    const currency = row.currency as Currency;
    const startsOn = row.startsOn && dayOf(row.startsOn);
    const trialEndsOn = row.trialEndsOn && dayOf(row.trialEndsOn);
    const endsOn = row.endsOn && dayOf(row.endsOn);
    const addedOn = dayOf(row.createdAt);
    const pauses = row.pauses as unknown as Pause[];
    const prices = row.prices as unknown as PriceChange[];
    const earlier = row.earlier as unknown as (Schedule & { until: Day })[];
    const own = { cycleCount: row.cycleCount, cycleUnit: row.cycleUnit as CycleUnit };

    const isPausedOn = (day: Day) => pauses.some(({ from, until: end }) => from <= day && (end === null || day < end));
    const hasEndedBy = (day: Day) => endsOn !== null && endsOn <= day;
    const isFreeOn = (day: Day) => trialEndsOn !== null && day < trialEndsOn;
    const centsOn = (day: Day) => {
      let cents = Number(row.amountCents);
      for (const price of prices) if (price.from <= day) cents = price.amountCents;
      return cents;
    };
    const last = endsOn !== null && endsOn > until ? endsOn : until;
    const days = [
      ...earlier.flatMap((rhythm) => onTheWall(rhythm, last).filter((day) => day < rhythm.until)),
      ...(startsOn === null ? [] : onTheWall({ ...own, startsOn }, last)),
    ];
    const due = days
      .filter((day) => !isPausedOn(day) && !hasEndedBy(day) && !isFreeOn(day))
      .map((on) => ({ on, cents: centsOn(on) }));

    const recorded = row.payments.map(({ dueOn, amountCents, currency: paidIn, state, rate }) => ({
      on: dayOf(dueOn),
      cents: Number(amountCents),
      currency: paidIn as Currency,
      state: state as PaymentState,
      rate: rate && rate.toFixed(),
    }));
    const isRecorded = new Set(recorded.map(({ on }) => on));
    const unrecorded = due
      .filter(({ on }) => !isRecorded.has(on))
      .map((each): WalkedPayment => {
        const isOverdue = !autoRenews && each.on < today && each.on >= addedOn;
        return { ...each, currency, isOverdue, state: each.on < today && !isOverdue ? 'paid' : 'expected' };
      });
    const payments = [...unrecorded, ...recorded.map((each) => ({ ...each, isOverdue: false }))].toSorted((a, b) =>
      a.on < b.on ? -1 : 1,
    );

    const yearOn = (day: Day): Exact => {
      const { cycleCount, cycleUnit } = earlier.find((rhythm) => day < rhythm.until) ?? own;
      return exactly(centsOn(day) * paymentsAYear[cycleUnit]!, cycleCount);
    };
    const isActiveOn = (day: Day) => {
      if (endsOn !== null) return endsOn > day && due.some(({ on }) => on >= day);
      return !isPausedOn(day);
    };
    const hasBegunBy = (day: Day) => (earlier[0]?.startsOn ?? startsOn ?? addedOn) <= day;
    const labelled = row.labels.map(({ label }) => label);
    return {
      id,
      name,
      currency,
      addedOn,
      category: labelled.find(({ kind }) => kind === 'category')?.name ?? category,
      builtInCategory: category,
      labels: labelled.filter(({ kind }) => kind !== 'category').map((label) => label.name),
      isOnce: own.cycleUnit === 'once',
      prices: [
        { from: null, cents: Number(row.amountCents) },
        ...prices.map(({ from, amountCents }) => ({ from, cents: amountCents })),
      ],
      due,
      payments,
      recorded,
      isActiveOn,
      isPaidOn: (day) => hasBegunBy(day) && isActiveOn(day) && !isFreeOn(day),
      hasBegunBy,
      yearOn,
      monthOn: (day) => {
        const { over, under } = yearOn(day);
        return { over, under: under * 12n };
      },
    };
  });
}

/** What a payment costs: nothing when it was skipped or paid back. */
export const centsPaid = ({ state, cents }: WalkedPayment): number =>
  state === 'paid' || state === 'expected' ? cents : 0;
