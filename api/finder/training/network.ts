import { toShares, wordScale } from '../reading/classifier.ts';
import { wordWeight } from '../reading/vectors.ts';
import { random, shuffle } from './random.ts';

/** One example: what it is made of, and what it says. */
export interface Example {
  /** Places of features. */
  features: Uint32Array;
  /** Rows of its words among the word vectors. */
  words: Uint16Array;
  /** For each head the number of its class; -1 where it says nothing of that. */
  labels: readonly number[];
  /** How much it counts; 1 is usual. */
  weight: number;
}

/** What is learned: directions of features and of words in one space, and of each head's classes in it. */
export interface Network {
  /** By feature, then by dimension. */
  features: Float32Array;
  /** By word, then by dimension. */
  words: Float32Array;
  /** For each head: by dimension, then by class. */
  outputs: Float32Array[];
  /** For each head: by class. */
  biases: Float32Array[];
  /** For each head that has one: by feature, then by class, what a feature says of a class by itself. */
  direct: (Float32Array | undefined)[];
  /** How telling each feature is. */
  idf: Float32Array;
}

export interface TrainingOptions {
  /** How fast what single features say is learned. */
  directRate: number;
  epochs: number;
  rate: number;
  /** The share of an example's features that is left out each time, so that no single one is relied upon. */
  dropout: number;
  /** How fast the word vectors change against all else: they know more than the examples say. */
  wordRate: number;
  seed: number;
}

/** One question that is answered of every example. */
export interface HeadOptions {
  classes: number;
  /** How much it counts in what features and words come to mean, against the others. */
  share: number;
  /** Single features also say something of its classes by themselves. */
  isDirect?: boolean;
}

/** Differences that are smaller teach nothing. */
const leastDifference = 0.002;
const mostParts = 4_096;

/**
 * Learns from examples: every feature and every word of an example points somewhere, their mean is compared with all classes
 * of each head, and a softmax says which it is. Word vectors are where the words begin. By AdaGrad, with one pace for each row. The same
 * examples and options always give the same network on one kind of machine.
 */
export function trainNetwork(
  examples: readonly Example[],
  heads: readonly HeadOptions[],
  bins: number,
  wordVectors: Float32Array,
  dimensions: number,
  { epochs, rate, dropout, wordRate, directRate, seed }: TrainingOptions,
): Network {
  const next = random(seed);
  const idf = idfOf(examples, bins);
  const features = Float32Array.from({ length: bins * dimensions }, () => ((next() - 0.5) * 0.5) / dimensions);
  const words = Float32Array.from(wordVectors);
  const outputs = heads.map(({ classes }) =>
    Float32Array.from({ length: dimensions * classes }, () => (next() - 0.5) * 0.1),
  );
  const biases = heads.map(({ classes }) => new Float32Array(classes));
  const direct = heads.map(({ classes, isDirect }) => (isDirect ? new Float32Array(bins * classes) : undefined));
  const directPaces = direct.map((table) => table && new Float32Array(table.length).fill(1e-3));
  const featurePaces = new Float32Array(bins).fill(1e-3);
  const wordPaces = new Float32Array(words.length / dimensions).fill(1e-3);
  const outputPaces = outputs.map(({ length }) => new Float32Array(length).fill(1e-2));

  const parts = new Parts(dimensions);
  const mean = new Float32Array(dimensions);
  const back = new Float32Array(dimensions);
  const order = Uint32Array.from(examples.keys());

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next);
    for (const [done, index] of order.entries()) {
      // Ever smaller steps: the last examples shall not count more than the first.
      const pace = rate * (1 - (epoch + done / order.length) / epochs);
      const example = examples[index]!;
      parts.clear();
      for (const place of example.features) if (next() >= dropout) parts.addFeature(place, idf[place]!);
      for (const row of example.words) if (next() >= dropout / 2) parts.addWord(row, wordWeight(row));
      parts.scale();

      mean.fill(0);
      back.fill(0);
      parts.sumInto(mean, features, words);
      for (const [head, { share }] of heads.entries()) {
        const label = example.labels[head]!;
        if (label < 0) continue;
        const answer = { output: outputs[head]!, biases: biases[head]!, paces: outputPaces[head]! };
        const scores = Float32Array.from(answer.biases);
        const table = direct[head];
        if (table) parts.addDirect(scores, table);
        const concerned = correct(answer, scores, label, mean, example.weight, pace, share, back);
        if (table) {
          const step = (pace / rate) * directRate * example.weight;
          parts.moveDirect(scores, concerned, step, table, directPaces[head]!);
        }
      }
      let squared = 0;
      for (let d = 0; d < dimensions; d++) squared += back[d]! ** 2;
      parts.moveFeatures(back, squared / dimensions, pace, features, featurePaces);
      parts.moveWords(back, squared / dimensions, pace * wordRate, words, wordPaces);
    }
  }
  return { features, words, outputs, biases, direct, idf };
}

/**
 * Moves one head's classes against what it got wrong of an example.
 *
 * @param back where what the example is made of has to move; added to
 */
