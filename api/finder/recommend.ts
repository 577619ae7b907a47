import { formatMoney } from '../../common/billing/money.ts';
import type { BadgeColor, ProjectType } from '../../common/values.ts';
import { allows, keeps } from './choosing/keeping.ts';
import { chooseBundle } from './choosing/bundle.ts';
import type { Alternative, Choice } from './choosing/choice.ts';
import { NeedReader } from './reading/needs.ts';
import type { Constraint } from './reading/constraint.ts';
import type { Corrections, Knowledge, Reading, Understood, Want } from './reading/reading.ts';
import { seatsOf } from './choosing/plans.ts';
import { goTogether } from './choosing/rating.ts';
import { Acceptance, gradeOf } from './choosing/acceptance.ts';
import { Relevance } from './choosing/relevance.ts';
import type { Catalogue, Plan, Tool } from './catalogue/tool.ts';

/** What somebody asked for. */
export interface Project {
  type: ProjectType;
  /** What all five tools together may cost a month, in US cents. */
  budgetCents: number;
  name: string;
  /** Free text; may be empty. */
  description: string;
  knowledge?: Knowledge;
  corrections?: Corrections;
}

/** One tool of a suite, on the plan that was chosen for it. */
export interface PickedTool {
  tool: Tool;
  plan: Plan;
  /**
   * What the plan costs a month, in US cents, for all whom the text counts where each of them pays; a yearly price is
   * spread over twelve months.
   */
  monthlyCents: number;
  /** Names of the project's needs that this tool meets here. */
  meets: string[];
  /** One sentence: why it is here. */
  reason: string;
  /** The text asks for nothing that it does: it only often goes with such projects. */
  isGuess: boolean;
  badge: string;
  badgeColor: BadgeColor;
  /** Another tool for what this one is there for; taken in its place, the suite stays within the budget. */
  alternative?: Alternative | undefined;
}

/** Five tools that go together. */
export interface Suite {
  picks: PickedTool[];
  /** What the picks cost together a month, in US cents; never more than the project's budget. */
  totalCents: number;
  /** Names of needs that were read from the project and that no pick meets. */
  unmetNeeds: string[];
  /** How many people it is reckoned for. */
  people: number;
  understood: readonly Understood[];
  /** Words of the text that seem to ask for something that was not understood. */
  unplaced: readonly string[];
  /** What the text demands of every tool. */
  constraints: readonly Constraint[];
  /** There is a text, and nothing of it was understood. */
  isUnclear: boolean;
}

/** The description tells more than the name; a long name does not crowd it out. */
const maxNameLength = 200;

interface Finder {
  /** By id, so that ties do not depend on the order of the files. */
  tools: readonly Tool[];
  needs: NeedReader;
  relevance: Relevance;
  acceptance: Acceptance;
}

// Reading the catalogue takes far longer than answering from it; it is done once for each catalogue.
const finders = new WeakMap<Catalogue, Finder>();

function finderFor(catalogue: Catalogue): Finder {
  let finder = finders.get(catalogue);
  if (!finder) {
    const tools = catalogue.tools.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    finder = {
      tools,
      needs: new NeedReader({ ...catalogue, tools }),
      relevance: new Relevance(tools, catalogue.model?.vectors),
      acceptance: new Acceptance(tools, catalogue.model),
    };
    finders.set(catalogue, finder);
  }
  return finder;
}

/**
 * Five tools of the catalogue that go together and cost no more than the project's budget; fewer only when the budget
 * cannot pay for five. The same project and catalogue always give the same answer.
 */
export function recommend(project: Project, catalogue: Catalogue): Suite {
  const { tools, reading, chances } = understand(project, catalogue);
  const { type, budgetCents, knowledge } = project;
  return suiteOf(chooseBundle(tools, reading, type, budgetCents, chances, knowledge), reading, knowledge);
}

/** What the finder reads from a project, and how likely each tool is to be accepted for that. */
export function understand(project: Project, catalogue: Catalogue) {
  const { tools, needs, relevance, acceptance } = finderFor(catalogue);
  const text = `${project.name.slice(0, maxNameLength)}\n${project.description}`;
  const reading = needs.read(project.type, text, project.knowledge?.present, project.corrections);
  return {
    tools,
    reading,
    chances: reading.wants.map((want) => acceptance.forWant(want, relevance.forWant(want), reading, project.type)),
  };
}

/** The chosen tools, each with what it is there for. */
export function suiteOf(choices: readonly Choice[], reading: Reading, knowledge?: Knowledge): Suite {
  const met = new Set(choices.flatMap(({ meets }) => meets));
  return {
    picks: choices.map((choice, index) => explain(choice, index, choices, reading, knowledge)),
    totalCents: choices.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0),
    unmetNeeds: reading.wants.filter((want) => want.from === 'text' && !met.has(want)).map(({ need }) => need.name),
    people: reading.people,
    understood: reading.understood,
    unplaced: reading.unplaced,
    constraints: reading.constraints,
    isUnclear: reading.isUnclear,
  };
}

