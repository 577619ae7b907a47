import { divideRounded } from '../../../common/billing/money.ts';
import type { ProjectType } from '../../../common/values.ts';
import type { Knowledge, Reading, Want } from '../reading/reading.ts';
import type { Plan, Tool } from '../catalogue/tool.ts';

/** A tool on its cheapest plan, and what it is worth to a project. */
export interface Candidate {
  tool: Tool;
  plan: Plan;
  /** US cents a month, for all who have to pay it. */
  cents: number;
  /** What it is worth for each want that it meets. */
  gains: { want: number; value: number }[];
  /** What it is worth whatever else is chosen. */
  own: number;
}

// How much each quality of a set of five counts. A need that the text names counts about 1.
const worth = {
  /** How well a tool meets its first, second, … need; the last value holds for all further ones. */
  rank: [1, 0.6, 0.5, 0.4, 0.35],
  /**
   * How much of that depends on its texts answering the description, against the best of those for the same need. It
   * is read for a tool's first need only: a text full of hosting says nothing about the database that comes with it.
   */
  relevance: 0.2,
  /** A second tool for a need that can do with several, against the first. */
  secondHelping: 0.1,
  suits: { type: 0.08, all: 0.06, alike: 0.02, others: -0.12 },
  /** A household name against a little known one, for a need that the text names; less for what is only guessed. */
  popularity: 0.3,
  leastPopularity: 0.3,
  /** The tool that most people here have saved, for a need that the text names. */
  saved: 0.15,
  /** A tool that is made for the country of whoever asks: it knows the law there, or the audience. */
  local: 0.2,
  /** A tool that is paid for already. */
  paid: 0.25,
  /** A tool that eats the whole budget; half the budget counts a quarter of it. */
  share: -0.6,
  /** Ten dollars a month, whatever the budget: nobody pays for what is hardly of use. */
  tenDollars: -0.03,
  /** Any price at all for what is only guessed to be wanted. */
  paidGuess: -0.25,
  guess: 0.35,
  /** How much heavier cost weighs when the text asks for free or cheap tools. */
  frugal: 4,
  wish: 0.8,
  /** A tool that meets none of the wants. */
  useless: -0.4,
  /** A tool that also does something that the text refuses. */
  refused: -0.3,
  /** Two tools that say they work well together. */
  together: 0.04,
  /** Two tools best known for the same need, and for one that can do with several. */
  sameMain: -0.3,
  sameMainOfSeveral: -0.05,
  /** One tool that also does what the other is best known for; or each of the two does. */
  overlap: -0.06,
  mutualOverlap: -0.2,
} as const;

/** Types of project that are often taken for one another: a channel beside the job is a side quest and a creator's work. */
const alike: Readonly<Record<ProjectType, readonly ProjectType[]>> = {
  personal: ['side-quest'],
  work: ['entrepreneur'],
  education: ['student'],
  student: ['education'],
  'side-quest': ['creator', 'personal'],
  entrepreneur: ['work', 'creator'],
  creator: ['side-quest', 'entrepreneur'],
};

/** Below this, the best of the tools for a need is hardly relevant itself, and differences say nothing. */
const leastRelevance = 0.25;

/** What a plan costs a month, in US cents; a price by the year is spread over twelve months. */
export function monthlyCentsOf(plan: Plan): number {
  return plan.monthlyCents ?? divideRounded(plan.yearlyCents ?? 0, 12);
}

/** What a plan costs a month, in US cents, for all whom the text counts where each of them pays. */
export function costOf(plan: Plan, { people }: Reading): number {
  return monthlyCentsOf(plan) * (plan.perSeat ? people : 1);
}

/** How many people a cost is for. */
export function seatsOf({ plan, monthlyCents }: { plan: Plan; monthlyCents: number }): number {
  return monthlyCents > 0 ? monthlyCents / monthlyCentsOf(plan) : 1;
}

/** The plans that somebody can have, cheapest first; what is only for students only when a student asks. */
export function plansFor(tool: Tool, { isStudent }: Reading): Plan[] {
  return tool.plans.filter(({ forStudents }) => isStudent || !forStudents);
}

/** Of the cheapest plans, the one for students, which holds more than a free one for everybody. */
function cheapestPlan(plans: readonly Plan[], reading: Reading): Plan {
  return plans.reduce((a, b) => {
    const difference = costOf(b, reading) - costOf(a, reading);
    return difference < 0 || (difference === 0 && b.forStudents) ? b : a;
  });
}

/**
 * What each tool is worth to a project.
 *
 * @param budget US cents a month, at least 0
 * @param relevance 0 to 1 by tool id; a tool that is not in it has 0
 */
