import type { ProjectType } from '../../common/values.ts';
import { readIntents, type Intent } from './intent.ts';
import { isCommonEnglish, Translator } from './languages.ts';
import { ToolNames, type Mention } from './mentions.ts';
import { placesIn } from './places.ts';
import { PhraseTable } from './phrases.ts';
import { Speller } from './spelling.ts';
import { isStopWord, maxTextLength, readWords, stemOf, type Word } from './text.ts';
import type { Catalogue, Need, Theme, Tool } from './tool.ts';

/** A need of a project and how much it matters: about 1 when the text names it, less when it is only implied. */
export interface Want {
  need: Need;
  weight: number;
  /** Where it comes from: named in the text, implied by the kind of project, or usual for its type. */
  from: 'text' | 'theme' | 'type';
}

/** What was read from a project. */
export interface Reading {
  /** Weightiest first. */
  wants: Want[];
  /** Needs that the text refuses. */
  refused: ReadonlySet<string>;
  /** Tools that the text names, by id: 1 for a wish, less when it is only named. */
  wishes: ReadonlyMap<string, number>;
  /** Tools that are refused, given up or already there, by id. */
  leftOut: ReadonlySet<string>;
  /** Tools, by id, that cannot be had where whoever asks is. */
  elsewhere: ReadonlySet<string>;
  /** Tools, by id, that are made for the country that the text names or is written in. */
  local: ReadonlySet<string>;
  /** Stems of the words that tell what it is about. */
  stems: string[];
  /** The text asks for free or cheap tools. */
  isFrugal: boolean;
  /** How many people the text says a team has, 1 when it says nothing. */
  people: number;
  /** Whoever asks studies, and pays what students pay. */
  isStudent: boolean;
}

/** What is known of a project besides its text. */
export interface Knowledge {
  /** How widely people here have saved a tool, by its id: 0 to 1. */
  saved: ReadonlyMap<string, number>;
  /** Tools, by id, that are paid for already and cost the project nothing. */
  paid: ReadonlySet<string>;
  /** Tools, by id, that are there already and are not to be recommended. */
  present: ReadonlySet<string>;
}

/** Enough to choose five tools from; more would only slow the choice. */
const mostWants = 16;

const weights = {
  /** For every further phrase that names the same need. */
  repeated: 0.1,
  most: 1.3,
  /** The need that a tool meets which is to be replaced. */
  replaced: 0.9,
  /** A need at the hundredth word or later against one at the first: people begin with what matters. */
  last: 0.9,
  lastAt: 100,
  mended: 0.8,
  /** A need that a theme has for certain, against one that the text names; less the more needs the text names. */
  theme: [0.6, 0.6, 0.55, 0.45, 0.3, 0.2],
  /** What a theme adds to a need that the text names. */
  themeOnTop: 0.15,
  /** What a work is about, against what is wanted for it: a blog about gardening. */
  subject: 0.35,
  /** What else goes with a named need, against what goes with a named kind of project. */
  related: 0.3,
  /** A refused theme ('no video') refuses the needs that it has this surely. */
  essential: 0.9,
  type: 0.5,
  /** The type's usual needs when the text has been understood: they only fill gaps. */
  typeOnTop: 0.12,
  /** How surely a theme must have a need to be heard inside a phrase that names it. */
  kindred: 0.7,
  owned: 0.2,
  /** A further need of a tool that is already there. */
  partlyOwned: 0.6,
  /** What a tool that is there is best known for, although the text asks for it. */
  ownedYetAsked: 0.4,
};

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

const none: ReadonlySet<number> = new Set();

const students = new Set(['student', 'undergrad', 'undergraduate', 'freshman', 'sophomore']);
/** Who teaches speaks of students, too. */
const teachers = new Set(['teach', 'teacher', 'tutor', 'professor', 'lectur'].map(stemOf));

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const groups = new Set(['team', 'group', 'company', 'crew', 'staff', 'us']);
const members = new Set(['people', 'persons', 'employees', 'colleagues', 'coworkers', 'developers', 'seats']);

