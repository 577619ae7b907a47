import { countBins, countsIn, sharesOf } from '../reading/headcount.ts';
import { plainOf } from '../reading/people.ts';
import { random, shuffle } from './random.ts';

const options = { epochs: 15, rate: 0.2, restraint: 1e-3, seed: 1 };

/** Differences that are smaller teach nothing. */
const leastDifference = 1e-3;

/** Learns from texts and the number of people in each what tells that a number counts them. */
export function learnHeadcount(texts: readonly { text: string; people?: number }[]): Float32Array {
  const { epochs, rate, restraint, seed } = options;
  const weights = new Float32Array(countBins);
  const paces = new Float32Array(countBins).fill(1e-2);
  const next = random(seed);
  const examples = texts
    .map(({ text, people = 1 }) => ({ counts: countsIn(plainOf(text)), people }))
    .filter(({ counts, people }) => counts.some((count) => count.people === people));
  const order = Uint32Array.from(examples.keys());
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next);
    for (const index of order) {
      const { counts, people } = examples[index]!;
      const shares = sharesOf(counts, weights);
      const ofRight = counts.reduce((sum, count, at) => sum + (count.people === people ? shares[at]! : 0), 0);
      for (const [at, count] of counts.entries()) {
        const difference = shares[at]! - (count.people === people ? shares[at]! / ofRight : 0);
        if (Math.abs(difference) < leastDifference) continue;
        for (const place of count.features) {
          const slope = difference + restraint * weights[place]!;
          const squares = (paces[place]! += slope * slope);
          weights[place]! -= (rate * slope) / Math.sqrt(squares);
        }
      }
    }
  }
  return weights;
}
