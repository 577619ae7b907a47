import { divideRounded } from '../../../common/billing/money.ts';
import type { Price } from '../../../common/billing/cycle.ts';
import type { Feature, Plan, Tool } from '../catalogue/tool.ts';
import type { Reading } from '../reading/reading.ts';
import { allows } from './keeping.ts';

/** What a plan costs a month, in US cents; a price by the year, or one paid once, is spread over twelve months. */
export function monthlyCentsOf({ monthlyCents, yearlyCents, onceCents }: Plan): number {
  return monthlyCents ?? divideRounded(yearlyCents ?? onceCents ?? 0, 12);
}

/** What a plan costs a month, in US cents, for all whom the text counts where each of them pays. */
export function costOf(plan: Plan, { people }: Pick<Reading, 'people'>): number {
  return monthlyCentsOf(plan) * (plan.perSeat ? people : 1);
}

/** How many people a cost is for. */
export function seatsOf({ plan, monthlyCents }: { plan: Plan; monthlyCents: number }): number {
  return monthlyCents > 0 ? monthlyCents / monthlyCentsOf(plan) : 1;
}

/** The price of a plan for all seats, as it is charged. */
export function priceOf(choice: { plan: Plan; monthlyCents: number }): Omit<Price, 'currency'> {
  const { monthlyCents, yearlyCents, onceCents } = choice.plan;
  const cycleUnit = monthlyCents !== undefined ? 'month' : yearlyCents !== undefined ? 'year' : 'once';
  return { amountCents: (monthlyCents ?? yearlyCents ?? onceCents ?? 0) * seatsOf(choice), cycleCount: 1, cycleUnit };
}

type Asker = Pick<Reading, 'people' | 'isStudent' | 'constraints'>;

/** What most people can have of a tool, and for what; worked out once for each tool. */
const usual = new WeakMap<Tool, { plans: Plan[]; cheapest: Plan; isFitting: boolean }>();

/**
 * The plans that somebody can have, cheapest first: large enough for all who work with it, for students only when a student
 * asks, and such as keep what the text demands. Where none is, those that come closest.
 */
export function plansFor(tool: Tool, reading: Asker): Plan[] {
  return choiceOf(tool, reading).plans;
}

/** Whether a tool has a plan that is large enough and keeps what the text demands. */
export function hasFittingPlan(tool: Tool, reading: Asker): boolean {
  return choiceOf(tool, reading).isFitting;
}

/** Of the cheapest plans that somebody can have, the one for students, which holds more than a free one for everybody. */
export function cheapestPlan(tool: Tool, reading: Asker): Plan {
  return choiceOf(tool, reading).cheapest;
}

function choiceOf(tool: Tool, reading: Asker) {
  const isUsual = reading.people === 1 && !reading.isStudent && reading.constraints.length === 0;
  const known = isUsual ? usual.get(tool) : undefined;
  if (known) return known;
  const open = tool.plans.filter(({ forStudents }) => reading.isStudent || !forStudents);
  const fitting = open.filter(
    (plan) => fits(plan, reading) && reading.constraints.every((each) => allows(tool, plan, each)),
  );
  const plans = fitting.length > 0 ? fitting : open;
  const cheapest = plans.reduce((a, b) => {
    const difference = costOf(b, reading) - costOf(a, reading);
    return difference < 0 || (difference === 0 && b.forStudents) ? b : a;
  });
  const choice = { plans, cheapest, isFitting: fitting.length > 0 };
  if (isUsual) usual.set(tool, choice);
  return choice;
}

const fits = ({ minPeople = 1, maxPeople = Infinity }: Plan, { people }: Pick<Reading, 'people'>) =>
  people >= minPeople && people <= maxPeople;

export const textOf = (feature: Feature) => (typeof feature === 'string' ? feature : feature.text);

/** What a plan of a tool can do: not what only a dearer one has. */
export function featuresOn({ plans, features }: Tool, plan: Plan): string[] {
  const rank = plans.indexOf(plan);
  return features
    .filter((feature) => typeof feature === 'string' || plans.findIndex(({ name }) => name === feature.plan) <= rank)
    .map(textOf);
}
