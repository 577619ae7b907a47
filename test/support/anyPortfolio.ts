/** Portfolios in which everything happens: rhythms that changed, prices that rose, labels, and payments that were recorded. */
import fc from 'fast-check';
import { daysLater } from '../../common/billing/schedule.ts';
import { today, inDays } from './expectedSums.ts';
import { anyLabels, anyRecord, anySubscription } from './portfolios.ts';
import { anySchedule } from './schedules.ts';

/** A subscription that was paid in another rhythm before, or of which nobody said when it is paid. */
const anyRhythms = fc.record({
  before: fc.option(fc.record({ schedule: anySchedule, days: fc.integer({ min: 1, max: 700 }) })),
  isUndated: fc.boolean(),
});

/** What most people have: paid every few weeks or months, so that what is recorded is often of a payment. */
const usualSubscription = fc
  .record({
    own: anySubscription,
    startedDaysAgo: fc.nat(900),
    cycleCount: fc.integer({ min: 1, max: 3 }),
    cycleUnit: fc.constantFrom('week' as const, 'month' as const),
    rise: fc.option(fc.record({ daysLater: fc.integer({ min: 1, max: 900 }), amountCents: fc.nat(100_000) })),
  })
  .map(({ own, startedDaysAgo, cycleCount, cycleUnit, rise }) => {
    const startsOn = inDays(-startedDaysAgo);
    const prices = rise ? [{ from: daysLater(startsOn, rise.daysLater), amountCents: rise.amountCents }] : [];
    const timeline = { ...own.timeline, startsOn, cycleCount, cycleUnit, prices };
    return { ...own, timeline: { ...timeline, trialEndsOn: null, pauses: [], endsOn: null } };
  });

const anyOne = fc
  .record({
    own: fc.oneof(anySubscription, usualSubscription),
    rhythms: anyRhythms,
    addedDaysAgo: fc.nat(1_500),
    records: fc.array(anyRecord, { maxLength: 6 }),
    labels: anyLabels,
  })
  .map(({ own, rhythms: { before, isUndated }, ...rest }) => {
    const { timeline } = own;
    const startsOn = timeline.startsOn!;
    // Without a day nothing is due, so nothing starts, ends or is recorded.
    if (isUndated && before)
      return {
        ...own,
        ...rest,
        records: [],
        timeline: { ...timeline, startsOn: null, trialEndsOn: null, endsOn: null },
      };
    // A cycle changes today at the latest; only a payment that is moved has its day in the future.
    const { cycleCount, cycleUnit } = startsOn <= today && before ? before.schedule : timeline;
    const earlier = before
      ? [{ startsOn: daysLater(startsOn, -before.days), cycleCount, cycleUnit, until: startsOn }]
      : [];
    return { ...own, ...rest, timeline: { ...timeline, earlier } };
  });

export const anyPortfolio = fc.array(anyOne, { minLength: 1, maxLength: 6 });
