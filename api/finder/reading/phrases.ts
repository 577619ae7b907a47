import { isStopWord, readWords, type Word } from './text.ts';

/** A phrase found in a text. */
export interface Match<T> {
  /** What the phrase stands for. */
  values: readonly T[];
  /** Indexes of its words in the text, in order. */
  at: readonly number[];
  /** How surely the text says it: 1 for a phrase of several words side by side, less for looser finds. */
  confidence: number;
  /** What the longer phrases stand for that share a word with this one; empty when there are none. */
  inside: readonly T[];
}

const sureties = { phrase: 1, word: 0.9, apart: [0.85, 0.75] };

/** The same words in another order are the same phrase: 'edit video' and 'video editing'. */
const keyOf = (stems: readonly string[]) => [...stems].sort().join(' ');

/** Phrases and what they stand for, to be found in texts. */
export class PhraseTable<T> {
  readonly #values = new Map<string, T[]>();
  /** All stems that any phrase has. */
  readonly #stems = new Set<string>();
  #longest = 1;

  add(phrase: string, value: T): void {
    const stems = readWords(phrase)
      .filter((word) => !isStopWord(word.plain))
      .map((word) => word.stem);
    if (stems.length === 0) return;
    const key = keyOf(stems);
    const values = this.#values.get(key);
    if (!values) this.#values.set(key, [value]);
    else if (!values.includes(value)) values.push(value);
    for (const stem of stems) this.#stems.add(stem);
    this.#longest = Math.max(this.#longest, stems.length);
  }

  /** Whether the words together are a phrase. */
  has(words: readonly Word[]): boolean {
    return !words.some(({ plain }) => isStopWord(plain)) && this.#values.has(keyOf(words.map(({ stem }) => stem)));
  }

  /**
   * The phrases in a text, longest first. A word that belongs to one phrase means that, and not also what it would mean
   * alone ('video call' does not say 'video'): such shorter finds are marked. Phrases do not reach across clauses, nor
   * across an 'or': 'chat or video' is no video chat.
   */
  find(words: readonly Word[]): Match<T>[] {
    const telling = [...words.keys()].filter((index) => !isStopWord(words[index]!.plain));
    let choices = 0;
    const choicesBefore = words.map(({ plain }) => (plain === 'or' || plain === 'nor' ? ++choices : choices));
    const isPart = words.map(({ stem }) => this.#stems.has(stem));
    const used = new Map<number, readonly T[]>();
    const matches: Match<T>[] = [];

    /** Finds all phrases of one shape; they may overlap one another. */
    const findAll = (span: number, confidence: number, indexesFrom: (from: number) => number[]) => {
      const found = matches.length;
      for (let from = 0; from + span <= telling.length; from++) {
        const at = indexesFrom(from);
        const [first, last] = [at[0]!, at.at(-1)!];
        if (words[first]!.clause !== words[last]!.clause || choicesBefore[first] !== choicesBefore[last]) continue;
        if (!at.every((index) => isPart[index])) continue;
        const values = this.#values.get(keyOf(at.map((index) => words[index]!.stem)));
        if (values) matches.push({ values, at, confidence, inside: at.flatMap((index) => used.get(index) ?? []) });
      }
      for (const { at, values, inside } of matches.slice(found)) {
        if (inside.length === 0) for (const index of at) used.set(index, values);
      }
    };

    for (let length = this.#longest; length >= 2; length--) {
      findAll(length, sureties.phrase, (from) => telling.slice(from, from + length));
    }
    // Two words with one or two others between them are still a pair: 'share my very large files'.
    for (const [index, surety] of sureties.apart.entries()) {
      findAll(index + 3, surety, (from) => [telling[from]!, telling[from + index + 2]!]);
    }
    findAll(1, sureties.word, (from) => [telling[from]!]);
    return matches;
  }
}
