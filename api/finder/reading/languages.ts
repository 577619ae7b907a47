import { readWords, stemOf, type Word } from './text.ts';
import type { Language } from '../catalogue/tool.ts';

interface Entry {
  language: number;
  /** Plain words, or beginnings of words. */
  parts: readonly { text: string; isBeginning: boolean }[];
  english: readonly Word[];
  length: number;
}

export interface Translation {
  words: readonly Word[];
  /** For each word, the place of the one that it stands for, or of the first of them. */
  origins: readonly number[];
  language: Language;
}

/** Shorter beginnings would hold words that mean something else. */
const leastBeginning = 3;

/** Puts what a text in another language says into English words, so that everything else need only know English. */
export class Translator {
  readonly #languages: readonly Language[];
  readonly #small: readonly ReadonlySet<string>[];
  /** By the first word, and by its beginning; the most telling first. */
  readonly #words = new Map<string, Entry[]>();
  readonly #beginnings = new Map<string, Entry[]>();
  readonly #isEnglish: (word: Word) => boolean;

  /** @param isEnglish whether English is known to have the word */
  constructor(languages: readonly Language[], isEnglish: (word: Word) => boolean) {
    this.#languages = languages;
    this.#isEnglish = isEnglish;
    this.#small = languages.map(({ small }) => new Set(readWords(small).map(({ plain }) => plain)));
    for (const [language, { words }] of languages.entries()) {
      for (const [english, phrases] of Object.entries(words)) {
        for (const phrase of phrases.split(',')) this.#add(language, phrase, readWords(english));
      }
    }
    for (const entries of [...this.#words.values(), ...this.#beginnings.values()]) {
      entries.sort((a, b) => b.parts.length - a.parts.length || b.length - a.length);
    }
  }

  #add(language: number, phrase: string, english: readonly Word[]): void {
    const parts = phrase
      .trim()
      .split(' ')
      .flatMap((typed) => {
        const words = readWords(typed.replace('*', ''));
        return words.map(({ plain }, index) => ({
          text: plain,
          isBeginning: typed.endsWith('*') && index === words.length - 1,
        }));
      });
    const first = parts[0]!;
    const entry = { language, parts, english, length: parts.reduce((sum, { text }) => sum + text.length, 0) };
    const map = first.isBeginning ? this.#beginnings : this.#words;
    const entries = map.get(first.text);
    if (entries) entries.push(entry);
    else map.set(first.text, [entry]);
  }

  /**
   * The text in English words as far as they are known, for each the place of the word that it stands for, and the language
   * it was in; nothing when that is English.
   */
  translate(words: readonly Word[]): Translation | undefined {
    const found = words.map((word) => this.#entriesAt(word.plain));
    const language = this.#languageOf(words, found);
    if (language === undefined) return undefined;

    const result: Word[] = [];
    const origins: number[] = [];
    const add = (word: Word, origin: number) => {
      result.push(word);
      origins.push(origin);
    };
    for (let i = 0; i < words.length;) {
      const word = words[i]!;
      const entry = found[i]!.find(
        (entry) =>
          entry.language === language &&
          entry.parts.every(({ text, isBeginning }, offset) => {
            const other = words[i + offset];
            if (!other || other.clause !== word.clause) return false;
            return isBeginning ? other.plain.startsWith(text) : other.plain === text;
          }),
      );
      const { sentence, clause } = word;
      if (entry) for (const each of entry.english) add({ ...each, sentence, clause }, i);
      // A small word that has no meaning of its own here must not be taken for an English one.
      else if (!this.#small[language]!.has(word.plain)) add(word, i);
      i += entry?.parts.length ?? 1;
    }
    return { words: result, origins, language: this.#languages[language]! };
  }

  #entriesAt(plain: string): readonly Entry[] {
    const entries = [this.#words.get(plain) ?? []];
    for (let length = leastBeginning; length <= plain.length; length++) {
      const some = this.#beginnings.get(plain.slice(0, length));
      if (some) entries.push(some);
    }
    return entries.length === 1
      ? entries[0]!
      : entries.flat().sort((a, b) => b.parts.length - a.parts.length || b.length - a.length);
  }

  /** The language that knows more of the words than English and every other. */
  #languageOf(words: readonly Word[], found: readonly (readonly Entry[])[]): number | undefined {
    const counts = this.#languages.map(() => 0);
    let english = 0;
    for (const [index, word] of words.entries()) {
      if (this.#isEnglish(word)) english++;
      for (const language of this.#languages.keys()) {
        const isKnown =
          this.#small[language]!.has(word.plain) ||
          found[index]!.some((entry) => entry.language === language && entry.parts.length === 1);
        if (isKnown) counts[language]!++;
      }
    }
    const most = Math.max(english, ...counts);
    return most > english ? counts.indexOf(most) : undefined;
  }
}

/** Common English words that no need or tool has. */
const common = new Set(
  `a about all already also am an and any are as at be because been but by can could did do does doing done dont each even
  every few for from get give go going good got had has have having he her here him his how i if im in into is it its ive
  just keep kind know less like little look looking lot made make many maybe me more most much my need needs new no not now
  of off on once one only or other our out over own people please really same she should so some something somewhere still
  such take than thanks that the their them then there these they thing things think this those through time to too two
  until up us use used using very want was way we well were what when where which while who why will with without work
  would year years yet you your`
    .split(/\s+/)
    .map(stemOf),
);

/** Whether a word is one of the common words of English. */
export function isCommonEnglish({ stem }: Word): boolean {
  return common.has(stem);
}
