import type { Day } from '../../../common/billing/schedule.ts';
import type { Advice, Sentence } from './advice.ts';
import { ageOf } from './listPrices.ts';
import { cheapestOf, offerOf, savingOf, type Offer } from './offers.ts';
import { isForOne, isForSeveral, paidPlans } from './plans.ts';
import { isShared } from './sharing.ts';
import type { Subject } from './subjects.ts';
import { isLess } from './yearCost.ts';

/** A plan for one instead of one for several. */
function forOne({ service, known, paid, year }: Subject): Offer | undefined {
  if (!service || !known || !paid.isDollars || !isForSeveral(known.plan)) return undefined;
  return (
    paidPlans(service.tool)
      .filter(isForOne)
      .flatMap((plan) => offerOf(plan, paid, 1) ?? [])
      .filter((offer) => isLess(offer.year, year))
      // The dearest has most of what there is now.
      .reduce<Offer | undefined>((best, offer) => (best && !isLess(best.year, offer.year) ? best : offer), undefined)
  );
}

/** The cheapest plan of the same service. */
function forRareUse({ service, known, paid }: Subject): Offer | undefined {
  if (!service || service.isPart) return undefined;
  return cheapestOf(service.tool.plans, paid, known?.seats ?? 1);
}

/**
 * A smaller or cheaper plan of the same service, for somebody who rarely uses it, or who pays for several.
 *
 * @param hasOthers whether anything says that its owner lives or works with others
 */
export function cheaperPlans(subjects: readonly Subject[], today: Day, hasOthers: boolean): Advice[] {
  return subjects.flatMap((subject): Advice[] => {
    const { known, price, currency, name, service, use } = subject;
    const rare = use === 'rarely' ? forRareUse(subject) : undefined;
    const offer = rare ?? (hasOthers || isShared(subject) ? undefined : forOne(subject));
    const saving = offer && savingOf(subject, offer);
    if (!saving || !service) return [];
    const plan = offer.plan.name;
    const paid = { price, currency };
    const why: Sentence = rare
      ? { id: 'advice.cheaperPlan.rarely', values: {} }
      : { id: 'advice.cheaperPlan.several', values: { plan: known!.plan.name } };
    const cost: Sentence = offer.list
      ? { id: 'advice.cheaperPlan.prices', values: { plan, list: { price: offer.list, currency: 'USD' }, paid } }
      : { id: 'advice.cheaperPlan.free', values: { plan, paid } };
    return [
      {
        kind: 'cheaper-plan',
        subjects: [subject],
        target: plan,
        saving,
        currency,
        title: { id: 'advice.cheaperPlan', values: { name } },
        evidence: [why, cost, ageOf(service.tool, today)],
        needs: [],
      },
    ];
  });
}
