import type { Catalogue } from '../catalogue/tool.ts';
import { textOf } from '../choosing/plans.ts';
import { featureBins, featuresOf } from '../reading/features.ts';
import { none } from '../reading/model.ts';
import { WordVectors } from '../reading/vectors.ts';
import { knownIn, Wording, type Worded } from '../reading/wording.ts';
import type { Saying } from './sayings.ts';
import { trainNetwork, type Example } from './network.ts';
import type { StoredVectors } from './vectors.ts';

/** How much examples count, by where they are from: what people say against what the lists and the tools' texts say. */
const weightOf = { clause: 1, phrase: 0.7, list: 0.5, tool: 0.3 };

const options = { epochs: 5, rate: 0.08, dropout: 0.4, wordRate: 0.3, seed: 1 };

/** Learns from examples; `parts` leaves some of what it learns from out, to see what it is worth. */
export function learn(sayings: readonly Saying[], catalogue: Catalogue, stored: StoredVectors, parts: Parts = {}) {
  const classes = [none, ...catalogue.needs.map(({ id }) => id)];
  const labels = new Map(classes.map((id, label) => [id, label]));
  const wording = new Wording(catalogue);
  const examples: { worded: Worded; need: string; weight: number }[] = [];
  const add = (text: string, need: string, weight: number) => {
    if (labels.has(need)) examples.push({ worded: wording.read(text), need, weight });
  };
  for (const { text, need, kind } of sayings) add(text, need, weightOf[kind]);
  for (const { id, name, about, words } of catalogue.needs) {
    for (const text of [name, about, ...words]) add(text, id, weightOf.list);
  }
  for (const { description, features, needs } of catalogue.tools) {
    for (const text of [description, ...features.map(textOf)]) add(text, needs[0]!, weightOf.tool);
  }

  const vectors = new WordVectors(stored.words, stored.values);
  const network = trainNetwork(
    examples.map(({ worded, need, weight }): Example => {
      const known = parts.withoutLists ? [] : knownIn(worded, 0, worded.typed.length);
      return {
        features: Uint16Array.from(featuresOf(worded.typed, known)),
        words: Uint16Array.from(parts.withoutVectors ? [] : vectors.rowsOf(worded.words)),
        label: labels.get(need)!,
        weight,
      };
    }),
    classes.length,
    featureBins,
    Float32Array.from(stored.values, (value) => value / 127),
    stored.dimensions,
    { ...options, ...parts.options },
  );
  const { values: features, unit: featureUnit } = packed(network.features);
  const { values: words, unit: wordUnit } = packed(network.words);
  const { output, biases, idf } = network;
  return { classes, output, biases, idf, features, featureUnit, wordUnit, words: stored.words, vectors: words };
}

export interface Parts {
  withoutLists?: boolean;
  withoutVectors?: boolean;
  options?: Partial<typeof options>;
}

/** The share of the largest numbers that may be cut so that all others are told apart better. */
const cut = 1e-5;

/** Numbers as whole ones of 8 bits, and what one of them is worth. */
function packed(numbers: Float32Array): { values: Int8Array; unit: number } {
  const sorted = numbers.map(Math.abs).sort();
  const unit = sorted[Math.floor((1 - cut) * (sorted.length - 1))]! / 127;
  const values = Int8Array.from(numbers, (number) => Math.max(-127, Math.min(127, Math.round(number / unit))));
  return { values, unit };
}
