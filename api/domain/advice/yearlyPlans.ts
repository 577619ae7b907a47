import type { Day } from '../../../common/billing/schedule.ts';
import { dollars, money, type Advice } from './advice.ts';
import { ageOf } from './listPrices.ts';
import type { Subject } from './subjects.ts';
import { minus, whole } from './yearCost.ts';

/** The month since which it is paid in the rhythm of today; undefined when nobody has said, or it is no time yet. */
function sinceOf({ timeline: { startsOn, trialEndsOn } }: Subject, today: Day): string | undefined {
  const from = startsOn !== null && trialEndsOn !== null && trialEndsOn > startsOn ? trialEndsOn : startsOn;
  return from !== null && from < today ? from.slice(0, 7) : undefined;
}

/** The same plan, paid by the year. */
export function yearlyPlans(subjects: readonly Subject[], today: Day): Advice[] {
  return subjects.flatMap((subject): Advice[] => {
    const { service, known, paid, year, isTrial, name } = subject;
    const isMonthly = paid.cycleUnit === 'month' && paid.cycleCount === 1;
    if (!service || !known || !isMonthly || isTrial || !paid.isDollars) return [];
    const { plan, seats } = known;
    if (plan.yearlyCents === undefined || plan.forStudents) return [];
    const yearly = plan.yearlyCents * seats;
    const saving = minus(year, whole(yearly));
    if (yearly === 0 || saving.over <= 0n) return [];
    const since = sinceOf(subject, today);
    const months = money(year, 'USD');
    return [
      {
        kind: 'yearly-plan',
        subjects: [subject],
        saving,
        currency: 'USD',
        title: { id: 'advice.yearlyPlan', values: { name } },
        evidence: [
          { id: 'advice.yearlyPlan.prices', values: { plan: plan.name, yearly: dollars(yearly), months } },
          ...(since === undefined
            ? []
            : [{ id: 'advice.yearlyPlan.since', values: { month: { month: since } } } as const]),
          ageOf(service.tool, today),
        ],
        needs: [],
      },
    ];
  });
}