type Meaning = { need: Need; theme?: never } | { theme: Theme; need?: never };

/** Reads what projects need from their text and type. */
export class NeedReader {
  readonly #needs: ReadonlyMap<string, Need>;
  readonly #tools: ReadonlyMap<string, Tool>;
  /** Ids of needs by the stems of their names. */
  readonly #named = new Map<string, string[]>();
  readonly #usual = new Map<ProjectType, Theme>();
  readonly #phrases = new PhraseTable<Meaning>();
  /** By need: the themes that turn on it, as language learning turns on learning a language. */
  readonly #turningOn: ReadonlyMap<string, Theme[]>;
  readonly #speller: Speller;
  readonly #translator: Translator;
  readonly #toolNames: ToolNames;
  readonly #regional: readonly Tool[];

  constructor({ needs, themes, tools, languages }: Catalogue) {
    this.#needs = new Map(needs.map((need) => [need.id, need]));
    this.#tools = new Map(tools.map((tool) => [tool.id, tool]));
    this.#regional = tools.filter(({ countries }) => countries);
    for (const { id, name } of needs) {
      for (const { stem } of readWords(name)) this.#named.set(stem, [...(this.#named.get(stem) ?? []), id]);
    }
    const meanings: Meaning[] = [...needs.map((need) => ({ need })), ...themes.map((theme) => ({ theme }))];
    for (const meaning of meanings) {
      for (const phrase of (meaning.need ?? meaning.theme).words) this.#phrases.add(phrase, meaning);
    }
    for (const theme of themes) if (theme.projectType) this.#usual.set(theme.projectType, theme);
    this.#turningOn = new Map(
      needs.map(({ id }) => [id, themes.filter((theme) => theme.needs[id] === heaviest(theme) && !theme.projectType)]),
    );

