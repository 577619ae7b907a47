import { Classifier } from './classifier.ts';
import { stretchesOf, type Stretch } from './clauses.ts';
import type { Intent } from './intent.ts';
import { none, type Model } from './model.ts';
import { isStopWord } from './text.ts';
import { knownIn, needsIn, wordsIn, type Worded } from './wording.ts';

/** A need that a stretch of the text says, and how surely: 0 to 1. */
export interface Heard {
  need: string;
  share: number;
  stretch: Stretch;
  intent: Intent;
}

/** What was heard in a text. */
export interface Hearing {
  heard: Heard[];
  /** By need: how surely any stretch says it, however little. */
  support: ReadonlyMap<string, number>;
  /** Needs whose words stand only where something else is said. */
  contested: ReadonlySet<string>;
  /** Pieces that seem to ask for something that was not understood. */
  unplaced: Stretch[];
}

// By the number of telling words, measured on cases: of a hundred clauses with a share of 0.7, some seventy say that need,
// but fewer of those that are a single word.
const trust = [0, 0.5, 0.75, 1, 1, 1.1];

/** How surely a need must be said to count at all. */
const leastShare = 0.1;

/** A need's words mean something else where another need is said this surely, and it at most this much. */
const rival = { least: 0.4, most: 0.1 };

/** How much likelier a need is that the kind of project has for certain. */
const prior = 3;

/** Above this share, a piece names no need: background, mood, thanks. */
const noneShare = 0.45;

/** Hears what needs a text names, clause by clause, as it learned it from examples. */
export class Listener {
  readonly #classifier: Classifier;
  readonly #none: number;

  constructor(model: Model) {
    this.#classifier = new Classifier(model);
    this.#none = model.classes.indexOf(none);
  }

  /**
   * @param intents of each of the text's words in English
   * @param implied needs that the kind of project has, with how surely: 'music' for a channel is licensed music
   */
  hear(worded: Worded, intents: readonly Intent[], implied: ReadonlyMap<string, number>): Hearing {
    const { classes } = this.#classifier;
    const priors = Float32Array.from(classes, (need) => 1 + prior * (implied.get(need) ?? 0));
    const best = new Map<string, Heard>();
    const contested = new Map<string, boolean>();
    const most = new Float32Array(classes.length);
    const askingFor: Stretch[] = [];
    for (const stretch of stretchesOf(worded.typed)) {
      const meant = wordsIn(worded, stretch);
      const known = knownIn(worded, stretch.from, stretch.to);
      const shares = this.#classifier.sharesOf(worded.typed.slice(stretch.from, stretch.to), meant, known);
      weigh(shares, priors);
      for (let label = 0; label < most.length; label++) most[label] = Math.max(most[label]!, shares[label]!);

      const labels = this.#twoBest(shares);
      const isOther = shares[labels[0]]! >= rival.least;
      for (const need of needsIn(known)) {
        const isHere = shares[classes.indexOf(need)]! < rival.most;
        contested.set(need, (contested.get(need) ?? true) && isOther && isHere);
      }
      const telling = meant.filter(({ plain }) => !isStopWord(plain)).length;
      const intent = intentOf(intents.filter((_, index) => isIn(worded.origins[index]!, stretch)));
      for (const label of labels) {
        const need = classes[label]!;
        const share = Math.min(1, shares[label]! * trust[Math.min(telling, trust.length - 1)]!);
        if (share < leastShare || share <= (best.get(need)?.share ?? 0)) continue;
        best.set(need, { need, share, stretch, intent });
      }
      if (shares[this.#none]! < noneShare && stretch.to - stretch.from > 1) askingFor.push(stretch);
    }
    const heard = [...best.values()];
    return {
      heard,
      support: new Map(classes.map((need, label) => [need, most[label]!])),
      contested: new Set([...contested].filter(([, is]) => is).map(([need]) => need)),
      unplaced: unplacedOf(askingFor, heard),
    };
  }

  /** The labels of the two most likely needs. */
  #twoBest(shares: Float32Array): [number, number] {
    let [first, second] = [-1, -1];
    for (let label = 0; label < shares.length; label++) {
      if (label === this.#none) continue;
      if (first < 0 || shares[label]! > shares[first]!) [first, second] = [label, first];
      else if (second < 0 || shares[label]! > shares[second]!) second = label;
    }
    return [first, second];
  }
}

/** The smallest of the stretches that ask for something, where nothing was heard. */
function unplacedOf(askingFor: readonly Stretch[], heard: readonly Heard[]): Stretch[] {
  const isWithin = (a: Stretch, b: Stretch) => a.from >= b.from && a.to <= b.to;
  return askingFor
    .filter((piece) => !heard.some(({ stretch }) => isWithin(stretch, piece) || isWithin(piece, stretch)))
    .filter((piece) => !askingFor.some((other) => other !== piece && isWithin(other, piece)));
}

const isIn = (place: number, { from, to }: Stretch) => place >= from && place < to;

/** Multiplies shares, so that they still add up to 1. */
function weigh(shares: Float32Array, factors: Float32Array): void {
  let sum = 0;
  for (let k = 0; k < shares.length; k++) sum += shares[k]! *= factors[k]!;
  for (let k = 0; k < shares.length; k++) shares[k]! /= sum;
}

/** What most of the words of a stretch are said with. */
function intentOf(intents: readonly Intent[]): Intent {
  const counts = new Map<Intent, number>();
  for (const intent of intents) counts.set(intent, (counts.get(intent) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'wanted';
}
