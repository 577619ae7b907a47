import { featuresOf } from './features.ts';
import { headNames, type Direct, type HeadName, type Model } from './model.ts';
import type { Word } from './text.ts';
import { wordWeight } from './vectors.ts';

/** How much the words of a stretch count together, against its features. */
export const wordScale = 3;

/** What of the model answers questions. */
type Questions = Pick<Model, 'heads' | 'features' | 'featureUnit' | 'direct' | 'wordUnit' | 'idf' | 'vectors'>;

/** Tells what a stretch of words says of each question, as it was learned from examples; see docs/finder.md. */
export class Classifier {
  readonly #model: Questions;
  readonly #mean: Float32Array;
  readonly #direct: Partial<Record<HeadName, Direct>>;
  #features: ReadonlySet<number> = new Set();
  /** The length of the features' vector. */
  #length = 1;
  readonly #scores: Record<HeadName, Float32Array>;

  constructor(model: Questions) {
    this.#model = model;
    this.#direct = model.direct;
    this.#mean = new Float32Array(model.vectors.dimensions);
    this.#scores = Object.fromEntries(
      headNames.map((name) => [name, new Float32Array(model.heads[name].classes.length)]),
    ) as Record<HeadName, Float32Array>;
  }

  /** The answers to a question, in the order of the shares. */
  classesOf(head: HeadName): readonly string[] {
    return this.#model.heads[head].classes;
  }

  /**
   * Takes up a stretch, for `sharesOf` to tell of.
   *
   * @param typed its words as they were typed
   * @param meant the same in English and without typing errors, as far as they are known
   * @param known what the lists find in it: ids of needs and themes
   */
  takeUp(typed: readonly Word[], meant: readonly Word[], known: Iterable<string>): void {
    const mean = this.#mean.fill(0);
    this.#addFeatures(mean, featuresOf(typed, known));
    this.#addWords(mean, meant);
  }

  /** How likely each answer to a question is of the stretch: shares that add up to 1, valid until the next call for it. */
  sharesOf(head: HeadName): Float32Array {
    const { output, biases } = this.#model.heads[head];
    const mean = this.#mean;
    const scores = this.#scores[head];
    scores.set(biases);
    const direct = this.#direct[head];
    if (direct) this.#addDirect(scores, direct);
    addProduct(scores, mean, output);
    toShares(scores);
    return scores;
  }

  #addFeatures(mean: Float32Array, features: ReadonlySet<number>): void {
    const { idf, features: directions, featureUnit } = this.#model;
    let squared = 0;
    for (const place of features) squared += idf[place]! ** 2;
    this.#features = features;
    this.#length = Math.sqrt(squared);
    const scale = squared > 0 ? featureUnit / this.#length : 0;
    for (const place of features) {
      const value = idf[place]! * scale;
      const row = place * mean.length;
      for (let d = 0; d < mean.length; d++) mean[d]! += value * directions[row + d]!;
    }
  }

  #addDirect(scores: Float32Array, direct: Direct): void {
    const { idf } = this.#model;
    for (const place of this.#features) {
      const value = (idf[place]! / this.#length) * direct.unit;
      for (let i = direct.starts[place]!; i < direct.starts[place + 1]!; i++) {
        scores[direct.classes[i]!]! += value * direct.weights[i]!;
      }
    }
  }

  #addWords(mean: Float32Array, words: readonly Word[]): void {
    const { vectors, wordUnit } = this.#model;
    const rows = vectors.rowsOf(words);
    const squared = rows.reduce((sum, row) => sum + wordWeight(row) ** 2, 0);
    const scale = squared > 0 ? (wordScale * wordUnit) / Math.sqrt(squared) : 0;
    for (const row of rows) vectors.add(mean, row, wordWeight(row) * scale);
  }
}

/**
 * Adds to the scores of all classes what a point in the space says of them, by four dimensions at a time, which takes two
 * thirds as long as one by one.
 *
 * @param output by dimension, then by class; the number of dimensions is a multiple of four
 */
function addProduct(scores: Float32Array, point: Float32Array, output: Float32Array): void {
  const classes = scores.length;
  for (let d = 0; d < point.length; d += 4) {
    const [p0, p1, p2, p3] = [point[d]!, point[d + 1]!, point[d + 2]!, point[d + 3]!];
    const [r0, r1, r2, r3] = [d * classes, (d + 1) * classes, (d + 2) * classes, (d + 3) * classes];
    for (let k = 0; k < classes; k++) {
      scores[k]! += p0 * output[r0 + k]! + p1 * output[r1 + k]! + p2 * output[r2 + k]! + p3 * output[r3 + k]!;
    }
  }
}

/** Turns scores into shares that add up to 1, in place. */
export function toShares(scores: Float32Array): void {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let k = 0; k < scores.length; k++) sum += scores[k] = Math.exp(scores[k]! - most);
  for (let k = 0; k < scores.length; k++) scores[k]! /= sum;
}