    const said = readAll([...needs, ...themes].flatMap(({ words }) => words));
    const written = readAll(tools.flatMap(({ description, features }) => [description, ...features]));
    const named = readAll(tools.flatMap(({ name, vendor }) => [name, vendor]));
    const ordinary = [...said, ...written].filter((word) => !word.isCapital);
    const known = new Set([...said, ...written, ...named].map((word) => word.stem));
    this.#speller = new Speller(
      said.map((word) => word.plain),
      known,
    );
    this.#translator = new Translator(languages, (word) => known.has(word.stem) || isCommonEnglish(word));
    this.#toolNames = new ToolNames(tools, new Set(ordinary.map((word) => word.plain)));
  }

  /** @param present tools, by id, that are there already, as if the text said so */
  read(type: ProjectType, text: string, present: ReadonlySet<string> = new Set()): Reading {
    const typed = readWords(text);
    const translated = this.#translator.translate(typed);
    // The words of other languages are no mistyped English.
    const { words, mended } = translated ? { words: translated.words, mended: none } : this.#speller.mend(typed);
    const intents = readIntents(words, (pair) => this.#phrases.has(pair));
    const mentions = this.#toolNames.find(words, intents);
    for (const id of present) {
      const tool = this.#tools.get(id);
      if (tool) mentions.push({ tool, intent: 'inUse', isWish: false, at: [] });
    }

    const evidence = this.#weigh(words, intents, mended, mentions);
    const { said, implied, asked, refused, owned } = evidence;

    const wantsAnother = words.some(({ plain }) => another.has(plain));
    const wishes = new Map<string, number>();
    const leftOut = new Set<string>();
    for (const { tool, intent, isWish, at } of mentions) {
      const main = tool.needs[0]!;
      if (intent === 'wanted') wishes.set(tool.id, isWish ? 1 : (wishes.get(tool.id) ?? 0.3));
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

    const places = placesIn(typed).union(new Set(translated?.language.countries));
    const local = new Set<string>();
    const elsewhere = new Set<string>();
    for (const { id, countries } of this.#regional) {
      // Who does not say where they are is taken to be in the United States, where most of these are from.
      const isHere = countries!.some((country) => (places.size === 0 ? country === 'US' : places.has(country)));
      if (!isHere && !wishes.has(id)) elsewhere.add(id);
      else if (places.size > 0) local.add(id);
    }

    const wants = new Map<string, Want>();
    const want = (id: string, weight: number, from: Want['from']) => {
      const need = this.#needs.get(id);
      if (!need || refused.has(id) || wants.has(id)) return;
      const factor = owned.get(id) ?? 1;
      // What is already there is no longer asked for, but a better one may still be welcome.
      wants.set(id, { need, weight: weight * factor, from: factor < 1 && from === 'text' ? 'theme' : from });
    };
    for (const [id, weight] of said) want(id, weight + weights.themeOnTop * (implied.get(id) ?? 0), 'text');
    const guess = weights.theme[Math.min(wants.size, weights.theme.length - 1)]!;
    for (const [id, weight] of implied) want(id, guess * weight, 'theme');
    const usual = wants.size === 0 ? weights.type : weights.typeOnTop;
    for (const [id, weight] of Object.entries(this.#usual.get(type)?.needs ?? {})) want(id, usual * weight, 'type');

    return {
      wants: [...wants.values()]
        .sort((a, b) => b.weight - a.weight || (a.need.id < b.need.id ? -1 : 1))
        .slice(0, mostWants),
      refused,
      wishes,
      leftOut,
      elsewhere,
      local,
      stems: words
        .filter((word, index) => !isStopWord(word.plain) && intents[index] !== 'unwanted')
        .map((word) => word.stem),
      people: peopleIn(words),
      isStudent: type === 'student' || (type === 'education' && saysStudent(words)),
      isFrugal: frugal.test(translated ? words.map(({ plain }) => plain).join(' ') : text.slice(0, maxTextLength)),
    };
  }

  /** What the phrases of a text say of needs, by need id. */
  #weigh(
    words: readonly Word[],
    intents: readonly Intent[],
    mended: ReadonlySet<number>,
    mentions: readonly Mention[],
  ): Evidence {
    const toolAt = new Map(mentions.flatMap(({ tool, at }) => at.map((index) => [index, tool])));
    const said = new Map<string, number>();
    const doubt = new Map<string, number>();
    const asked = new Set<string>();
    const unwanted = new Set<string>();
    const owned = new Map<string, number>();
    const ruledOut = new Set<string>();
    // Several reasons for the same need make it surer, but never certain.
    const imply = (id: string, sure: number) => doubt.set(id, (doubt.get(id) ?? 1) * (1 - 0.95 * sure));

    for (const { values, at, confidence, inside } of this.#phrases.find(words)) {
      const intent = intentOf(at.map((index) => intents[index]!));
      const spelt = at.some((index) => mended.has(index)) ? weights.mended : 1;
      const early = 1 - (1 - weights.last) * Math.min(1, at[0]! / weights.lastAt);
      const shares = values.filter(({ need }) => need).length;

      for (const { need, theme } of values) {
        if (inside.length > 0 && !(theme && inside.some((longer) => isOf(longer.need, theme)))) {
          // Part of a longer phrase, as in 'video call'; but 'vegetable garden' is about gardens, too.
          continue;
        }
        // A tool's name says no more than what the tool does: 'YouTube Premium' asks for no video editor.
        const named = toolAt.get(at[0]!);
        if (named && !at.some((index) => toolAt.get(index) !== named) && !does(named, need ?? theme)) continue;
        if (intent === 'unwanted' && at.length === 1) {
          // 'No video' refuses all that is called video something.
          for (const id of this.#named.get(words[at[0]!]!.stem) ?? []) unwanted.add(id);
        }
        if (need && intent === 'subject') imply(need.id, weights.subject * confidence);
        else if (need && intent === 'unwanted') unwanted.add(need.id);
        else if (need && intent === 'owned') owned.set(need.id, weights.owned);
        else if (need) {
          if (intent === 'wanted') asked.add(need.id);
          const weight = (confidence * spelt * early) / Math.sqrt(shares);
          const before = said.get(need.id);
          const repeated = before === undefined ? weight : Math.max(weight, before) + weights.repeated;
          said.set(need.id, Math.min(repeated, weights.most));
          // A named need faintly implies what goes with it in the kinds of projects that turn on it.
          const kinds = this.#turningOn.get(need.id) ?? [];
          for (const kind of kinds) {
            for (const [id, sure] of Object.entries(kind.needs)) imply(id, (weights.related * sure) / kinds.length);
          }
        } else {
          if (intent === 'wanted') for (const id of theme.rulesOut ?? []) ruledOut.add(id);
          for (const [id, sure] of Object.entries(theme.needs)) {
            const isEssential = sure >= weights.essential;
            if (intent === 'unwanted' && isEssential) unwanted.add(id);
            if (intent === 'unwanted') continue;
            imply(id, sure * confidence * spelt * (intent === 'subject' ? weights.subject : 1));
            if (intent === 'wanted' && isEssential) asked.add(id);
          }
        }
      }
    }

    for (const id of ruledOut) {
      said.delete(id);
      doubt.delete(id);
    }
    const implied = new Map([...doubt].map(([id, value]) => [id, 1 - value]));
    const refused = new Set([...unwanted].filter((id) => !said.has(id)));
    for (const id of owned.keys()) {
      if (asked.has(id)) owned.delete(id);
      else if (!said.has(id)) said.set(id, 1);
    }
    return { said, implied, asked, refused, owned };
  }
}

interface Evidence {
  /** Needs that the text names, with their weight: about 1. */
  said: Map<string, number>;
  /** Needs that the kind of project implies, with how surely: 0 to 1. */
  implied: ReadonlyMap<string, number>;
  /** The needs that are plainly asked for, by name or by a theme that cannot do without them. */
  asked: ReadonlySet<string>;
  refused: ReadonlySet<string>;
  /** Needs that are already met, with what is left of their weight. */
  owned: Map<string, number>;
}

/** The intent at a phrase: 'a travel blog' is wanted, though 'travel' is only its subject. */
function intentOf(intents: readonly Intent[]): Intent {
  const others = intents.filter((intent) => intent !== 'wanted' && intent !== 'subject');
  return others[0] ?? (intents.every((intent) => intent === 'subject') ? 'subject' : 'wanted');
}

/** 'Team of 20', '12 people', 'a team of five'. */
function peopleIn(words: readonly Word[]): number {
  const counts = words.map(({ plain, clause }, index) => {
    const count = /^\d{1,5}$/.test(plain) ? Number(plain) : numbers.indexOf(plain);
    if (count < 2) return 1;
    const near = (offset: number) => (words[index + offset]?.clause === clause ? words[index + offset]!.plain : '');
    const isTeam = near(-1) === 'of' && groups.has(near(-2));
    return isTeam || members.has(near(1)) || members.has(near(2)) ? count : 1;
  });
  return Math.max(1, ...counts);
}

function saysStudent(words: readonly Word[]): boolean {
  return words.some(({ plain }) => students.has(plain)) && !words.some(({ stem }) => teachers.has(stem));
}

/** Whether a tool is there for a need, or for what a kind of project needs most. */
function does({ needs }: Tool, meant: Need | Theme): boolean {
  return 'needs' in meant ? needs.some((need) => meant.needs[need] === heaviest(meant)) : needs.includes(meant.id);
}

function heaviest(theme: Theme): number {
  return Math.max(...Object.values(theme.needs));
}

/** Whether a phrase that says the need may hold a word of the theme: 'vegetable garden' and gardens. */
function isOf(need: Need | undefined, theme: Theme): boolean {
  return need !== undefined && (theme.needs[need.id] ?? 0) >= weights.kindred;
}

function readAll(texts: readonly string[]): Word[] {
  return texts.flatMap((text) => readWords(text));
}
