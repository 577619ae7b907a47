import { suiteSize } from '../../common/values.ts';
import { withAlternatives } from './choosing/alternatives.ts';
import { candidatesFor, completeBundle, payable } from './choosing/bundle.ts';
import type { Reading } from './reading/reading.ts';
import { costOf, plansFor } from './choosing/plans.ts';
import type { Candidate } from './choosing/rating.ts';
import { suiteOf, understand, type PickedTool, type Project, type Suite } from './recommend.ts';
import { cheapestTotal } from './choosing/search.ts';
import type { Catalogue, Plan, Tool } from './catalogue/tool.ts';

/** What somebody else, who knows the candidates, would pick. */
export interface Proposal {
  /** A candidate's id. */
  id: string;
  /** The name of one of its plans. */
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

/** Enough to choose from, and few enough to be read. */
const mostCandidates = 40;

/** A text that names more needs than its reader heard hardly exists. */
const mostHeard = 5;

/**
 * A suite that is put together from proposals, one by one. What does not exist, comes twice or would not leave enough of the
 * budget for the rest is passed over, and what is still missing at the end is chosen by the finder itself.
 */
export class Assembly {
  readonly #project: Project;
  readonly #catalogue: Catalogue;
  readonly #budget: number;
  #reading: Reading;
  #candidates: Candidate[];
  #accepted: Candidate[] = [];
  /** Needs that the reader did not hear, and the words that say them. */
  readonly #heard = new Map<string, string>();
  readonly #reasons = new Map<string, string>();

  constructor(project: Project, catalogue: Catalogue) {
    this.#project = project;
    this.#catalogue = catalogue;
    this.#budget = payable(project.budgetCents);
    const { tools, reading, chances } = understand(project, catalogue);
    this.#reading = reading;
    this.#candidates = candidatesFor(tools, reading, project.type, this.#budget, chances, project.knowledge);
  }

  /** Takes up a need that the reader did not hear; what does not exist or is not wanted is passed over. */
  hear({ need, says }: HeardNeed): void {
    const { name, description, corrections } = this.#project;
    const isKnown = this.#catalogue.needs.some(({ id }) => id === need);
    const isRead = this.#reading.wants.some((want) => want.from === 'text' && want.need.id === need);
    const isUnwanted = this.#reading.refused.has(need) || corrections?.removed.includes(need);
    if (!isKnown || isRead || isUnwanted || this.#heard.size === mostHeard) return;
    this.#heard.set(need, `${name}\n${description}`.includes(says) ? says : '');
    this.#readAnew();
  }

  /** What was offered can still be proposed, and what was accepted stays. */
  #readAnew(): void {
    const { type, knowledge, corrections } = this.#project;
    const { added = [], removed = [], dropped = [] } = corrections ?? {};
    const project = { ...this.#project, corrections: { added: [...added, ...this.#heard.keys()], removed, dropped } };
    const { tools, reading, chances } = understand(project, this.#catalogue);
    const accepted = new Map(this.#accepted.map((candidate) => [candidate.tool.id, candidate]));
    const offered = new Set(this.#candidates.map(({ tool }) => tool.id));
    this.#reading = reading;
    this.#candidates = candidatesFor(tools, reading, type, this.#budget, chances, knowledge, offered).map(
      (candidate) => {
        const { plan, cents } = accepted.get(candidate.tool.id) ?? candidate;
        return { ...candidate, plan, cents };
      },
    );
    this.#accepted = [...accepted.keys()].flatMap((id) => this.#candidates.find(({ tool }) => tool.id === id) ?? []);
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

  /** The ids of the needs that were read from the project, the weightiest first. */
  get needs(): string[] {
    return this.#reading.wants.filter(({ from }) => from === 'text').map(({ need }) => need.id);
  }

  /** Whether there are five, but for places that were left for needs that no proposal meets. */
  get isComplete(): boolean {
    return this.#accepted.length + this.#unmetOfHeard() >= suiteSize;
  }

  #unmetOfHeard(): number {
    const met = new Set(
      this.#accepted.flatMap(({ gains }) => gains.map(({ want }) => this.#reading.wants[want]!.need.id)),
    );
    return [...this.#heard.keys()].filter((need) => !met.has(need)).length;
  }

  /** Takes a proposal if it can be part of five within the budget. */
  accept({ id, plan: name, reason }: Proposal): PickedTool | undefined {
    const known = this.#candidates.find(({ tool }) => tool.id === id);
    if (!known || this.#accepted.length === suiteSize || this.#accepted.includes(known)) return undefined;
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

  /** Five tools: those that were accepted, filled up by the finder's own choice. */
  finish(): Suite {
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

  /** How the text was understood, with the words of what the reader did not hear. */
  #told({ understood, unplaced }: Suite): Pick<Suite, 'understood' | 'unplaced'> {
    const placed = [...this.#heard.values()].filter((says) => says !== '');
    return {
      understood: understood.map((each) =>
        each.says === '' ? { ...each, says: this.#heard.get(each.need.id) ?? '' } : each,
      ),
      unplaced: unplaced.filter((words) => !placed.some((says) => says.includes(words) || words.includes(says))),
    };
  }
}

/** A sentence that claims no price and leads nowhere: those two come from the catalogue alone. */
function readableReason(reason: string): string | undefined {
  const said = reason.replace(/\s+/g, ' ').trim();
  if (said.length < 10 || said.length > 240) return undefined;
  const isSuspect =
    /[$€£¥<>{}[\]`\\|]|https?:|www\.|\b[\w-]+\.(?:com|net|org|io|app|dev|ai|co)\b|\d+\s*(?:usd|eur|dollars?|per month)|\p{Cc}/iu;
  return isSuspect.test(said) ? undefined : said;
}
