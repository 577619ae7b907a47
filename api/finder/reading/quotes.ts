import { maxTextLength, type Word } from './text.ts';

/** Words that the text goes on with before one is given up for changed. */
const reach = 8;

const tokens = /\p{sc=Han}|[[\p{L}\p{N}\p{M}]--\p{sc=Han}]+(?:['’.+#][[\p{L}\p{N}\p{M}]--\p{sc=Han}]+)*/gv;

const plainOf = (token: string) =>
  token
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '');

/** Finds the words of a text in the text as it was typed, to quote it. */
export class Quotes {
  readonly #text: string;
  /** For each word, where it begins and ends in the text; nothing for those that were put in its place. */
  readonly #places: ({ start: number; end: number } | undefined)[];

  constructor(text: string, words: readonly Word[]) {
    this.#text = text;
    const typed = [...text.slice(0, maxTextLength).matchAll(tokens)].map(({ 0: token, index }) => ({
      plain: plainOf(token),
      start: index,
      end: index + token.length,
    }));
    let next = 0;
    this.#places = words.map(({ plain }) => {
      const ahead = typed.slice(next, next + reach);
      const at = ahead.findIndex((token) => token.plain.startsWith(plain) || plain.startsWith(token.plain));
      if (at < 0) return undefined;
      next += at + 1;
      return ahead[at];
    });
  }

  /** The text from one word to before another, as it was typed; empty when none of it is there. */
  of({ from, to }: { from: number; to: number }): string {
    const places = this.#places.slice(from, to).filter((place) => place !== undefined);
    const [first, last] = [places[0], places.at(-1)];
    return first && last ? this.#text.slice(first.start, last.end).replace(/\s+/g, ' ') : '';
  }
}
