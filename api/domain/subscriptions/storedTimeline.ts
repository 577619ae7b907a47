import type { Agreement, Period, PeriodUnit } from '../../../common/billing/notice.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import type { EarlierRhythm, Pause, PriceChange, Timeline } from '../../../common/billing/timeline.ts';
import type { TrackedSubscription } from '../../generated/prisma/client.ts';
import { priceOf } from '../prices/storedPrice.ts';

/** A day as a column holds it. */
export const dateOf = (day: Day | null): Date | null => (day === null ? null : new Date(day));

/** The day that a column holds. */
export const dayOf = (date: Date | null): Day | null => date && date.toISOString().slice(0, 10);

const known = new WeakMap<TrackedSubscription, Timeline>();

/** The same as timelineOf, for whoever keeps it: to remember it for each of many rows costs more than to read them. */
export const readTimeline = (row: TrackedSubscription): Timeline => ({
  ...priceOf(row),
  startsOn: dayOf(row.startsOn),
  prices: row.prices as unknown as PriceChange[],
  earlier: row.earlier as unknown as EarlierRhythm[],
  trialEndsOn: dayOf(row.trialEndsOn),
  pauses: row.pauses as unknown as Pause[],
  endsOn: dayOf(row.endsOn),
});

/** What a row says of when it is paid, and how much; the table's check constraints make sure that it is valid. */
export function timelineOf(row: TrackedSubscription): Timeline {
  const timeline = known.get(row) ?? readTimeline(row);
  known.set(row, timeline);
  return timeline;
}

const periodOf = (count: number | null, unit: string | null): Period | null =>
  count === null || unit === null ? null : { count, unit: unit as PeriodUnit };

/** The columns of what was agreed. */
export type AgreementColumns = Pick<
  TrackedSubscription,
  'autoRenews' | `${'term' | 'roll' | 'notice'}${'Count' | 'Unit'}`
>;

export const agreementColumnsOf = (row: AgreementColumns): AgreementColumns => {
  const { autoRenews, termCount, termUnit, rollCount, rollUnit, noticeCount, noticeUnit } = row;
  return { autoRenews, termCount, termUnit, rollCount, rollUnit, noticeCount, noticeUnit };
};

/** What a row says of how long it runs, and how it ends. */
export const agreementOf = (row: AgreementColumns): Agreement => ({
  term: periodOf(row.termCount, row.termUnit),
  roll: periodOf(row.rollCount, row.rollUnit),
  notice: periodOf(row.noticeCount, row.noticeUnit),
  autoRenews: row.autoRenews,
});
