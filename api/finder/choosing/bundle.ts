import { suiteSize, type ProjectType } from '../../../common/values.ts';
import { withAlternatives } from './alternatives.ts';
import type { Choice } from './choice.ts';
import type { Knowledge, Reading, Want } from '../reading/reading.ts';
import { keeps } from './keeping.ts';
import { costOf, hasFittingPlan, monthlyCentsOf, plansFor } from './plans.ts';
import type { Chances } from './acceptance.ts';
import { rateTools, type Candidate } from './rating.ts';
import { cheapestTotal, findBestSet } from './search.ts';
import type { Tool } from '../catalogue/tool.ts';

/** Tools looked at for each want; those further down are hardly ever in the best set. */
const candidatesPerWant = 8;
const otherCandidates = 8;

/** An upgrade may cost $30 for each who pays it and two fifths of the budget, and the whole may not come above three quarters of it. */
const upgrades = { most: 2, mostCents: 3000, shareOfBudget: 0.4, totalShare: 3 / 4, leastWeight: 0.55 };

/**
 * The five tools that together meet the wants best within the budget, most useful first; fewer only when the catalogue
 * has no five that the budget can pay.
 *
 */
export function chooseBundle(
  tools: readonly Tool[],
  reading: Reading,
  type: ProjectType,
  budgetCents: number,
  chances: Chances,
  knowledge?: Knowledge,
): Choice[] {
  const budget = payable(budgetCents);
  const candidates = candidatesFor(tools, reading, type, budget, chances, knowledge);
  const choices = completeBundle(candidates, [], reading.wants, budget);
  const onPlans = reading.isFrugal ? choices : upgrade(choices, reading, budget, knowledge);
  return withAlternatives(onPlans, candidates, reading.wants, budget);
}

/** A budget that can be reckoned with. */
export const payable = (budgetCents: number) => (Number.isFinite(budgetCents) ? Math.max(0, budgetCents) : 0);

/** How much of what the text demands or refuses a tool does not keep. */
export function brokenBy(tool: Tool, reading: Reading): number {
  return (
    reading.constraints.filter((constraint) => !keeps(tool, constraint)).length +
    Number(!hasFittingPlan(tool, reading)) +
    Number(reading.refused.has(tool.needs[0]!) && !reading.wishes.has(tool.id))
  );
}

/** What a broken demand costs a tool: more than any tool is worth. */
const worthOfDemand = 10;

/**
 * The tools that five can be chosen from, each on its cheapest plan.
 *
 * @param kept tools, by id, that stay among them if they keep what is demanded; whoever keeps them knows that they can be had
 */
export function candidatesFor(
  tools: readonly Tool[],
  reading: Reading,
  type: ProjectType,
  budget: number,
  chances: Chances,
  knowledge?: Knowledge,
  kept: ReadonlySet<string> = new Set(),
): Candidate[] {
  const isOut = ({ id }: Tool) => reading.leftOut.has(id) || (reading.elsewhere.has(id) && !kept.has(id));
  const isWelcome = (tool: Tool) => !isOut(tool) && brokenBy(tool, reading) === 0;
  const usefulIds = new Set([...chances.flatMap((forWant) => [...forWant.keys()]), ...reading.wishes.keys(), ...kept]);
  const useful = tools.filter(({ id }) => usefulIds.has(id));
  const canFill = (pool: readonly Candidate[]) => pool.length >= suiteSize && cheapestTotal(pool, suiteSize) <= budget;
  const welcomeOf = (some: readonly Tool[]) =>
    rateTools(some.filter(isWelcome), reading, type, budget, chances, knowledge).filter(({ cents }) => cents <= budget);
  let pool = welcomeOf(useful);
  if (!canFill(pool)) pool = welcomeOf(tools);
  // Better a tool that breaks what is demanded than fewer than five; yet no more of them than there must be.
  if (!canFill(pool)) {
    pool = rateTools(tools, reading, type, budget, chances, knowledge).map((candidate) => ({
      ...candidate,
      own: candidate.own - worthOfDemand * (brokenBy(candidate.tool, reading) + 2 * Number(isOut(candidate.tool))),
    }));
  }

  return shortlist(pool, reading.wants.length, kept);
}

