import type { Catalogue } from '../catalogue/tool.ts';
import { textOf } from '../choosing/plans.ts';
import { featureBins, featuresOf } from '../reading/features.ts';
import {
  directNames,
  headNames,
  none,
  type Direct,
  type DirectName,
  type HeadName,
  type Model,
} from '../reading/model.ts';
import { WordVectors } from '../reading/vectors.ts';
import type { Stretch } from '../reading/clauses.ts';
import { knownIn, Wording, wordsIn, type Worded } from '../reading/wording.ts';
import type { Saying, Situation } from './sayings.ts';
import { learnHeadcount } from './headcount.ts';
import { trainNetwork, type Example } from './network.ts';
import { lessonsOf, type Passage } from './passages.ts';
import type { StoredVectors } from './vectors.ts';

/** How much examples count, by where they are from: what people say against what the lists and the tools' texts say. */
const weightOf = { clause: 1, phrase: 0.7, list: 0.5, tool: 0.3, demand: 2 };

/** How much each question counts in what words come to mean. */
const shareOf: Record<HeadName, number> = { needs: 1, situations: 0.3, constraints: 0.5, wholes: 0.3 };

const options = { epochs: 3, rate: 0.1, dropout: 0.4, wordRate: 0.3, directRate: 0.5, seed: 1 };

/** Everything that is learned from. */
export interface Lessons {
  sayings: readonly Saying[];
  situations: readonly Situation[];
  demands: readonly { text: string; constraint: string }[];
  passages: readonly Passage[];
}

/** Learns from examples; `parts` leaves some of what it learns from out, to see what it is worth. */
export function learn(
  { sayings, situations, demands, passages }: Lessons,
  catalogue: Catalogue,
  stored: StoredVectors,
  parts: Parts = {},
) {
  const classes: Record<HeadName, string[]> = {
    needs: [none, ...catalogue.needs.map(({ id }) => id)],
    situations: situations.map(({ id }) => id),
    wholes: catalogue.needs.map(({ id }) => id),
    constraints: [none, ...new Set(demands.map(({ constraint }) => constraint).filter((each) => each !== none))],
  };
  const labels = headNames.map((head) => new Map(classes[head].map((id, label) => [id, label])));
  const wording = new Wording(catalogue);
  const examples: { worded: Worded; stretch: Stretch; labels: number[]; weight: number }[] = [];
  type Says = Partial<Record<HeadName, string>>;
  const addStretch = (worded: Worded, stretch: Stretch, weight: number, says: Says) => {
    const ofHeads = headNames.map((head, index) => labels[index]!.get(says[head] ?? '') ?? -1);
    if (ofHeads.some((label) => label >= 0)) examples.push({ worded, stretch, labels: ofHeads, weight });
  };
  const add = (text: string, weight: number, says: Says) => {
    const worded = wording.read(text);
    addStretch(worded, { from: 0, to: worded.typed.length }, weight, says);
  };
  for (const { text, need, kind } of sayings) {
    add(text, weightOf[kind], { needs: need, ...(need === none && { constraints: none }) });
  }
  for (const { id, clauses, phrases } of situations) {
    for (const [index, text] of clauses.entries()) {
      // There are so many of them that every second one teaches enough of what names no need.
      add(text, weightOf.clause, { ...(index % 2 === 0 && { needs: none }), situations: id, constraints: none });
    }
    for (const text of phrases) add(text, weightOf.phrase, { situations: id });
  }
  for (const { text, constraint } of demands) add(text, weightOf.demand, { needs: none, constraints: constraint });
  for (const passage of passages) {
    const worded = wording.read(passage.text);
    const whole = { from: 0, to: worded.typed.length };
    for (const need of new Set(passage.needs.flatMap(({ ids }) => ids))) addStretch(worded, whole, 1, { wholes: need });
    for (const { stretch, need, demand, weight } of lessonsOf(passage, worded.typed)) {
      addStretch(worded, stretch, weight, { needs: need, constraints: demand });
    }
  }
  for (const { id, name, about, words } of catalogue.needs) {
    for (const text of [name, about, ...words]) add(text, weightOf.list, { needs: id });
  }
  for (const { description, features, needs } of catalogue.tools) {
    for (const text of [description, ...features.map(textOf)]) add(text, weightOf.tool, { needs: needs[0]! });
  }

  const vectors = new WordVectors(stored.words, stored.values);
  const network = trainNetwork(
    examples.map(({ worded, stretch, labels, weight }): Example => {
      const known = parts.withoutLists ? [] : knownIn(worded, stretch.from, stretch.to);
      return {
        features: Uint32Array.from(featuresOf(worded.typed.slice(stretch.from, stretch.to), known)),
        words: Uint16Array.from(parts.withoutVectors ? [] : vectors.rowsOf(wordsIn(worded, stretch))),
        labels,
        weight,
      };
    }),
    headNames.map((head) => ({ classes: classes[head].length, share: shareOf[head], isDirect: head !== 'situations' })),
    featureBins,
    Float32Array.from(stored.values, (value) => value / 127),
    stored.dimensions,
    { ...options, ...parts.options },
  );
  const { values: features, unit: featureUnit } = packed(network.features);
  const { values: words, unit: wordUnit } = packed(network.words);
  const heads = Object.fromEntries(
    headNames.map((head, index) => [
      head,
      { classes: classes[head], output: network.outputs[index]!, biases: network.biases[index]! },
    ]),
  ) as unknown as Model['heads'];
  return {
    heads,
    situations: Object.fromEntries(situations.map(({ id, needs }) => [id, needs])),
    idf: network.idf,
    headcount: learnHeadcount(passages),
    direct: Object.fromEntries(
      directNames.map((name) => [
        name,
        sparse(network.direct[headNames.indexOf(name)]!, classes[name].length, mostDirect[name]),
      ]),
    ) as Model['direct'],
    features,
    featureUnit,
    wordUnit,
    words: stored.words,
    vectors: words,
  };
}

