import type { Day } from '../../../common/billing/schedule.ts';
import type { Plan } from '../../finder/catalogue/tool.ts';
import type { Advice } from './advice.ts';
import { ageOf } from './listPrices.ts';
import { isForOne, isNear, listPrice, paidPlans } from './plans.ts';
import type { Subject } from './subjects.ts';
import { isLess, minus, whole, yearCost } from './yearCost.ts';

/** What it must cost more than the list price in a year: a dollar a month. */
const leastSaving = whole(1_200);

/** The plan that it costs more than, and for how many that is; undefined when that is not certain. */
function planOf({ service, known, paid }: Subject): { plan: Plan; seats: number } | undefined {
  if (!service || service.isPart) return undefined;
  if (known?.by === 'name') return known;
  // At a list price, it costs no more than that.
  if (known) return undefined;
  const sold = paidPlans(service.tool).filter((plan) => listPrice(plan, paid) !== undefined);
  const [only] = sold;
  if (only && paidPlans(service.tool).length === 1)
    return only.perSeat && paid.amountCents > listPrice(only, paid)! * 1.9 ? undefined : { plan: only, seats: 1 };
  if (sold.some((plan) => plan.perSeat || !isForOne(plan))) {
    // What is paid may be for several people.
    const others = sold.filter((plan) => plan.perSeat || !isForOne(plan));
    if (others.some((plan) => plan.perSeat || isNear(paid.amountCents, listPrice(plan, paid)!))) return undefined;
  }
  const single = sold.filter(isForOne).toSorted((a, b) => listPrice(b, paid)! - listPrice(a, paid)!);
  return single[0] ? { plan: single[0], seats: 1 } : undefined;
}

/** What costs more than its list price. */
export function aboveListPrices(subjects: readonly Subject[], today: Day): Advice[] {
  return subjects.flatMap((subject): Advice[] => {
    const found = subject.paid.isDollars ? planOf(subject) : undefined;
    const list = found && listPrice(found.plan, subject.paid);
    if (!found || list === undefined || list === 0) return [];
    const { paid, price, currency, name, year, service } = subject;
    const listed = { amountCents: list * found.seats, cycleCount: 1, cycleUnit: paid.cycleUnit };
    const saving = minus(year, yearCost(listed));
    if (isNear(paid.amountCents, listed.amountCents) || !isLess(leastSaving, saving)) return [];
    return [
      {
        kind: 'above-list-price',
        subjects: [subject],
        saving,
        currency,
        title: { id: 'advice.aboveListPrice', values: { name } },
        evidence: [
          {
            id: 'advice.aboveListPrice.prices',
            values: { plan: found.plan.name, list: { price: listed, currency: 'USD' }, paid: { price, currency } },
          },
          ageOf(service!.tool, today),
        ],
        needs: [],
      },
    ];
  });
}
