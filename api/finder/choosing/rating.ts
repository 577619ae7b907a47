import type { ProjectType } from '../../../common/values.ts';
import type { Knowledge, Reading, Want } from '../reading/reading.ts';
import type { Plan, Tool } from '../catalogue/tool.ts';
import type { Relevances } from './relevance.ts';
import { cheapestPlan, costOf } from './plans.ts';

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
  rank: [1, 0.62, 0.52, 0.42, 0.36],
  /**
   * How much of that depends on its texts answering the words that name the need, against the best of those for it.
   */
  relevance: 0.3,
  /**
   * The first, second, … tool for a need: a second for what the text names is better than a guess. More for a need that can
   * do with several, and less for one that is only guessed.
   */
  helpings: { named: [1, 0.55, 0.3, 0.17, 0.08], several: [1, 0.63, 0.36, 0.2, 0.08], guessed: [1, 0.25, 0.1, 0, 0] },
  suits: { type: 0.08, all: 0.06, alike: 0.02, others: -0.12 },
  /** A household name against a little known one, for a need that the text names; less for what is only guessed. */
  popularity: 0.6,
  leastPopularity: 0.3,
  /** The tool that most people here have saved, for a need that the text names. */
  saved: 0.3,
  /** A tool that people here take for the need instead of the one that was recommended, as a share of its value. */
  preferred: 0.25,
  /** A tool that is made for the country of whoever asks: it knows the law there, or the audience. */
  local: 0.2,
  /** A tool that is paid for already. */
  paid: 0.25,
  /** A tool that eats the whole budget; half the budget counts a quarter of it. */
  share: -0.1,
  /** Ten dollars a month, whatever the budget: nobody pays for what is hardly of use. */
  tenDollars: -0.01,
  /** Any price at all for what is only guessed to be wanted. */
  paidGuess: -0.12,
  guess: 0.35,
  /** How much heavier cost weighs when the text asks for free or cheap tools. */
  frugal: 24,
  wish: 1.8,
  /** A tool that meets none of the wants. */
  useless: -0.2,
  /** A tool that also does something that the text refuses. */
  refused: -0.3,
  /** Two tools that say they work well together. */
  together: 0.04,
  /** Two tools best known for the same need, and for one that can do with several. */
  sameMain: -0.3,
  sameMainOfSeveral: -0.05,
  /** One tool that also does what the other is best known for; or each of the two does. */
  overlap: -0.08,
  mutualOverlap: -0.15,
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
  relevance: Relevances,
  knowledge?: Knowledge,
): Candidate[] {
  const wantOf = new Map(reading.wants.map(({ need }, want) => [need.id, want]));
  const mostRelevant = relevance.map((forWant) => Math.max(leastRelevance, ...forWant.values()));
  return tools.map((tool) => {
    const relevant = (want: number) => (relevance[want]!.get(tool.id) ?? 0) / mostRelevant[want]!;
    return rateTool(tool, reading, wantOf, type, budget, relevant, knowledge);
  });
}

function rateTool(
  tool: Tool,
  reading: Reading,
  wantOf: ReadonlyMap<string, number>,
  type: ProjectType,
  budget: number,
  relevanceFor: (want: number) => number,
  knowledge?: Knowledge,
): Candidate {
  const plan = cheapestPlan(tool, reading);
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
    const preferred = 1 + worth.preferred * (knowledge?.preferred?.get(need)?.get(tool.id) ?? 0);
    gains.push({ want, value: weight * quality * preferred * (1 - worth.relevance * (1 - relevanceFor(want))) });
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
    (gains.length === 0 && wish < 1 ? worth.useless : 0);
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

/** What the first, second, … tool for a want counts of what it does for it. */
export function helpingsOf({ need, from }: Want): readonly number[] {
  const { named, several, guessed } = worth.helpings;
  if (from === 'text') return need.several ? several : named;
  return from === 'theme' || need.several ? guessed : only;
}

const only = [1, 0, 0, 0, 0];

/** What it is worth, or costs, to have two candidates in one set. */
export function pairWorths(candidates: readonly Candidate[], wants: readonly Want[]): number[][] {
  const several = new Set(wants.filter(({ need, from }) => need.several || from === 'text').map(({ need }) => need.id));
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