function correct(
  { output, biases, paces }: Record<'output' | 'biases' | 'paces', Float32Array>,
  scores: Float32Array,
  label: number,
  mean: Float32Array,
  weight: number,
  pace: number,
  share: number,
  back: Float32Array,
): number[] {
  const classes = biases.length;
  for (let d = 0; d < mean.length; d++) {
    const value = mean[d]!;
    const row = d * classes;
    for (let k = 0; k < classes; k++) scores[k]! += value * output[row + k]!;
  }
  toShares(scores);
  scores[label]! -= 1;

  // Most classes are out of the question.
  const concerned = [...scores.keys()].filter((k) => Math.abs(scores[k]! * weight) >= leastDifference);
  for (let d = 0; d < mean.length; d++) {
    const row = d * classes;
    const value = mean[d]!;
    let sum = 0;
    for (const k of concerned) {
      const difference = scores[k]! * weight;
      sum += difference * output[row + k]!;
      const step = difference * value;
      const squares = (paces[row + k]! += step * step);
      output[row + k]! -= (pace * step) / Math.sqrt(squares);
    }
    back[d]! += share * sum;
  }
  for (let k = 0; k < classes; k++) biases[k]! -= 0.02 * pace * scores[k]! * weight;
  return concerned;
}

/** The features and words of one example, with how much each counts. */
class Parts {
  readonly #dimensions: number;
  readonly #rows = new Uint32Array(mostParts);
  readonly #values = new Float32Array(mostParts);
  #features = 0;
  #count = 0;

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
  }

  clear(): void {
    this.#features = this.#count = 0;
  }

  /** All features come before all words. */
  addFeature(place: number, value: number): void {
    this.#add(place, value);
    this.#features = this.#count;
  }

  addWord(row: number, value: number): void {
    this.#add(row, value);
  }

  #add(row: number, value: number): void {
    if (this.#count === mostParts) return;
    this.#rows[this.#count] = row * this.#dimensions;
    this.#values[this.#count] = value;
    this.#count++;
  }

  /** Brings the features to length 1, and the words to `wordScale`. */
  scale(): void {
    this.#scalePart(0, this.#features, 1);
    this.#scalePart(this.#features, this.#count, wordScale);
  }

  #scalePart(from: number, to: number, length: number): void {
    let squared = 0;
    for (let i = from; i < to; i++) squared += this.#values[i]! ** 2;
    const factor = squared > 0 ? length / Math.sqrt(squared) : 0;
    for (let i = from; i < to; i++) this.#values[i]! *= factor;
  }

  sumInto(mean: Float32Array, features: Float32Array, words: Float32Array): void {
    this.#sumPart(0, this.#features, mean, features);
    this.#sumPart(this.#features, this.#count, mean, words);
  }

  #sumPart(from: number, to: number, mean: Float32Array, table: Float32Array): void {
    for (let i = from; i < to; i++) {
      const row = this.#rows[i]!;
      const value = this.#values[i]!;
      for (let d = 0; d < mean.length; d++) mean[d]! += value * table[row + d]!;
    }
  }

  addDirect(scores: Float32Array, table: Float32Array): void {
    for (let i = 0; i < this.#features; i++) {
      const row = (this.#rows[i]! / this.#dimensions) * scores.length;
      const value = this.#values[i]!;
      for (let k = 0; k < scores.length; k++) scores[k]! += value * table[row + k]!;
    }
  }

  /** @param differences between what was said and what is so, by class */
  moveDirect(
    differences: Float32Array,
    concerned: readonly number[],
    rate: number,
    table: Float32Array,
    paces: Float32Array,
  ): void {
    for (let i = 0; i < this.#features; i++) {
      const row = (this.#rows[i]! / this.#dimensions) * differences.length;
      const value = this.#values[i]!;
      for (const k of concerned) {
        const slope = differences[k]! * value;
        const squares = (paces[row + k]! += slope * slope);
        table[row + k]! -= (rate * slope) / Math.sqrt(squares);
      }
    }
  }

  /** Moves the rows of the features against what was wrong. */
  moveFeatures(back: Float32Array, meanSquare: number, rate: number, table: Float32Array, paces: Float32Array): void {
    this.#movePart(0, this.#features, back, meanSquare, rate, table, paces);
  }

  moveWords(back: Float32Array, meanSquare: number, rate: number, table: Float32Array, paces: Float32Array): void {
    this.#movePart(this.#features, this.#count, back, meanSquare, rate, table, paces);
  }

  #movePart(
    from: number,
    to: number,
    back: Float32Array,
    meanSquare: number,
    rate: number,
    table: Float32Array,
    paces: Float32Array,
  ): void {
    const dimensions = back.length;
    for (let i = from; i < to; i++) {
      const row = this.#rows[i]!;
      const value = this.#values[i]!;
      const squares = (paces[row / dimensions]! += value * value * meanSquare);
      const step = (rate * value) / Math.sqrt(squares);
      for (let d = 0; d < dimensions; d++) table[row + d]! -= step * back[d]!;
    }
  }
}

function idfOf(examples: readonly Example[], bins: number): Float32Array {
  const counts = new Uint32Array(bins);
  for (const { features } of examples) for (const place of features) counts[place]!++;
  return Float32Array.from(counts, (count) => Math.log((examples.length + 1) / (count + 1)));
}
