import { suiteSize } from '../../../common/values.ts';
import type { Want } from '../reading/reading.ts';
import { pairWorths, type Candidate } from './rating.ts';

/** Sets kept at each step of the search; of 3,254 questions, 1,315 of them with less than $25, 8 answered all as 64 do. */
const beamWidth = 16;

/** Some of the five, and what they are worth together. */
interface PartialSet {
  /** Indexes into the candidates, ascending. */
  chosen: number[];
  cents: number;
  score: number;
  /** For each want, the chance that none of the chosen is accepted for it. */
  unmet: Float64Array;
}

/**
 * The five candidates that are worth most together within the budget, or as many as it can pay.
 *
 * A beam search: it grows the most promising sets by one tool at a time, and none that could not be filled up.
 *
 * @param budget US cents a month
 * @param fixed indexes of candidates that are chosen already; they leave enough of the budget to be filled up to five
 * @returns indexes into the candidates, ascending
 */
export function findBestSet(
  candidates: readonly Candidate[],
  wants: readonly Want[],
  budget: number,
  fixed: readonly number[] = [],
): number[] {
  const pairs = pairWorths(candidates, wants);
  const weights = Float64Array.from(wants, ({ weight }) => weight);
  const owns = Float64Array.from(candidates, ({ own }) => own);
  const cents = Float64Array.from(candidates, (candidate) => candidate.cents);
  const gainWants = Int32Array.from(candidates.flatMap(({ gains }) => gains.map(({ want }) => want)));
  const gainChances = Float64Array.from(candidates.flatMap(({ gains }) => gains.map(({ chance }) => chance)));
  /** Where each candidate's gains begin. */
  const firstGains = new Int32Array(candidates.length + 1);
  for (const [index, { gains }] of candidates.entries()) firstGains[index + 1] = firstGains[index]! + gains.length;
  const byCents = [...candidates.keys()].sort((a, b) => cents[a]! - cents[b]!);
  let start: PartialSet = { chosen: [], cents: 0, score: 0, unmet: new Float64Array(wants.length).fill(1) };
  for (const add of fixed) {
    start = grow(start, add, start.score + gainOf(start, add));
  }
  let beam = [start];

  // With a budget too small for five, as many as it can pay.
  let size = Math.min(suiteSize, candidates.length);
  while (size > 0 && cheapestTotal(candidates, size) > budget) size--;

  for (let step = fixed.length + 1; step <= size; step++) {
    const scores = new Float64Array(beam.length * candidates.length).fill(-Infinity);
    for (const [at, from] of beam.entries()) {
      const left = budget - from.cents;
      // It may hold the added tool itself, but only when the five cheapest, which fit, hold it too.
      const cheapest = cheapestRest(from, size - step);
      for (let add = 0; add < candidates.length; add++) {
        if (from.chosen.includes(add) || (cents[add]! > 0 && cents[add]! + cheapest > left)) continue;
        scores[at * candidates.length + add] = from.score + gainOf(from, add);
      }
    }
    const seen = new Set<number>();
    const next: PartialSet[] = [];
    // The same set can be reached from each of its parts, so this many entries hold enough different ones.
    for (const entry of highest(scores, step === size ? 1 : beamWidth * step)) {
      const from = beam[Math.floor(entry / candidates.length)]!;
      const add = entry % candidates.length;
      const key = keyOf(from.chosen, add);
      if (seen.has(key)) continue;
      seen.add(key);
      next.push(grow(from, add, scores[entry]!));
      if (next.length === beamWidth) break;
    }
    beam = next;
  }
  return beam[0]?.chosen ?? [];

  // Called some 4,000 times for an answer: plain loops over plain numbers, because they are the fastest.
  function gainOf(from: PartialSet, add: number): number {
    const { unmet, chosen } = from;
    let gain = owns[add]!;
    for (let i = firstGains[add]!; i < firstGains[add + 1]!; i++) {
      const want = gainWants[i]!;
      gain += weights[want]! * unmet[want]! * gainChances[i]!;
    }
    const row = add * candidates.length;
    for (let i = 0; i < chosen.length; i++) gain += pairs[row + chosen[i]!]!;
    return gain;
  }

  /** A number that is the same for the same candidates: its digits are their indexes, ascending. */
  function keyOf(chosen: readonly number[], add: number): number {
    let key = 0;
    let isIn = false;
    for (let i = 0; i < chosen.length; i++) {
      if (!isIn && add < chosen[i]!) {
        key = key * candidates.length + add;
        isIn = true;
      }
      key = key * candidates.length + chosen[i]!;
    }
    return isIn ? key : key * candidates.length + add;
  }

  function grow(from: PartialSet, add: number, score: number): PartialSet {
    const chosen = [...from.chosen, add].sort((a, b) => a - b);
    const unmet = Float64Array.from(from.unmet);
    for (const { want, chance } of candidates[add]!.gains) unmet[want]! *= 1 - chance;
    return { chosen, cents: from.cents + candidates[add]!.cents, score, unmet };
  }

  /** What the cheapest tools cost that could still fill the set. */
  function cheapestRest(from: PartialSet, count: number): number {
    let sum = 0;
    for (const index of byCents) {
      if (count === 0) break;
      if (from.chosen.includes(index)) continue;
      sum += cents[index]!;
      count--;
    }
    return sum;
  }
}

/** Where the highest finite values stand, highest first, the earlier first among equals; ties at the end stay in. */
function highest(values: Float64Array, count: number): number[] {
  const least = leastOfHighest(values, count);
  const places: number[] = [];
  for (let place = 0; place < values.length; place++) {
    if (values[place]! >= least && values[place] !== -Infinity) places.push(place);
  }
  return places.sort((a, b) => values[b]! - values[a]! || a - b);
}

/** The lowest of the `count` highest values: those are kept in a heap whose top is the lowest of them. */
function leastOfHighest(values: Float64Array, count: number): number {
  const heap = new Float64Array(count).fill(-Infinity);
  for (let place = 0; place < values.length; place++) {
    const value = values[place]!;
    if (value <= heap[0]!) continue;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child + 1 < count && heap[child + 1]! < heap[child]!) child++;
      if (child >= count || heap[child]! >= value) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = value;
  }
  return heap[0]!;
}

/** What the cheapest `count` of them cost together; more than anybody has when there are not so many. */
export function cheapestTotal(candidates: readonly Candidate[], count: number): number {
  if (candidates.length < count) return Infinity;
  const cents = candidates.map((candidate) => candidate.cents).sort((a, b) => a - b);
  return cents.slice(0, count).reduce((sum, each) => sum + each, 0);
}
