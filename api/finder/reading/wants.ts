import type { Need } from '../catalogue/tool.ts';
import type { Said } from './fusion.ts';
import { weights } from './needWeights.ts';
import type { Corrections, Want } from './reading.ts';

/** What else decides what is wanted. */
interface Circumstances {
  /** By id. */
  needs: ReadonlyMap<string, Need>;
  corrections: Pick<Corrections, 'added' | 'removed'>;
  /** What the type of project usually needs, by the needs' ids. */
  usual: Readonly<Record<string, number>>;
}

/** What is wanted, without the words that say it. */
type Wanted = Omit<Want, 'words' | 'affinities'>;

/** What a project wants: what its text names, what it may name, what goes with it, and what is usual for its type. */
export function wantsOf(
  { said, hinted, implied, refused, owned }: Said,
  { needs, corrections: { added, removed }, usual }: Circumstances,
): Wanted[] {
  const wants = new Map<string, Wanted>();
  const want = (id: string, weight: number, from: Want['from']) => {
    const need = needs.get(id);
    if (!need || removed.includes(id) || wants.has(id) || (refused.has(id) && !added.includes(id))) return;
    // What is already there is no longer asked for, but a better one may still be welcome.
    const factor = (added.includes(id) ? undefined : owned.get(id)) ?? 1;
    const isAsked = from !== 'text' || factor === 1;
    wants.set(id, { need, weight: weight * factor, from: isAsked ? from : 'theme' });
  };
  for (const id of added) want(id, weights.added, 'text');
  for (const [id, weight] of said) want(id, weight + weights.themeOnTop * (implied.get(id) ?? 0), 'text');
  for (const [id, weight] of hinted) want(id, weight, 'theme');
  const guess = weights.theme[Math.min(said.size, weights.theme.length - 1)]!;
  for (const [id, weight] of implied) want(id, guess * weight, 'theme');
  const typical = wants.size === 0 ? weights.type : weights.typeOnTop;
  for (const [id, weight] of Object.entries(usual)) want(id, typical * weight, 'type');
  return [...wants.values()];
}