export function rateTools(
  tools: readonly Tool[],
  reading: Reading,
  type: ProjectType,
  budget: number,
  relevance: ReadonlyMap<string, number>,
  knowledge?: Knowledge,
): Candidate[] {
  const mostRelevant = new Map<string, number>();
  for (const { id, needs } of tools) {
    const main = needs[0]!;
    mostRelevant.set(main, Math.max(mostRelevant.get(main) ?? 0, relevance.get(id) ?? 0));
  }
  const wantOf = new Map(reading.wants.map(({ need }, want) => [need.id, want]));
  return tools.map((tool) => {
    const most = Math.max(leastRelevance, mostRelevant.get(tool.needs[0]!) ?? 0);
    return rateTool(tool, reading, wantOf, type, budget, (relevance.get(tool.id) ?? 0) / most, knowledge);
  });
}

function rateTool(
  tool: Tool,
  reading: Reading,
  wantOf: ReadonlyMap<string, number>,
  type: ProjectType,
  budget: number,
  relevance: number,
  knowledge?: Knowledge,
): Candidate {
  const plan = cheapestPlan(plansFor(tool, reading), reading);
  const isPaid = knowledge?.paid.has(tool.id) === true;
  const cents = isPaid ? 0 : costOf(plan, reading);
  const wish = reading.wishes.get(tool.id) ?? 0;
  const gains: Candidate['gains'] = [];
  for (const [rank, need] of tool.needs.entries()) {
    const want = wantOf.get(need);
    if (want === undefined) continue;
    const { weight } = reading.wants[want]!;
    // Who likes a tool wants to use it for all that it does.
    const quality = wish === 1 ? 1 : worth.rank[Math.min(rank, worth.rank.length - 1)]!;
    gains.push({ want, value: weight * quality * (1 - worth.relevance * (rank === 0 ? 1 - relevance : 0.5)) });
  }
  gains.sort((a, b) => a.want - b.want);
  const most = gains.reduce((max, { value }) => Math.max(max, value), 0);
  const fame = worth.leastPopularity + (1 - worth.leastPopularity) * Math.min(1, most);
  const own =
    worth.suits[fitOf(tool, type)] +
    (worth.popularity * fame * (tool.popularity - 1)) / 4 +
    worth.saved * fame * (knowledge?.saved.get(tool.id) ?? 0) +
    // What is paid for and of use is there to be used.
    (isPaid && gains.length > 0 ? worth.paid : 0) +
    (reading.local.has(tool.id) && gains.length > 0 ? worth.local : 0) +
    (cents > 0 && most < worth.guess && wish < 1 ? worth.paidGuess : 0) +
    (reading.isFrugal ? worth.frugal : 1) * costWorth(cents, budget) +
    (tool.needs.some((need) => reading.refused.has(need)) ? worth.refused : 0) +
    // Only naming a tool counts when it is of use: 'posts on LinkedIn' does not ask for a job search.
    (wish === 1 || gains.length > 0 ? worth.wish * wish : 0) +
    // Between tools that meet nothing, those that at least speak of the same things.
    (gains.length === 0 && wish < 1 ? worth.useless * (1 - relevance / 2) : 0);
  return { tool, plan, cents, gains, own };
}

function fitOf({ suits }: Tool, type: ProjectType): keyof typeof worth.suits {
  if (suits.length === 0) return 'all';
  if (suits.includes(type)) return 'type';
  return suits.some((other) => alike[type].includes(other)) ? 'alike' : 'others';
}

function costWorth(cents: number, budget: number): number {
  if (cents === 0) return 0;
  return worth.share * (cents / Math.max(budget, cents)) ** 2 + (worth.tenDollars * cents) / 1000;
}

/** What a second tool for a want adds, when the want can do with several. */
export function secondWorth(value: number): number {
  return worth.secondHelping * value;
}

/** What it is worth, or costs, to have two candidates in one set. */
export function pairWorths(candidates: readonly Candidate[], wants: readonly Want[]): number[][] {
  const several = new Set(wants.filter(({ need }) => need.several).map(({ need }) => need.id));
  const worths = candidates.map(() => candidates.map(() => 0));
  for (const [i, { tool: a }] of candidates.entries()) {
    for (let j = 0; j <= i; j++) worths[i]![j] = worths[j]![i] = pairWorth(a, candidates[j]!.tool, several);
  }
  return worths;
}

function pairWorth(a: Tool, b: Tool, several: ReadonlySet<string>): number {
  const sum = goTogether(a, b) ? worth.together : 0;
  const [mainOfA, mainOfB] = [a.needs[0]!, b.needs[0]!];
  if (mainOfA === mainOfB) return sum + (several.has(mainOfA) ? worth.sameMainOfSeveral : worth.sameMain);
  const overlaps = Number(a.needs.includes(mainOfB)) + Number(b.needs.includes(mainOfA));
  return sum + (overlaps === 2 ? worth.mutualOverlap : overlaps === 1 ? worth.overlap : 0);
}

/** Whether one of the two says that it works well with the other. */
export function goTogether(a: Tool, b: Tool): boolean {
  return a.worksWellWith.includes(b.id) || b.worksWellWith.includes(a.id);
}
