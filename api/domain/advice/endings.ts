import { daysLater, type Day } from '../../../common/billing/schedule.ts';
import { money, type Advice, type Sentence } from './advice.ts';
import type { Subject } from './subjects.ts';

/** How many days before they come the end of a trial and the last day to cancel are told. */
const daysBefore = { trialEnd: 7, cancelBy: 14 };

/** Trials that end soon, and last days to cancel that come soon. */
export function endings(subjects: readonly Subject[], today: Day): Advice[] {
  const isSoon = (day: Day | null, days: number): day is Day =>
    day !== null && today <= day && day <= daysLater(today, days);
  return subjects.flatMap((subject): Advice[] => {
    const { name, timeline, isTrial, cancelBy, year, currency } = subject;
    const values = { amount: money(year, currency) };
    const advice = (day: Day, title: Sentence['id'], price: Sentence['id']): Advice[] => [
      {
        kind: 'ends-soon',
        subjects: [subject],
        target: day,
        saving: year,
        currency,
        title: { id: title, values: { name, day: { day } } },
        evidence: [{ id: price, values }],
        needs: [],
      },
    ];
    if (isTrial && isSoon(timeline.trialEndsOn, daysBefore.trialEnd))
      return advice(timeline.trialEndsOn, 'advice.trialEnds', 'advice.trialEnds.price');
    return isSoon(cancelBy, daysBefore.cancelBy) ? advice(cancelBy, 'advice.cancelBy', 'advice.cancelBy.price') : [];
  });
}
