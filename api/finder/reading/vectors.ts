import type { Word } from './text.ts';

/** How telling a word is, by its rank among the commonest: those say the least. */
export const wordWeight = (row: number) => Math.log(1 + row / 50);

/** What words mean, as directions in a space where words of like meaning lie close. */
export class WordVectors {
  readonly dimensions: number;
  readonly #rows: ReadonlyMap<string, number>;
  readonly #values: Int8Array;

  /**
   * @param words the commonest first
   * @param values by word, then by dimension
   */
  constructor(words: readonly string[], values: Int8Array) {
    this.dimensions = values.length / words.length;
    this.#rows = new Map(words.map((word, row) => [word, row]));
    this.#values = values;
  }

  /** The rows of the words that are known. */
  rowsOf(words: readonly Word[]): number[] {
    return words.map(({ plain }) => this.#rows.get(plain)).filter((row) => row !== undefined);
  }

  /** Where words point together, at length 1; nothing when none of them is known. */
  of(words: readonly Word[]): Float32Array | undefined {
    const sum = new Float32Array(this.dimensions);
    for (const row of this.rowsOf(words)) this.add(sum, row, wordWeight(row));
    const length = Math.hypot(...sum);
    return length > 0 ? sum.map((value) => value / length) : undefined;
  }

  /** Adds a word's direction to a sum. */
  add(sum: Float32Array, row: number, factor: number): void {
    const start = row * this.dimensions;
    for (let d = 0; d < sum.length; d++) sum[d]! += factor * this.#values[start + d]!;
  }
}
