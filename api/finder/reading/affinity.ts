import { featuresOf } from './features.ts';
import type { Affinity } from './model.ts';
import { knownIn, type Worded } from './wording.ts';
import type { Stretch } from './clauses.ts';

/** The places of what a stretch of a text is made of, and how much each of them counts. */
export function makeupOf(worded: Worded, { from, to }: Stretch): { features: ReadonlySet<number>; scale: number } {
  const features = featuresOf(worded.typed.slice(from, to), knownIn(worded, from, to));
  return { features, scale: features.size > 0 ? 1 / Math.sqrt(features.size) : 0 };
}

/** How much some words speak for each tool, by its id, in logarithms of odds. */
export type Affinities = Pick<ReadonlyMap<string, number>, 'get'>;

const none: Affinities = new Map();

// By the tools' numbers, because a map for each of so many additions would take most of an answer's time.
const numbers = new WeakMap<Affinity, ReadonlyMap<string, number>>();

function numbersIn(affinity: Affinity): ReadonlyMap<string, number> {
  let known = numbers.get(affinity);
  if (!known) numbers.set(affinity, (known = new Map(affinity.tools.map((id, number) => [id, number]))));
  return known;
}

/** How much the words that name a need speak for each tool, beyond its being often chosen for that need. */
export function affinitiesOf(affinity: Affinity | undefined, worded: Worded, stretch: Stretch | undefined): Affinities {
  if (!affinity || !stretch) return none;
  const { starts, classes, weights, unit } = affinity;
  const { features, scale } = makeupOf(worded, stretch);
  const sums = new Float64Array(affinity.tools.length);
  for (const place of features) {
    for (let i = starts[place]!; i < starts[place + 1]!; i++) sums[classes[i]!]! += weights[i]!;
  }
  const known = numbersIn(affinity);
  return {
    get: (id) => {
      const number = known.get(id);
      return number === undefined ? undefined : sums[number]! * unit * scale;
    },
  };
}
