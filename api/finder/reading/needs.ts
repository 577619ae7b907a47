import type { ProjectType } from '../../../common/values.ts';
import { affinitiesOf } from './affinity.ts';
import type { Stretch } from './clauses.ts';
import { constraintsIn } from './constraints.ts';
import { fused } from './fusion.ts';
import { readIntents } from './intent.ts';
import { Listener } from './listener.ts';
import { ToolNames } from './mentions.ts';
import { readNamedTools } from './namedTools.ts';
import { peopleIn, saysStudent } from './people.ts';
import type { Affinity } from './model.ts';
import { homesOf, placesIn, whereOf } from './places.ts';
import { Quotes } from './quotes.ts';
import type { Corrections, Reading, Want } from './reading.ts';
import { maxTextLength } from './text.ts';
import { understandingOf } from './understanding.ts';
import { wantsOf } from './wants.ts';
import { Wording, wordsIn } from './wording.ts';
import type { Catalogue, Need, Theme, Tool } from '../catalogue/tool.ts';

/** Enough to choose five tools from; more would only slow the choice. */
const mostWants = 16;

const frugal =
  /\b(?:for free|(?:only|all|completely|totally) free|free (?:tools?|apps?|plans?|only|software|stuff|options?)|cheapest|as cheap|(?:tight|low|tiny|small|shoestring) budget|no money(?! manag)|low[- ]cost|cheap(?! flight)|affordable|inexpensive|broke)\b/i;

const none: Corrections = { added: [], removed: [], dropped: [] };

/** Reads what projects need from their text and type. */
export class NeedReader {
  readonly #needs: ReadonlyMap<string, Need>;
  readonly #tools: ReadonlyMap<string, Tool>;
  readonly #usual = new Map<ProjectType, Theme>();
  readonly #wording: Wording;
  readonly #toolNames: ToolNames;
  readonly #listener: Listener | undefined;
  readonly #regional: readonly Tool[];
  readonly #headcount: Float32Array | undefined;
  readonly #affinity: Affinity | undefined;

  constructor(catalogue: Catalogue) {
    const { needs, themes, tools } = catalogue;
    this.#needs = new Map(needs.map((need) => [need.id, need]));
    this.#tools = new Map(tools.map((tool) => [tool.id, tool]));
    this.#regional = tools.filter(({ countries }) => countries);
    for (const theme of themes) if (theme.projectType) this.#usual.set(theme.projectType, theme);
    this.#wording = new Wording(catalogue);
    this.#headcount = catalogue.model?.headcount;
    this.#affinity = catalogue.model?.affinity;
    if (catalogue.model) this.#listener = new Listener(catalogue.model);
    this.#toolNames = new ToolNames(tools, this.#wording.ordinary);
  }

  /** @param present tools, by id, that are there already, as if the text said so */
  read(
    type: ProjectType,
    text: string,
    present: ReadonlySet<string> = new Set(),
    { added, removed, dropped, people }: Corrections = none,
  ): Reading {
    const worded = this.#wording.read(text);
    const { typed, words, mended, language, matches } = worded;
    const { weigher } = this.#wording;
    const intents = readIntents(words, (pair) => weigher.isNamed(pair));
    const mentions = this.#toolNames.find(words, intents);
    for (const id of present) {
      const tool = this.#tools.get(id);
      if (tool) mentions.push({ tool, intent: 'inUse', isWish: false, at: [] });
    }

    const evidence = weigher.weigh(words, matches, intents, mended, mentions);
    const hearing = this.#listener?.hear(worded, intents, evidence);
    const heard = hearing ? fused(evidence, hearing) : { ...evidence, hinted: new Map<string, number>() };
    const { said, implied, asked, refused, owned } = heard;
    const { wishes, leftOut } = readNamedTools(mentions, words, said, asked, owned);

    const quotes = new Quotes(text, typed);
    const heardDemands = (hearing?.demands ?? []).map(({ constraint, stretch }) => ({
      constraint,
      says: quotes.of(stretch),
      words: wordsIn(worded, stretch),
    }));
    const constraints = constraintsIn(text, heardDemands).filter(({ kind }) => !dropped.includes(kind));
    const { local, elsewhere } = whereOf(this.#regional, homesOf(placesIn(typed), language), wishes);

    const wants = wantsOf(heard, {
      needs: this.#needs,
      corrections: { added, removed },
      usual: this.#usual.get(type)?.needs ?? {},
    });

    // Only for those that are kept, and once for each stretch: what the words say of tools takes time.
    const stretches = new Map(hearing?.heard.map(({ need, stretch }) => [need, stretch]));
    const known = new Map<Stretch | undefined, Pick<Want, 'words' | 'affinities'>>();
    const saidIn = (stretch: Stretch | undefined): Pick<Want, 'words' | 'affinities'> => {
      let said = known.get(stretch);
      if (!said) {
        const words = stretch ? wordsIn(worded, stretch) : [];
        known.set(stretch, (said = { words, affinities: affinitiesOf(this.#affinity, worded, stretch) }));
      }
      return said;
    };

    const named = wants.filter(({ from }) => from === 'text').map(({ need }) => need);
    const { understood, unplaced } = understandingOf(quotes, worded, hearing, named, mentions);

    return {
      wants: wants
        .toSorted((a, b) => b.weight - a.weight || (a.need.id < b.need.id ? -1 : 1))
        .slice(0, mostWants)
        .map((want) => ({ ...want, ...saidIn(stretches.get(want.need.id)) })),
      // Whoever asks knows better than the text was read.
      refused: new Set([...refused].filter((id) => !added.includes(id))),
      wishes,
      leftOut,
      elsewhere,
      local,
      people: people ?? peopleIn(text, this.#headcount),
      constraints,
      understood,
      unplaced,
      isUnclear: text.trim() !== '' && understood.length === 0 && implied.size === 0 && wishes.size === 0,
      isStudent:
        type === 'student' ||
        constraints.some(({ kind }) => kind === 'student') ||
        (type === 'education' && saysStudent(words)),
      isFrugal: frugal.test(language ? words.map(({ plain }) => plain).join(' ') : text.slice(0, maxTextLength)),
    };
  }
}
