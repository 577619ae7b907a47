import { suiteSize, type ProjectType } from '../../common/values.ts';
import type { Reading, Want } from './needs.ts';
import { monthlyCentsOf, rateTools, type Candidate } from './rating.ts';
import { cheapestTotal, findBestSet } from './search.ts';
import type { Plan, Tool } from './tool.ts';

/** One chosen tool and its plan. */
export interface Choice {
  tool: Tool;
  plan: Plan;
  /** US cents a month. */
  monthlyCents: number;
  /** The wants that it meets best of all the choices, weightiest first. */
  meets: Want[];
}

/** Tools looked at for each want; those further down are hardly ever in the best set. */
const candidatesPerWant = 8;
const otherCandidates = 8;

/** An upgrade may cost $30 and two fifths of the budget, and the whole may not come above three quarters of it. */
const upgrades = { most: 2, mostCents: 3000, shareOfBudget: 0.4, totalShare: 3 / 4, leastWeight: 0.75 };

/**
 * The five tools that together meet the wants best within the budget, most useful first; fewer only when the catalogue
 * has no five that the budget can pay.
 *
 * @param relevance 0 to 1 by tool id; a tool that is not in it has 0
 */
export function chooseBundle(
  tools: readonly Tool[],
  reading: Reading,
  type: ProjectType,
  budgetCents: number,
  relevance: ReadonlyMap<string, number>,
): Choice[] {
  const budget = Number.isFinite(budgetCents) ? Math.max(0, budgetCents) : 0;
  const isWelcome = (tool: Tool) =>
    !reading.leftOut.has(tool.id) && (!reading.refused.has(tool.needs[0]!) || reading.wishes.has(tool.id));
  const rated = rateTools(tools, reading, type, budget, relevance);
  let pool = rated.filter(({ tool }) => isWelcome(tool));
  // Better a tool that was not asked for than fewer than five.
  if (cheapestTotal(pool, suiteSize) > budget) pool = rated;

  const candidates = shortlist(pool, reading.wants.length);
  const best = findBestSet(candidates, reading.wants, budget);
  const choices = credit(
    best.map((index) => candidates[index]!),
    reading.wants,
  );
  return reading.isFrugal ? choices : upgrade(choices, budget);
}

/** Those that can be in the best set: the best for each want, the best in general, and the cheapest. */
function shortlist(pool: readonly Candidate[], wants: number): Candidate[] {
  const listed = new Set<Candidate>();
  const add = (count: number, value: (candidate: Candidate) => number) => {
    const ranked = pool
      .map((candidate) => ({ candidate, value: value(candidate) }))
      .filter((entry) => entry.value > -Infinity)
      .sort((a, b) => b.value - a.value);
    for (const { candidate } of ranked.slice(0, count)) listed.add(candidate);
  };
  for (let want = 0; want < wants; want++) {
    add(candidatesPerWant, ({ gains, own }) => (gains.find((gain) => gain.want === want)?.value ?? -Infinity) + own);
  }
  add(otherCandidates, ({ gains, own }) => gains.reduce((sum, gain) => sum + gain.value, own));
  // Whatever is chosen first, it must stay possible to end within the budget.
  add(suiteSize, ({ cents }) => -cents);
  return pool.filter((candidate) => listed.has(candidate));
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
function upgrade(choices: Choice[], budget: number): Choice[] {
  let total = choices.reduce((sum, choice) => sum + choice.monthlyCents, 0);
  let done = 0;
  return choices.map((choice) => {
    const core = choice.meets.find((want) => want.from === 'text' && choice.tool.needs[0] === want.need.id);
    if (choice.monthlyCents > 0 || done === upgrades.most || !core || core.weight < upgrades.leastWeight) return choice;
    const plan = choice.tool.plans.find((each) => monthlyCentsOf(each) > 0);
    const monthlyCents = plan ? monthlyCentsOf(plan) : Infinity;
    const fits =
      monthlyCents <= upgrades.mostCents &&
      monthlyCents <= budget * upgrades.shareOfBudget &&
      total + monthlyCents <= budget * upgrades.totalShare;
    if (!plan || !fits) return choice;
    total += monthlyCents;
    done++;
    return { ...choice, plan, monthlyCents };
  });
}
