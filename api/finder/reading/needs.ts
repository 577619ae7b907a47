import type { ProjectType } from '../../../common/values.ts';
import { constraintsIn } from './constraints.ts';
import { fused } from './fusion.ts';
import { readIntents } from './intent.ts';
import { Listener } from './listener.ts';
import { ToolNames } from './mentions.ts';
import { weights } from './needWeights.ts';
import { peopleIn, saysStudent } from './people.ts';
import { placesIn, whereOf } from './places.ts';
import { Quotes } from './quotes.ts';
import type { Corrections, Reading, Want } from './reading.ts';
import { maxTextLength } from './text.ts';
import { understandingOf } from './understanding.ts';
import { Wording, wordsIn } from './wording.ts';
import type { Catalogue, Need, Theme, Tool } from '../catalogue/tool.ts';

/** Enough to choose five tools from; more would only slow the choice. */
const mostWants = 16;

/** Words of who wants another tool than the one that is there. */
const another = new Set([
  'better',
  'another',
  'other',
  'instead',
  'cheaper',
  'alternative',
  'replace',
  'replacement',
  'different',
]);

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

  constructor(catalogue: Catalogue) {
    const { needs, themes, tools } = catalogue;
    this.#needs = new Map(needs.map((need) => [need.id, need]));
    this.#tools = new Map(tools.map((tool) => [tool.id, tool]));
    this.#regional = tools.filter(({ countries }) => countries);
    for (const theme of themes) if (theme.projectType) this.#usual.set(theme.projectType, theme);
    this.#wording = new Wording(catalogue);
    if (catalogue.model) this.#listener = new Listener(catalogue.model);
    this.#toolNames = new ToolNames(tools, this.#wording.ordinary);
  }

  /** @param present tools, by id, that are there already, as if the text said so */
  read(
    type: ProjectType,
    text: string,
    present: ReadonlySet<string> = new Set(),
    { added, removed, dropped }: Corrections = none,
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
    const { said, hinted, implied, asked, refused, owned } = hearing
      ? fused(evidence, hearing)
      : { ...evidence, hinted: new Map<string, number>() };

    const wantsAnother = words.some(({ plain }) => another.has(plain));
    const wishes = new Map<string, number>();
    const leftOut = new Set<string>();
    for (const { tool, intent, isWish, at } of mentions) {
      const main = tool.needs[0]!;
      if (intent === 'wanted') wishes.set(tool.id, isWish ? 1 : (wishes.get(tool.id) ?? weights.onlyNamed));
      else leftOut.add(tool.id);
      if (intent === 'replaced' && !said.has(main)) said.set(main, weights.replaced);
      if (intent !== 'owned' && intent !== 'inUse') continue;
      // 'We use Notion for notes': for nothing else.
      const hasPurpose = words[(at.at(-1) ?? words.length) + 1]?.plain === 'for';
      for (const need of tool.needs) {
        const isMain = need === main;
        if (!asked.has(need)) owned.set(need, isMain ? weights.owned : weights.partlyOwned);
        else if (!wantsAnother && (isMain || !hasPurpose)) {
          owned.set(need, isMain ? weights.ownedYetAsked : weights.partlyOwned);
        }
      }
    }

    const quotes = new Quotes(text, typed);
    const heardDemands = (hearing?.demands ?? []).map(({ constraint, stretch }) => ({
      constraint,
      says: quotes.of(stretch),
      words: wordsIn(worded, stretch),
    }));
    const constraints = constraintsIn(text, heardDemands).filter(({ kind }) => !dropped.includes(kind));
    const { local, elsewhere } = whereOf(this.#regional, placesIn(typed).union(new Set(language?.countries)), wishes);

    const wants = new Map<string, Want>();
    const want = (id: string, weight: number, from: Want['from']) => {
      const need = this.#needs.get(id);
      if (!need || removed.includes(id) || wants.has(id) || (refused.has(id) && !added.includes(id))) return;
      const factor = owned.get(id) ?? 1;
      // What is already there is no longer asked for, but a better one may still be welcome.
      const stretch = hearing?.heard.find((heard) => heard.need === id)?.stretch;
      wants.set(id, {
        need,
        weight: weight * factor,
        from: factor < 1 && from === 'text' ? 'theme' : from,
        words: stretch ? wordsIn(worded, stretch) : [],
      });
    };
    for (const id of added) want(id, weights.added, 'text');
    for (const [id, weight] of said) want(id, weight + weights.themeOnTop * (implied.get(id) ?? 0), 'text');
    for (const [id, weight] of hinted) want(id, weight, 'theme');
    const guess = weights.theme[Math.min(said.size, weights.theme.length - 1)]!;
    for (const [id, weight] of implied) want(id, guess * weight, 'theme');
    const usual = wants.size === 0 ? weights.type : weights.typeOnTop;
    for (const [id, weight] of Object.entries(this.#usual.get(type)?.needs ?? {})) want(id, usual * weight, 'type');

    const named = [...wants.values()].filter(({ from }) => from === 'text').map(({ need }) => need);
    const { understood, unplaced } = understandingOf(quotes, worded, hearing, named, mentions);

    return {
      wants: [...wants.values()]
        .sort((a, b) => b.weight - a.weight || (a.need.id < b.need.id ? -1 : 1))
        .slice(0, mostWants),
      refused,
      wishes,
      leftOut,
      elsewhere,
      local,
      people: peopleIn(text),
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
