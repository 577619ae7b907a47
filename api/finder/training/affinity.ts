import type { Catalogue } from '../catalogue/tool.ts';
import { makeupOf } from '../reading/affinity.ts';
import { featureBins } from '../reading/features.ts';
import type { Affinity, Choices } from '../reading/model.ts';
import { Wording } from '../reading/wording.ts';
import { stretchOf, type Passage } from './passages.ts';
import { random, shuffle } from './random.ts';

const options = { epochs: 5, rate: 1, seed: 1 };

/** A feature says something of a tool only when they have come together so often. */
const leastTogether = 2;

/** Words that name needs, and the tools that their writer would accept for these. */
interface Example {
  features: Uint32Array;
  scale: number;
  /** Numbers of all tools that are chosen for such a need, with the logarithms of the odds of that, and whether each is accepted. */
  candidates: ReadonlyMap<number, { odds: number; isAccepted: boolean }>;
}

/**
 * What single features of the words that name a need say of a tool's being accepted for it, beside how often it is chosen
 * for that need: somebody who also says 'for my iPad' accepts other tools than most. Logistic regression with a bias for each
 * tool, by AdaGrad; the same passages always give the same numbers.
 */
export function learnAffinity(passages: readonly Passage[], catalogue: Catalogue, choices: Choices): Affinity {
  const tools = [...new Set(passages.flatMap(({ needs }) => needs.flatMap(({ tools }) => tools)))].sort();
  const examples = examplesOf(passages, catalogue, choices, new Map(tools.map((id, number) => [id, number])));
  const { starts, classes } = pairsOf(examples, tools.length);
  const weights = new Float32Array(classes.length);
  const paces = new Float32Array(classes.length).fill(1);
  const biases = new Float32Array(tools.length);
  const scores = new Float32Array(tools.length);
  const next = random(options.seed);
  const order = Uint32Array.from(examples.keys());
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, next);
    for (const [done, index] of order.entries()) {
      const pace = 1 - (epoch + done / order.length) / options.epochs;
      const { features, scale, candidates } = examples[index]!;
      for (const [tool, { odds }] of candidates) scores[tool] = odds + biases[tool]!;
      for (const place of features) {
        for (let i = starts[place]!; i < starts[place + 1]!; i++) scores[classes[i]!]! += weights[i]! * scale;
      }
      // How wrong each score is; tools that are no candidates are not wrong.
      const wrong = new Map<number, number>();
      for (const [tool, { isAccepted }] of candidates) {
        const difference = 1 / (1 + Math.exp(-scores[tool]!)) - Number(isAccepted);
        wrong.set(tool, difference);
        biases[tool]! -= biasRate * pace * difference;
      }
      for (const place of features) {
        for (let i = starts[place]!; i < starts[place + 1]!; i++) {
          const slope = (wrong.get(classes[i]!) ?? 0) * scale;
          if (slope === 0) continue;
          paces[i]! += slope * slope;
          weights[i]! -= (options.rate * pace * slope) / Math.sqrt(paces[i]!);
        }
      }
      scores.fill(0);
    }
  }
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
  return { tools, starts, classes, weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)), unit };
}

const biasRate = 0.1;

function examplesOf(
  passages: readonly Passage[],
  catalogue: Catalogue,
  choices: Choices,
  numbers: ReadonlyMap<string, number>,
): Example[] {
  const wording = new Wording(catalogue);
  const examples: Example[] = [];
  for (const { text, needs } of passages) {
    const worded = wording.read(text);
    for (const { says, ids, tools } of needs) {
      const stretch = tools.length > 0 && stretchOf(worded.typed, says);
      const chosen = Object.entries(choices[ids[0]!] ?? {}).filter(([id]) => numbers.has(id));
      if (!stretch || chosen.length === 0) continue;
      const { features, scale } = makeupOf(worded, stretch);
      const candidates = new Map(
        chosen.map(([id, share]) => [
          numbers.get(id)!,
          { odds: Math.log(share / (1 - share)), isAccepted: tools.includes(id) },
        ]),
      );
      examples.push({ features: Uint32Array.from(features), scale, candidates });
    }
  }
  return examples;
}

/** By feature: where its tools begin, and the numbers of the tools. */
function pairsOf(examples: readonly Example[], tools: number): Pick<Affinity, 'starts' | 'classes'> {
  const together = new Map<number, number>();
  for (const { features, candidates } of examples) {
    for (const [tool, { isAccepted }] of candidates) {
      if (!isAccepted) continue;
      for (const place of features) together.set(place * tools + tool, (together.get(place * tools + tool) ?? 0) + 1);
    }
  }
  const pairs = Float64Array.from(
    [...together].filter(([, count]) => count >= leastTogether).map(([pair]) => pair),
  ).sort();
  const starts = new Uint32Array(featureBins + 1);
  for (const pair of pairs) starts[Math.floor(pair / tools) + 1]!++;
  for (let place = 0; place < featureBins; place++) starts[place + 1]! += starts[place]!;
  return { starts, classes: Uint16Array.from(pairs, (pair) => pair % tools) };
}
