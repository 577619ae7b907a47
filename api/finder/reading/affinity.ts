import { featuresOf } from './features.ts';
import type { Affinity } from './model.ts';
import { knownIn, type Worded } from './wording.ts';
import type { Stretch } from './clauses.ts';

/** The places of what a stretch of a text is made of, and how much each of them counts. */
export function makeupOf(worded: Worded, { from, to }: Stretch): { features: ReadonlySet<number>; scale: number } {
  const features = featuresOf(worded.typed.slice(from, to), knownIn(worded, from, to));
  return { features, scale: features.size > 0 ? 1 / Math.sqrt(features.size) : 0 };
}

/**
 * How much the words that name a need speak for each tool, beyond its being often chosen for that need, by the tool's id: in
 * logarithms of odds; tools of which they say nothing are left out.
 */
export function affinitiesOf(
  affinity: Affinity | undefined,
  worded: Worded,
  stretch: Stretch | undefined,
): ReadonlyMap<string, number> {
  if (!affinity || !stretch) return new Map();
  const { tools, starts, classes, weights, unit } = affinity;
  const { features, scale } = makeupOf(worded, stretch);
  // By the tools' numbers first: a map for each of so many additions would take most of an answer's time.
  const sums = new Float64Array(tools.length);
  for (const place of features) {
    for (let i = starts[place]!; i < starts[place + 1]!; i++) sums[classes[i]!]! += weights[i]! * unit * scale;
  }
  const said = new Map<string, number>();
  for (let tool = 0; tool < sums.length; tool++) if (sums[tool] !== 0) said.set(tools[tool]!, sums[tool]!);
  return said;
}