function explain(
  choice: Choice,
  index: number,
  choices: readonly Choice[],
  reading: Reading,
  knowledge?: Knowledge,
): PickedTool {
  const { tool, plan, monthlyCents } = choice;
  const isPaid = knowledge?.paid.has(tool.id) ?? false;
  const friends = choices
    .filter((other) => other !== choice && goTogether(other.tool, tool))
    .map(({ tool }) => tool.name);
  const meets = choice.meets.map(({ need }) => need.name);
  return {
    tool,
    plan,
    monthlyCents,
    meets,
    reason: `${whyFor(choice, reading)}; ${isPaid ? 'you pay for it already' : priceReason(choice, reading.people, friends)}.${faultsOf(choice, reading)}`,
    isGuess:
      !reading.wishes.has(tool.id) &&
      !choice.meets.some(isNamed) &&
      !reading.wants.some((want) => isNamed(want) && does(tool, want)),
    ...badgeFor(choice, index, choices, friends.length, reading, isPaid),
    alternative: choice.alternative,
  };
}

/** What the text demands and this tool does not keep, in the text's own words. */
function faultsOf({ tool, plan }: Choice, { constraints }: Reading): string {
  const broken = constraints.filter((each) => !keeps(tool, each) || !allows(tool, plan, each));
  return broken.length > 0 ? ` It does not keep ${listed(broken.map(({ says }) => `“${says}”`))}.` : '';
}

const isNamed = ({ from }: Want) => from === 'text';
const does = (tool: Tool, { need }: Want) => gradeOf(tool, need.id) >= 1;

const openings = {
  text: 'Meets',
  theme: 'Often useful here:',
  type: 'Usual for this type of project:',
} as const;

/** What a pick is there for: what the text names before what is only guessed, and each worded as what it is. */
function whyFor({ tool, meets }: Choice, reading: Reading): string {
  for (const from of ['text', 'theme', 'type'] as const) {
    const needs = meets.filter((want) => want.from === from).map(({ need }) => inSentence(need.name));
    if (needs.length > 0) return `${openings[from]} ${listed(needs.slice(0, 3))}`;
    if (from === 'text' && reading.wishes.has(tool.id)) return 'You named it';
    const second = from === 'text' && reading.wants.find((want) => isNamed(want) && tool.needs[0] === want.need.id);
    if (second) return `A second choice for ${inSentence(second.need.name)}`;
  }
  const also = reading.wants.find((want) => does(tool, want))?.need.name;
  return also === undefined ? 'Rounds the suite off' : `A second choice for ${inSentence(also)}`;
}

function priceReason(choice: Choice, people: number, friends: readonly string[]): string {
  const price = choice.monthlyCents > 0 ? paidReason(choice, people) : freeReason(choice.plan, people);
  return friends.length > 0 ? `${price} and it works well with ${listed(friends.slice(0, 2))}` : price;
}

function paidReason(choice: Choice, people: number): string {
  const { tool, plan, monthlyCents } = choice;
  const seats = seatsOf(choice);
  const payers = seats > 1 ? ` for ${seats} people` : '';
  const isOnce = plan.onceCents !== undefined && plan.monthlyCents === undefined;
  if (isOnce) return `${plan.name} is paid once: ${formatMoney(plan.onceCents! * seats)}${payers}`;
  const price = `${formatMoney(monthlyCents)} a month`;
  if (plan.perSeat && seats === 1) return `${plan.name} costs ${price} for each person`;
  const cost = `${plan.name} costs ${price}${payers}`;
  const smaller = tool.plans.findLast(({ maxPeople = Infinity, forStudents }) => !forStudents && maxPeople < people);
  return smaller ? `${smaller.name} is for up to ${countOf(smaller)} and you are ${people}, so ${cost}` : cost;
}

function freeReason(plan: Plan, people: number): string {
  const { name, maxPeople } = plan;
  // What is paid by use, or with something else.
  if (/^pay |licence$/i.test(name)) return `${name} has no monthly price`;
  if (/self-host/i.test(name)) return 'it costs nothing on your own server';
  if (people > 1 && maxPeople !== undefined) return `${name} is free for up to ${countOf(plan)}`;
  return /free/i.test(name) ? 'its free plan costs nothing' : `${name} costs nothing`;
}

const countOf = ({ maxPeople = 1 }: Plan) => (maxPeople === 1 ? 'one person' : `${maxPeople} people`);

/**
 * One badge for each pick, the first that is true:
 * - green 'Best match': the pick that meets most, one in a suite;
 * - pink 'You named it': the text names it;
 * - purple 'Works well together': fits with at least three of the others;
 * - blue 'Free plan': costs nothing, and not only because it is paid for already;
 * - yellow 'Best value': the paid pick with the lowest price;
 * - gray 'Recommended': all others.
 */
function badgeFor(
  { tool, monthlyCents }: Choice,
  index: number,
  choices: readonly Choice[],
  friends: number,
  reading: Reading,
  isPaid: boolean,
): { badge: string; badgeColor: BadgeColor } {
  if (index === 0) return { badge: 'Best match', badgeColor: 'green' };
  if (reading.wishes.has(tool.id)) return { badge: 'You named it', badgeColor: 'pink' };
  if (friends >= 3) return { badge: 'Works well together', badgeColor: 'purple' };
  if (monthlyCents === 0 && !isPaid) return { badge: 'Free plan', badgeColor: 'blue' };
  const cheapest = Math.min(...choices.map((choice) => choice.monthlyCents || Infinity));
  if (monthlyCents === cheapest) return { badge: 'Best value', badgeColor: 'yellow' };
  return { badge: 'Recommended', badgeColor: 'gray' };
}

const lists = new Intl.ListFormat('en-GB');

/** 'a', 'a and b', 'a, b and c'. */
function listed(words: readonly string[]): string {
  return lists.format(words);
}

/** A need's name inside a sentence; 'VPN', 'AI assistant', 'WhatsApp' and '3D and CAD' keep their capitals. */
function inSentence(name: string): string {
  return /^\S+[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