/**
 * The best five that hold the tools chosen already, most useful first.
 *
 * @param fixed some of the candidates; they leave enough of the budget for the others
 */
export function completeBundle(
  candidates: readonly Candidate[],
  fixed: readonly Candidate[],
  wants: readonly Want[],
  budget: number,
): Choice[] {
  const indexes = fixed.map((candidate) => candidates.indexOf(candidate));
  const best = findBestSet(candidates, wants, budget, indexes);
  return credit(
    best.map((index) => candidates[index]!),
    wants,
  );
}

/** Those that can be in the best set: the best for each want, the best in general, the cheapest, and those that are kept. */
function shortlist(pool: readonly Candidate[], wants: number, kept: ReadonlySet<string>): Candidate[] {
  const forWant = Array.from({ length: wants }, () => new Best(candidatesPerWant));
  const inGeneral = new Best(otherCandidates);
  // Whatever is chosen first, it must stay possible to end within the budget.
  const cheapest = new Best(suiteSize);
  for (const candidate of pool) {
    let sum = candidate.own;
    for (const { want, value } of candidate.gains) {
      forWant[want]!.add(candidate, value + candidate.own);
      sum += value;
    }
    inGeneral.add(candidate, sum);
    cheapest.add(candidate, -candidate.cents);
  }
  const listed = new Set([...forWant, inGeneral, cheapest].flatMap(({ candidates }) => candidates));
  return pool.filter((candidate) => listed.has(candidate) || kept.has(candidate.tool.id));
}

/** The few candidates of the highest values, the highest first, and of equal ones the first that came. */
class Best {
  readonly candidates: Candidate[] = [];
  readonly #values: number[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(candidate: Candidate, value: number): void {
    const values = this.#values;
    if (values.length === this.#most && value <= values.at(-1)!) return;
    let at = values.length;
    while (at > 0 && values[at - 1]! < value) at--;
    values.splice(at, 0, value);
    this.candidates.splice(at, 0, candidate);
    if (values.length > this.#most) this.candidates.length = values.length = this.#most;
  }
}

/** Gives every want to the choice that meets it best, and puts the most useful choice first. */
function credit(chosen: readonly Candidate[], wants: readonly Want[]): Choice[] {
  const choices = chosen.map(({ tool, plan, cents }) => ({
    tool,
    plan,
    monthlyCents: cents,
    meets: [] as Want[],
    value: 0,
  }));
  for (const index of wants.keys()) {
    const value = (candidate: Candidate) => candidate.gains.find(({ want }) => want === index)?.value ?? 0;
    const most = Math.max(...chosen.map(value));
    if (!(most > 0)) continue;
    const choice = choices[chosen.findIndex((candidate) => value(candidate) === most)]!;
    choice.meets.push(wants[index]!);
    choice.value += most;
  }
  return choices
    .sort((a, b) => b.value - a.value || (a.tool.id < b.tool.id ? -1 : 1))
    .map(({ value: _, ...choice }) => choice);
}

/**
 * Where the budget is ample, puts the tools for what the text asks for most on their first paid plan: somebody with $60
 * who wants to edit videos gets a real editor. Everything else stays on its cheapest plan, so no money is wasted.
 */
function upgrade(choices: Choice[], reading: Reading, budget: number, knowledge?: Knowledge): Choice[] {
  let total = choices.reduce((sum, choice) => sum + choice.monthlyCents, 0);
  let done = 0;
  return choices.map((choice) => {
    const core = choice.meets.find((want) => want.from === 'text' && choice.tool.needs[0] === want.need.id);
    if (knowledge?.paid.has(choice.tool.id)) return choice;
    if (choice.monthlyCents > 0 || done === upgrades.most || !core || core.weight < upgrades.leastWeight) return choice;
    const plan = plansFor(choice.tool, reading).find((each) => monthlyCentsOf(each) > 0 && !each.isExtra);
    if (!plan) return choice;
    const monthlyCents = costOf(plan, reading);
    const fits =
      monthlyCentsOf(plan) <= upgrades.mostCents &&
      monthlyCents <= budget * upgrades.shareOfBudget &&
      total + monthlyCents <= budget * upgrades.totalShare;
    if (!fits) return choice;
    total += monthlyCents;
    done++;
    return { ...choice, plan, monthlyCents };
  });
}
