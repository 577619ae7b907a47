import type { CycleUnit } from '../../../common/billing/cycle.ts';
import type { Plan, Tool } from '../../finder/catalogue/tool.ts';
import { wordsOf } from './words.ts';

/** What is paid for a tool today, in US dollars, and the words that may name its plan. */
export interface Paid {
  amountCents: number;
  cycleCount: number;
  cycleUnit: CycleUnit;
  isDollars: boolean;
}

/** The plan that is surely paid for. */
export interface KnownPlan {
  plan: Plan;
  /** How it is known. */
  by: 'name' | 'price';
  /** For how many it is paid; 1 unless each of them pays. */
  seats: number;
}

const listed = { month: 'monthlyCents', year: 'yearlyCents' } as const;

/** The list price of a plan in a rhythm; undefined when it is not sold in that. */
export const listPrice = (plan: Plan, { cycleCount, cycleUnit }: Pick<Paid, 'cycleCount' | 'cycleUnit'>) =>
  cycleCount === 1 && (cycleUnit === 'month' || cycleUnit === 'year') ? plan[listed[cycleUnit]] : undefined;

/** Whether a price is the same but for rounding and small changes. */
export const isNear = (cents: number, list: number): boolean => Math.abs(cents - list) * 50 <= list;

const isFree = ({ monthlyCents, yearlyCents, onceCents }: Plan) => (monthlyCents ?? yearlyCents ?? onceCents) === 0;

const costByUse = /pay as you go|pay per|metered/i;

/** A plan that costs nothing at all, for somebody who has no more than a device with a browser. */
export const isWhollyFree = (plan: Plan): boolean =>
  isFree(plan) &&
  !plan.forStudents &&
  !costByUse.test(plan.name) &&
  !/self-hosted|teacher|non-profit|patient|volunteer|education|library|account|licence|first year|on android|virtual|local/i.test(
    plan.name,
  );

/** The plans that anybody pays for. */
export const paidPlans = ({ plans }: Tool): Plan[] =>
  plans.filter((plan) => !isFree(plan) && !plan.forStudents && !plan.isExtra);

const several = /famil|\bduo\b|friends|household|\bteams?\b|\bgroup\b/i;

/** Whether a plan is made for several people. */
export const isForSeveral = (plan: Plan): boolean =>
  several.test(plan.name) && (plan.maxPeople ?? 2) > 1 && !plan.perSeat ? true : plan.minPeople !== undefined;

/** Whether a plan is made for one person. */
export const isForOne = (plan: Plan): boolean => !plan.perSeat && !isForSeveral(plan) && plan.minPeople === undefined;

const vague = new Set(['premium', 'plan', 'individual', 'for', 'the', 'a', 'subscription', 'monthly', 'with', 'to']);
const spellings: Record<string, string> = {
  families: 'family',
  friends: 'family',
  personal: 'personal',
  students: 'student',
  teams: 'team',
  ad: 'ads',
  professional: 'pro',
};
const spelled = (word: string) => spellings[word] ?? word;

/** The plan that a name says: 'family' or '200 gb'; undefined when it says none, or several alike. */
function namedPlan({ plans }: Tool, rest: readonly string[]): Plan | undefined {
  const said = new Set(rest.map(spelled));
  if (said.size === 0) return undefined;
  const fitting = plans
    .map((plan) => {
      const words = [...new Set(wordsOf(plan.name).map(spelled))];
      const telling = words.filter((word) => !vague.has(word));
      const isSaid = (telling.length > 0 ? telling : words).every((word) => said.has(word));
      return { plan, isSaid, hits: words.filter((word) => said.has(word)).length, words: words.length };
    })
    .filter(({ isSaid, hits }) => isSaid && hits > 0)
    .toSorted((a, b) => b.hits - a.hits || a.words - b.words);
  const [best, second] = fitting;
  if (best && !(second && second.hits === best.hits && second.words === best.words)) return best.plan;
  if (best) return undefined;
  // 'Spotify Premium' is the plan for one of all that are called so.
  const called = plans.filter((plan) => wordsOf(plan.name).some((word) => said.has(spelled(word)) && word !== 'for'));
  const single = called.filter((plan) => isForOne(plan) && !plan.forStudents);
  return single.length === 1 && !several.test([...said].join(' ')) ? single[0] : undefined;
}

/** How many seats of a plan a price pays for; undefined when it is no multiple. */
function seatsOf(paid: Paid, plan: Plan, saidSeats: number | undefined): number | undefined {
  const list = listPrice(plan, paid);
  if (!plan.perSeat) return 1;
  if (saidSeats !== undefined) return saidSeats;
  if (list === undefined || list === 0 || !paid.isDollars) return undefined;
  const count = Math.max(1, Math.round(paid.amountCents / list));
  if (isNear(paid.amountCents, count * list)) return count;
  return paid.amountCents < list * 1.5 ? 1 : undefined;
}

/**
 * The plan that is paid for, when its name or the price proves one.
 *
 * @param saidSeats for how many people it is, as a note says
 */
export function knownPlan(
  tool: Tool,
  rest: readonly string[],
  paid: Paid,
  saidSeats: number | undefined,
): KnownPlan | undefined {
  const named = namedPlan(tool, rest);
  if (named) {
    const seats = seatsOf(paid, named, saidSeats);
    return seats === undefined ? undefined : { plan: named, by: 'name', seats };
  }
  if (!paid.isDollars) return undefined;
  const priced = tool.plans.filter((plan) => {
    const list = listPrice(plan, paid);
    return list !== undefined && list > 0 && isNear(paid.amountCents, list * (plan.perSeat ? (saidSeats ?? 1) : 1));
  });
  const forAll = priced.filter((plan) => !plan.forStudents);
  const single = forAll.filter((plan) => !plan.perSeat);
  const choice = single.length > 0 ? single : forAll;
  return choice.length === 1
    ? { plan: choice[0]!, by: 'price', seats: choice[0]!.perSeat ? (saidSeats ?? 1) : 1 }
    : undefined;
}
