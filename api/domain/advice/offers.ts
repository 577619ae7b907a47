import type { Price } from '../../../common/billing/cycle.ts';
import type { Fraction } from '../../../common/billing/fraction.ts';
import type { Plan } from '../../finder/catalogue/tool.ts';
import { isWhollyFree, type Paid } from './plans.ts';
import type { Subject } from './subjects.ts';
import { isLess, minus, whole, yearCost } from './yearCost.ts';

/** What somebody could pay for instead. */
export interface Offer {
  plan: Plan;
  /** What a year of it is, in US cents, for all who use it. */
  year: Fraction;
  /** What is paid for it, in US dollars; undefined when it is free. */
  list?: Price;
}

/**
 * What a plan costs somebody who pays as they do now; undefined when they cannot have it, or nobody knows.
 *
 * @param seats for how many people; Infinity when nobody knows
 */
export function offerOf(plan: Plan, paid: Paid, seats: number): Offer | undefined {
  const { monthlyCents, yearlyCents, minPeople = 1, maxPeople = Infinity } = plan;
  if (plan.forStudents || plan.isExtra || seats < minPeople || seats > maxPeople) return undefined;
  if (plan.perSeat && !Number.isFinite(seats)) return undefined;
  if (isWhollyFree(plan)) return { plan, year: whole(0) };
  const byYear = paid.cycleUnit === 'year';
  const rhythm = (byYear && yearlyCents !== undefined) || monthlyCents === undefined ? 'year' : 'month';
  const cents = rhythm === 'year' ? yearlyCents : monthlyCents;
  // What is free under conditions, or paid by use, costs nobody knows what.
  if (cents === undefined || cents === 0) return undefined;
  const list: Price = { amountCents: cents * (plan.perSeat ? seats : 1), cycleCount: 1, cycleUnit: rhythm };
  return { plan, year: yearCost(list), list };
}

/** The cheapest of some plans; undefined when they can have none. */
export const cheapestOf = (plans: readonly Plan[], paid: Paid, seats: number): Offer | undefined =>
  plans
    .flatMap((plan) => offerOf(plan, paid, seats) ?? [])
    .reduce<Offer | undefined>((best, offer) => (best && !isLess(offer.year, best.year) ? best : offer), undefined);

/**
 * What a year of an offer saves, in the subscription's currency. List prices are in dollars, and what they are elsewhere is not
 * known: only what is free surely saves there.
 *
 * @returns undefined when that is nothing, or not sure
 */
export function savingOf({ year, currency }: Subject, offer: Offer): Fraction | undefined {
  if (currency !== 'USD' && offer.list) return undefined;
  const saving = minus(year, offer.year);
  return saving.over > 0n ? saving : undefined;
}
