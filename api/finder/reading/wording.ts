import { Weigher, type Meaning } from './evidence.ts';
import { isCommonEnglish, Translator } from './languages.ts';
import type { Match } from './phrases.ts';
import { Speller } from './spelling.ts';
import { readWords, type Word } from './text.ts';
import type { Catalogue, Language, Tool } from '../catalogue/tool.ts';

/** A text in words that the finder knows. */
export interface Worded {
  /** As they were typed. */
  typed: readonly Word[];
  /** In English and without typing errors, as far as they are known. */
  words: readonly Word[];
  /** For each of `words`, the place of the typed word that it stands for. */
  origins: readonly number[];
  /** Places in `words` of those that were mended. */
  mended: ReadonlySet<number>;
  /** What it is written in; nothing when that is English. */
  language: Language | undefined;
  /** The phrases of the lists in `words`. */
  matches: readonly Match<Meaning>[];
}

const none: ReadonlySet<number> = new Set();

/** Puts texts into words that the lists know, and finds the phrases of the lists in them. */
export class Wording {
  readonly weigher: Weigher;
  /** Lower-case words that mean something else than a tool's name. */
  readonly ordinary: ReadonlySet<string>;
  readonly #speller: Speller;
  readonly #translator: Translator;

  constructor({ needs, themes, tools, languages }: Catalogue) {
    this.weigher = new Weigher({ needs, themes });
    const said = readAll([...needs, ...themes].flatMap(({ words }) => words));
    // Those for some countries alone have words of these countries in their texts, which are no English.
    const english = tools.filter(({ countries }) => countries === undefined);
    const written = readAll(
      english.flatMap(({ description, features }) => [
        description,
        ...features.map((feature) => (typeof feature === 'string' ? feature : feature.text)),
      ]),
    );
    const namesOf = (some: readonly Tool[]) => readAll(some.flatMap(({ name, vendor }) => [name, vendor]));
    const stemsOf = (words: readonly Word[]) => new Set(words.map((word) => word.stem));
    const inEnglish = stemsOf([...said, ...written, ...namesOf(english)]);
    const known = inEnglish.union(stemsOf(namesOf(tools)));
    this.ordinary = new Set([...said, ...written].filter((word) => !word.isCapital).map(({ plain }) => plain));
    this.#speller = new Speller(
      said.map((word) => word.plain),
      known,
    );
    this.#translator = new Translator(languages, (word) => inEnglish.has(word.stem) || isCommonEnglish(word));
  }

  read(text: string): Worded {
    const typed = readWords(text);
    const translated = this.#translator.translate(typed);
    // The words of other languages are no mistyped English.
    const { words, mended } = translated ? { words: translated.words, mended: none } : this.#speller.mend(typed);
    return {
      typed,
      words,
      origins: translated?.origins ?? [...words.keys()],
      mended,
      language: translated?.language,
      matches: this.weigher.find(words),
    };
  }
}

/** The English words of a stretch of typed words. */
export function wordsIn({ words, origins }: Worded, { from, to }: { from: number; to: number }): Word[] {
  return words.filter((_, index) => origins[index]! >= from && origins[index]! < to);
}

/** Ids of the needs and themes that the lists find in a stretch of typed words, from one to before another. */
export function knownIn({ matches, origins }: Worded, from: number, to: number): Set<string> {
  const known = new Set<string>();
  for (const { values, at, inside } of matches) {
    if (inside.length > 0 || !at.every((index) => origins[index]! >= from && origins[index]! < to)) continue;
    for (const { need, theme } of values) known.add(need ? `need ${need.id}` : `theme ${theme.id}`);
  }
  return known;
}

/** Ids of the needs among what the lists find. */
export function needsIn(known: ReadonlySet<string>): string[] {
  return [...known].filter((id) => id.startsWith('need ')).map((id) => id.slice('need '.length));
}

function readAll(texts: readonly string[]): Word[] {
  return texts.flatMap((text) => readWords(text));
}