export interface Parts {
  withoutLists?: boolean;
  withoutVectors?: boolean;
  options?: Partial<typeof options>;
}

/** The share of the largest numbers that may be cut so that all others are told apart better. */
const cut = 1e-5;
/** One number in so many is looked at for that. */
const sampled = 16;

/** Numbers as whole ones of 8 bits, and what one of them is worth. */
function packed(numbers: Float32Array): { values: Int8Array; unit: number } {
  const sorted = numbers
    .filter((_, index) => index % sampled === 0)
    .map(Math.abs)
    .sort();
  const unit = sorted[Math.floor((1 - cut) * (sorted.length - 1))]! / 127;
  const values = Int8Array.from(numbers, (number) => Math.max(-127, Math.min(127, Math.round(number / unit))));
  return { values, unit };
}

/** What most features say of most classes is next to nothing: only so many numbers are kept. */
const mostDirect: Record<DirectName, number> = { needs: 1_500_000, constraints: 100_000, wholes: 700_000 };

/** @param table by feature, then by class */
function sparse(table: Float32Array, classes: number, most: number): Direct {
  const sizes = table
    .filter((number) => number !== 0)
    .map(Math.abs)
    .sort();
  const least = sizes[Math.max(0, sizes.length - most)] ?? 0;
  const unit = sizes[Math.floor((1 - cut) * (sizes.length - 1))]! / 127;
  const kept = { classes: [] as number[], weights: [] as number[] };
  const starts = new Uint32Array(table.length / classes + 1);
  for (const [at, number] of table.entries()) {
    if (number !== 0 && Math.abs(number) >= least) {
      kept.classes.push(at % classes);
      kept.weights.push(Math.max(-127, Math.min(127, Math.round(number / unit))));
    }
    if ((at + 1) % classes === 0) starts[(at + 1) / classes] = kept.classes.length;
  }
  return { starts, classes: Uint16Array.from(kept.classes), weights: Int8Array.from(kept.weights), unit };
}
