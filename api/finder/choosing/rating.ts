import type { ProjectType } from '../../../common/values.ts';
import type { Knowledge, Reading, Want } from '../reading/reading.ts';
import type { Plan, Tool } from '../catalogue/tool.ts';
import type { Chances } from './acceptance.ts';
import { fitOf } from './fit.ts';
import { cheapestPlan, costOf } from './plans.ts';

/** A tool on its cheapest plan, and what it is worth to a project. */
export interface Candidate {
  tool: Tool;
  plan: Plan;
  /** US cents a month, for all who have to pay it. */
  cents: number;
  /** For each want that it may meet: how likely it is to be accepted for it, 0 to 1; and that times what the want weighs. */
  gains: { want: number; chance: number; value: number }[];
  /** What it is worth whatever else is chosen. */
  own: number;
}

// What counts in a set of five. To meet a need that the text names for certain counts 1.
const worth = {
  /** A tool that is of use, for whichever need: a second choice for what is named is better than what nobody asked for. */
  useful: 0.8,
  suits: { type: 0.05, all: 0.04, alike: 0.02, others: -0.08 },
  /** The tool that most people here have saved, if it is of use. */
  saved: 0.3,
  /** A tool that people here take for the need instead of the one that was recommended, as a share of its chance. */
  preferred: 0.25,
  /** A tool that is paid for already. */
  paid: 0.5,
  /** A tool that eats the whole budget; half the budget counts a quarter of it. */
  share: -0.1,
  /** Ten dollars a month, whatever the budget: nobody pays for what is hardly of use. */
  tenDollars: -0.01,
  /** Any price at all for what is only guessed to be wanted. */
  paidGuess: -0.12,
  guess: 0.2,
  /** How much heavier cost weighs when the text asks for free or cheap tools. */
  frugal: 24,
  wish: 1.8,
  /** A tool that meets none of the wants. */
  useless: -0.2,
  /** A tool that also does something that the text refuses. */
  refused: -0.3,
  /** Two tools that say they work well together. */
  together: 0.02,
  /** Two tools best known for the same need, and for one that can do with several. */
  sameMain: -0.05,
  sameMainOfSeveral: 0,
} as const;

/**
 * What each tool is worth to a project.
 *
 * @param budget US cents a month, at least 0
 */
export function rateTools(
  tools: readonly Tool[],
  reading: Reading,
  type: ProjectType,
  budget: number,
  chances: Chances,
  knowledge?: Knowledge,
): Candidate[] {
  return tools.map((tool) => rateTool(tool, reading, type, budget, chances, knowledge));
}

function rateTool(
  tool: Tool,
  reading: Reading,
  type: ProjectType,
  budget: number,
  chances: Chances,
  knowledge?: Knowledge,
): Candidate {
  const plan = cheapestPlan(tool, reading);
  const isPaid = knowledge?.paid.has(tool.id) === true;
  const cents = isPaid ? 0 : costOf(plan, reading);
  const wish = reading.wishes.get(tool.id) ?? 0;
  const gains: Candidate['gains'] = [];
  for (const [want, { need, weight }] of reading.wants.entries()) {
    const accepted = chances[want]!.get(tool.id);
    if (accepted === undefined) continue;
    const preferred = 1 + worth.preferred * (knowledge?.preferred?.get(need.id)?.get(tool.id) ?? 0);
    const chance = Math.min(surest, (wish === 1 ? 1 : accepted) * preferred);
    gains.push({ want, chance, value: weight * chance });
  }
  const useful = 1 - gains.reduce((none, { value }) => none * (1 - Math.min(surest, value)), 1);
  const own =
    worth.useful * useful +
    worth.suits[fitOf(tool, type)] +
    worth.saved * useful * (knowledge?.saved.get(tool.id) ?? 0) +
    // What is paid for and of use is there to be used.
    (isPaid && gains.length > 0 ? worth.paid : 0) +
    (cents > 0 && useful < worth.guess && wish < 1 ? worth.paidGuess : 0) +
    (reading.isFrugal ? worth.frugal : 1) * costWorth(cents, budget) +
    (tool.needs.some((need) => reading.refused.has(need)) ? worth.refused : 0) +
    worth.wish * wish +
    (gains.length === 0 && wish < 1 ? worth.useless : 0);
  return { tool, plan, cents, gains, own };
}

/** However likely, nothing is certain. */
const surest = 0.98;

function costWorth(cents: number, budget: number): number {
  if (cents === 0) return 0;
  return worth.share * (cents / Math.max(budget, cents)) ** 2 + (worth.tenDollars * cents) / 1000;
}

/** What it is worth, or costs, to have two candidates in one set: by the index of one, then of the other. */
export function pairWorths(candidates: readonly Candidate[], wants: readonly Want[]): Float64Array {
  const several = new Set(wants.filter(({ need, from }) => need.several || from === 'text').map(({ need }) => need.id));
  const worths = new Float64Array(candidates.length ** 2);
  const add = (i: number, j: number, value: number) => (worths[i * candidates.length + j]! += value);

  const indexes = new Map(candidates.map(({ tool }, index) => [tool.id, index]));
  for (const [i, { tool }] of candidates.entries()) {
    for (const id of tool.worksWellWith) {
      const j = indexes.get(id);
      if (j === undefined) continue;
      add(i, j, worth.together);
      // Unless the other says so itself.
      if (!candidates[j]!.tool.worksWellWith.includes(tool.id)) add(j, i, worth.together);
    }
  }
  const byMain = Map.groupBy(candidates.keys(), (index) => candidates[index]!.tool.needs[0]!);
  for (const [main, alike] of byMain) {
    const value = several.has(main) ? worth.sameMainOfSeveral : worth.sameMain;
    for (const i of alike) for (const j of alike) add(i, j, value);
  }
  return worths;
}

/** Whether one of the two says that it works well with the other. */
export function goTogether(a: Tool, b: Tool): boolean {
  return a.worksWellWith.includes(b.id) || b.worksWellWith.includes(a.id);
}
