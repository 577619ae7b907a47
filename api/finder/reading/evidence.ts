import type { Intent } from './intent.ts';
import type { Mention } from './mentions.ts';
import { PhraseTable, type Match } from './phrases.ts';
import { readWords, type Word } from './text.ts';
import type { Catalogue, Need, Theme, Tool } from '../catalogue/tool.ts';
import { weights } from './needWeights.ts';

/** What a text says of needs, by their ids. */
export interface Evidence {
  /** Needs that the text names, with their weight: about 1. */
  said: Map<string, number>;
  /** Needs that the kind of project implies, with how surely: 0 to 1. */
  implied: ReadonlyMap<string, number>;
  /** The needs that are plainly asked for, by name or by a theme that cannot do without them. */
  asked: ReadonlySet<string>;
  refused: ReadonlySet<string>;
  /** Needs that the kind of project does not have even where words name them. */
  ruledOut: ReadonlySet<string>;
  /** Needs that are already met, with what is left of their weight. */
  owned: Map<string, number>;
}

/** What a phrase of the lists stands for. */
export type Meaning = { need: Need; theme?: never } | { theme: Theme; need?: never };

/** Weighs what the words and phrases of texts say of needs. */
export class Weigher {
  /** Ids of needs by the stems of their names. */
  readonly #named = new Map<string, string[]>();
  readonly #phrases = new PhraseTable<Meaning>();
  /** By need: the themes that turn on it, as language learning turns on learning a language. */
  readonly #turningOn: ReadonlyMap<string, Theme[]>;

  constructor({ needs, themes }: Pick<Catalogue, 'needs' | 'themes'>) {
    for (const { id, name } of needs) {
      for (const { stem } of readWords(name)) this.#named.set(stem, [...(this.#named.get(stem) ?? []), id]);
    }
    const meanings: Meaning[] = [...needs.map((need) => ({ need })), ...themes.map((theme) => ({ theme }))];
    for (const meaning of meanings) {
      for (const phrase of (meaning.need ?? meaning.theme).words) this.#phrases.add(phrase, meaning);
    }
    this.#turningOn = new Map(
      needs.map(({ id }) => [id, themes.filter((theme) => theme.needs[id] === heaviest(theme) && !theme.projectType)]),
    );
  }

  /** Whether words together say something of a need. */
  isNamed(words: readonly Word[]): boolean {
    return this.#phrases.has(words);
  }

  /** The phrases of the lists that a text has. */
  find(words: readonly Word[]): Match<Meaning>[] {
    return this.#phrases.find(words);
  }

  /** What the phrases of a text say of needs. */
  weigh(
    words: readonly Word[],
    matches: readonly Match<Meaning>[],
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

    for (const { values, at, confidence, inside } of matches) {
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
    return { said, implied, asked, refused, ruledOut, owned };
  }
}

/** The intent at a phrase: 'a travel blog' is wanted, though 'travel' is only its subject. */
function intentOf(intents: readonly Intent[]): Intent {
  const others = intents.filter((intent) => intent !== 'wanted' && intent !== 'subject');
  return others[0] ?? (intents.every((intent) => intent === 'subject') ? 'subject' : 'wanted');
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
