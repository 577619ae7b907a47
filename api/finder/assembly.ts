import { suiteSize } from '../../common/values.ts';
import { withAlternatives } from './choosing/alternatives.ts';
import { brokenBy, candidatesFor, completeBundle, payable } from './choosing/bundle.ts';
import { costOf, plansFor } from './choosing/plans.ts';
import { rateTools, type Candidate } from './choosing/rating.ts';
import { suiteOf, understand, type PickedTool, type Project, type Suite } from './recommend.ts';
import { cheapestTotal } from './choosing/search.ts';
import type { Catalogue, Plan, Tool } from './catalogue/tool.ts';

/** What somebody else, who knows the catalogue, would pick. */
export interface Proposal {
  /** A tool's id. */
  id: string;
  /** The name of one of its plans; any other text leaves the plan to the finder. */
  plan: string;
  /** Why, in a sentence. */
  reason: string;
}

/** A need that somebody else, who knows all needs, has heard in the project. */
export interface HeardNeed {
  /** A need's id. */
  need: string;
  /** The project's words that say it. */
  says: string;
}

/** How many people somebody else counts who would each need an account. */
export interface HeardTeam {
  people: number;
  /** The project's words that say so. */
  says: string;
}

/** Enough to choose from, and few enough to be read. */
const mostCandidates = 24;

/** Three letters or digits, or two characters of a script that writes words with few. */
const isTelling = /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u;

/** The largest team that is believed. */
const mostPeople = 1_000;

/** A text that names more needs hardly exists. */
const mostHeard = 8;

/**
 * A suite that is put together from needs that somebody else hears and from proposals, one by one. What does not exist, comes
 * twice, breaks what the text demands or would not leave enough of the budget for the rest is passed over, and what is still
 * missing at the end is chosen by the finder itself.
 */
export class Assembly {
  readonly #project: Project;
  readonly #catalogue: Catalogue;
  readonly #budget: number;
  #known: ReturnType<typeof understand>;
  #candidates: Candidate[];
  #accepted: Candidate[] = [];
  /** The ids of the needs that were read from the project, the weightiest first. */
  readonly needs: readonly string[];
  /** Needs that the project names, and the words that say them. */
  readonly #heard = new Map<string, string>();
  #people: number | undefined;
  /** Whether something was heard that is not reckoned with yet. */
  #hasNews = false;
  readonly #proposed = new Set<string>();
  readonly #reasons = new Map<string, string>();

  constructor(project: Project, catalogue: Catalogue) {
    this.#project = project;
    this.#catalogue = catalogue;
    this.#budget = payable(project.budgetCents);
    this.#known = understand(project, catalogue);
    this.#candidates = this.#candidatesAmong();
    this.needs = this.#reading.wants.filter(({ from }) => from === 'text').map(({ need }) => need.id);
  }

