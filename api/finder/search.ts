import { suiteSize } from '../../common/values.ts';
import type { Want } from './needs.ts';
import { pairWorths, secondWorth, type Candidate } from './rating.ts';

/** Sets kept at each step of the search; for 170 requests tried, 300 and more candidates found nothing else. */
const beamWidth = 64;

/** Some of the five, and what they are worth together. */
interface PartialSet {
  /** Indexes into the candidates, ascending. */
  chosen: number[];
  cents: number;
  score: number;
  /** For each want, the best and the second best that the chosen ones do. */
  best: number[];
  second: number[];
}

/**
 * The five candidates that are worth most together within the budget, or as many as it can pay.
 *
 * A beam search: it grows the most promising sets by one tool at a time, and none that could not be filled up.
 *
 * @param budget US cents a month
 * @returns indexes into the candidates, ascending
 */
export function findBestSet(candidates: readonly Candidate[], wants: readonly Want[], budget: number): number[] {
  const pairs = pairWorths(candidates, wants);
  const byCents = [...candidates.keys()].sort((a, b) => candidates[a]!.cents - candidates[b]!.cents);
  const none = wants.map(() => 0);
  let beam: PartialSet[] = [{ chosen: [], cents: 0, score: 0, best: none, second: none }];

  // With a budget too small for five, as many as it can pay.
  let size = Math.min(suiteSize, candidates.length);
  while (size > 0 && cheapestTotal(candidates, size) > budget) size--;

  for (let step = 1; step <= size; step++) {
    const scores = new Float64Array(beam.length * candidates.length).fill(-Infinity);
    for (const [at, from] of beam.entries()) {
      const left = budget - from.cents;
      // It may hold the added tool itself, but only when the five cheapest, which fit, hold it too.
      const cheapest = cheapestRest(from, size - step);
      for (let add = 0; add < candidates.length; add++) {
        const { cents } = candidates[add]!;
        if (from.chosen.includes(add) || (cents > 0 && cents + cheapest > left)) continue;
        scores[at * candidates.length + add] = from.score + gainOf(from, add);
      }
    }
    const seen = new Set<string>();
    const next: PartialSet[] = [];
    // The same set can be reached from each of its parts, so this many entries hold enough different ones.
    for (const entry of highest(scores, beamWidth * step)) {
      const from = beam[Math.floor(entry / candidates.length)]!;
      const add = entry % candidates.length;
      const chosen = [...from.chosen, add].sort((a, b) => a - b);
      const key = chosen.join();
      if (seen.has(key)) continue;
      seen.add(key);
      next.push(grow(from, chosen, add, scores[entry]!));
      if (next.length === beamWidth) break;
    }
    beam = next;
  }
  return beam[0]?.chosen ?? [];

  function gainOf(from: PartialSet, add: number): number {
    const { gains, own } = candidates[add]!;
    let gain = own;
    for (const { want, value } of gains) {
      const best = from.best[want]!;
      const second = from.second[want]!;
      gain += Math.max(0, value - best);
      if (wants[want]!.need.several) gain += secondWorth(Math.max(0, Math.min(value, best) - second));
    }
    for (const other of from.chosen) gain += pairs[add]![other]!;
    return gain;
  }

  function grow(from: PartialSet, chosen: number[], add: number, score: number): PartialSet {
    const best = [...from.best];
    const second = [...from.second];
    for (const { want, value } of candidates[add]!.gains) {
      second[want] = Math.max(second[want]!, Math.min(value, best[want]!));
      best[want] = Math.max(best[want]!, value);
    }
    return { chosen, cents: from.cents + candidates[add]!.cents, score, best, second };
  }

  /** What the cheapest tools cost that could still fill the set. */
  function cheapestRest(from: PartialSet, count: number): number {
    let cents = 0;
    for (const index of byCents) {
      if (count === 0) break;
      if (from.chosen.includes(index)) continue;
      cents += candidates[index]!.cents;
      count--;
    }
    return cents;
  }
}

/** Where the highest finite values stand, highest first, the earlier first among equals; ties at the end stay in. */
function highest(values: Float64Array, count: number): number[] {
  const ascending = values.toSorted();
  const least = ascending[Math.max(0, ascending.length - count)]!;
  const places: number[] = [];
  for (let place = 0; place < values.length; place++) {
    if (values[place]! >= least && values[place] !== -Infinity) places.push(place);
  }
  return places.sort((a, b) => values[b]! - values[a]! || a - b);
}

/** What the cheapest `count` of them cost together; more than anybody has when there are not so many. */
export function cheapestTotal(candidates: readonly Candidate[], count: number): number {
  if (candidates.length < count) return Infinity;
  const cents = candidates.map((candidate) => candidate.cents).sort((a, b) => a - b);
  return cents.slice(0, count).reduce((sum, each) => sum + each, 0);
}