  get #reading() {
    return this.#known.reading;
  }

  /**
   * Takes up a need that the project names; what does not exist or is not wanted is passed over. As soon as there is one, what
   * was read counts only where it is heard, too.
   */
  hear({ need, says }: HeardNeed): void {
    const { corrections } = this.#project;
    const isKnown = this.#catalogue.needs.some(({ id }) => id === need);
    const isQuoted = this.#isQuoted(says);
    // A refusal may have been misread; only the project's own words say so.
    const isUnwanted = (this.#reading.refused.has(need) && !isQuoted) || corrections?.removed.includes(need);
    if (!isKnown || isUnwanted || this.#heard.has(need) || this.#heard.size === mostHeard) return;
    this.#heard.set(need, isQuoted ? says : '');
    this.#hasNews = true;
  }

  /** Takes up how many people there are, once, before anything is picked, and only if the project's words say so. */
  count({ people, says }: HeardTeam): void {
    const isTooLate = this.#people !== undefined || this.#accepted.length > 0;
    if (isTooLate || people < 1 || people > mostPeople || !this.#isQuoted(says)) return;
    this.#people = people;
    this.#hasNews = true;
  }

  /** Whether these are words of the project; a letter or two stand in every text. */
  #isQuoted(says: string): boolean {
    return isTelling.test(says) && `${this.#project.name}\n${this.#project.description}`.includes(says);
  }

  /** Reads the project anew with what was heard. What was offered can still be proposed, and what was accepted stays. */
  #catchUp(): void {
    if (!this.#hasNews) return;
    this.#hasNews = false;
    const { added = [], removed = [], dropped = [] } = this.#project.corrections ?? {};
    const unread = [...this.#heard.keys()].filter((need) => !this.needs.includes(need));
    const isMisread = (need: string) => this.#heard.size > 0 && !this.#heard.has(need) && !added.includes(need);
    const corrections = {
      added: [...added, ...unread],
      removed: [...removed, ...this.needs.filter(isMisread)],
      dropped,
      people: this.#people,
    };
    this.#known = understand({ ...this.#project, corrections }, this.#catalogue);
    const accepted = new Map(this.#accepted.map((candidate) => [candidate.tool.id, candidate]));
    this.#candidates = this.#candidatesAmong(new Set(this.#candidates.map(({ tool }) => tool.id))).map((candidate) => {
      const { plan, cents } = accepted.get(candidate.tool.id) ?? candidate;
      return { ...candidate, plan, cents };
    });
    this.#accepted = [...accepted.keys()].flatMap((id) => this.#candidates.find(({ tool }) => tool.id === id) ?? []);
  }

  #candidatesAmong(kept?: ReadonlySet<string>): Candidate[] {
    const { tools, reading, chances } = this.#known;
    const { type, knowledge } = this.#project;
    return candidatesFor(tools, reading, type, this.#budget, chances, knowledge, kept);
  }

  /** What can be proposed, the most promising first, with every plan that the budget could pay and what it costs a month. */
  get candidates() {
    const value = ({ gains, own }: Candidate) => gains.reduce((sum, gain) => sum + gain.value, own);
    return this.#candidates
      .toSorted((a, b) => value(b) - value(a))
      .slice(0, mostCandidates)
      .map(({ tool }) => ({
        tool,
        plans: this.#plansOf(tool)
          .map((plan) => ({ name: plan.name, cents: this.#costOf(tool, plan) }))
          .filter(({ cents }) => cents <= this.#budget),
      }))
      .filter(({ plans }) => plans.length > 0);
  }

  /** Whether nothing was heard, and no tool that exists was proposed. */
  get isEmpty(): boolean {
    return this.#heard.size === 0 && this.#proposed.size === 0;
  }

  /** Whether five different tools were proposed, taken or not. */
  get isComplete(): boolean {
    return this.#proposed.size >= suiteSize;
  }

  /** Takes a proposal if it can be part of five within the budget. */
  accept({ id, plan: name, reason }: Proposal): PickedTool | undefined {
    this.#catchUp();
    const tool = this.#known.tools.find((each) => each.id === id);
    if (!tool) return undefined;
    this.#proposed.add(id);
    const known = this.#candidates.find((each) => each.tool === tool) ?? this.#rated(tool);
    if (!known || this.#accepted.length === suiteSize || this.#accepted.includes(known)) return undefined;
    if (this.#isUnwelcome(known)) return undefined;
    if (!this.#candidates.includes(known)) this.#candidates = [...this.#candidates, known];
    const plan = this.#plansOf(known.tool).find((each) => each.name === name) ?? known.plan;
    const chosen = [{ ...known, plan, cents: this.#costOf(known.tool, plan) }, known].find((each) =>
      this.#fits(each, known),
    );
    if (!chosen) return undefined;
    this.#candidates = this.#candidates.map((candidate) => (candidate === known ? chosen : candidate));
    this.#accepted.push(chosen);
    const said = readableReason(reason);
    if (said) this.#reasons.set(id, said);
    return this.#explain(this.#accepted).picks.find(({ tool }) => tool.id === id);
  }

  /** A tool that was not offered, if the budget could pay for it; who proposes it knows whether it can be had there. */
  #rated(tool: Tool): Candidate | undefined {
    const { reading, chances } = this.#known;
    const { type, knowledge } = this.#project;
    const [candidate] = rateTools([tool], reading, type, this.#budget, chances, knowledge);
    return candidate && candidate.cents <= this.#budget ? candidate : undefined;
  }

  /** Whether the text or whoever asks does not want it; where all others break a demand, too, the finder chooses itself. */
  #isUnwelcome({ tool, gains }: Candidate): boolean {
    const { wants, leftOut } = this.#reading;
    const isForRemoved =
      this.#project.corrections?.removed.includes(tool.needs[0]!) &&
      !gains.some(({ want }) => wants[want]!.from === 'text');
    return leftOut.has(tool.id) || brokenBy(tool, this.#reading) > 0 || isForRemoved === true;
  }

  /** Five tools: those that were accepted, filled up by the finder's own choice. */
  finish(): Suite {
    this.#catchUp();
    return this.#explain(this.#accepted, true);
  }

  #costOf({ id }: Tool, plan: Plan): number {
    return this.#project.knowledge?.paid.has(id) ? 0 : costOf(plan, this.#reading);
  }

  #plansOf(tool: Tool): Plan[] {
    return plansFor(tool, this.#reading);
  }

  #fits(candidate: Candidate, known: Candidate): boolean {
    const spent = this.#accepted.reduce((sum, { cents }) => sum + cents, candidate.cents);
    const others = this.#candidates.filter((other) => other !== known && !this.#accepted.includes(other));
    return spent + cheapestTotal(others, suiteSize - this.#accepted.length - 1) <= this.#budget;
  }

  #explain(fixed: readonly Candidate[], isWhole = false): Suite {
    const bundle = completeBundle(isWhole ? this.#candidates : fixed, fixed, this.#reading.wants, this.#budget);
    const order = new Map(fixed.map(({ tool }, index) => [tool.id, index]));
    const inOrder = bundle.toSorted(
      (a, b) => (order.get(a.tool.id) ?? suiteSize) - (order.get(b.tool.id) ?? suiteSize),
    );
    const { wants } = this.#reading;
    // While the others are not known yet, one of them may be what would be the alternative.
    const choices = isWhole ? withAlternatives(inOrder, this.#candidates, wants, this.#budget) : inOrder;
    const suite = suiteOf(choices, this.#reading, this.#project.knowledge);
    const picks = suite.picks.map((pick) => ({ ...pick, reason: this.#reasons.get(pick.tool.id) ?? pick.reason }));
    return { ...suite, picks, ...this.#told(suite) };
  }

  /** How the text was understood, in the words that somebody else gave for it where there are any. */
  #told({ understood, unplaced }: Suite): Pick<Suite, 'understood' | 'unplaced'> {
    const placed = [...this.#heard.values()].filter((says) => says !== '');
    return {
      understood: understood.map(({ need, says }) => ({ need, says: this.#heard.get(need.id) || says })),
      unplaced: unplaced.filter((words) => !placed.some((says) => says.includes(words) || isMostOf(says, words))),
    };
  }
}

const isMostOf = (says: string, words: string) => words.includes(says) && says.length >= words.length / 2;

/** A sentence that claims no price and leads nowhere: those two come from the catalogue alone. */
function readableReason(reason: string): string | undefined {
  const said = reason.replace(/\s+/g, ' ').trim();
  if (said.length < 10 || said.length > 240) return undefined;
  const isSuspect =
    /[$€£¥<>{}[\]`\\|]|https?:|www\.|\b[\w-]+\.(?:com|net|org|io|app|dev|ai|co)\b|\d+\s*(?:usd|eur|dollars?|per month)|\p{Cc}/iu;
  return isSuspect.test(said) ? undefined : said;
}
