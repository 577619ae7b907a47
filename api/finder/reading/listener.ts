import { Classifier } from './classifier.ts';
import { stretchesOf, type Stretch } from './clauses.ts';
import type { Evidence } from './evidence.ts';
import type { Intent } from './intent.ts';
import { none, type Model } from './model.ts';
import {
  addTo,
  backgroundOf,
  newHint,
  surenessOf,
  vectorOf,
  type Demand,
  type Hint,
  type Piece,
  type Sounds,
} from './signals.ts';
import { isStopWord } from './text.ts';
import { knownIn, wordsIn, type Worded } from './wording.ts';

/** A need that a text may name, and how surely it does: 0 to 1. */
export interface Heard {
  need: string;
  sure: number;
  /** Words of the text name it; else only what the text is about lets one think of it. */
  isNamed: boolean;
  /** The words that come closest to naming it. */
  stretch: Stretch | undefined;
  intent: Intent;
}

/** What was heard in a text. */
export interface Hearing {
  heard: Heard[];
  /** By need: how likely it is for who writes such a text, named or not: 0 to 1. */
  likely: ReadonlyMap<string, number>;
  demands: Demand[];
  /** Pieces that seem to ask for something that was not understood. */
  unplaced: Stretch[];
}

/** Needs of a stretch that are looked at; those further down are noise. */
const mostOfStretch = 20;

/** A need that no stretch says more surely and that nothing else speaks for is not looked at. */
const least = { share: 0.01, implied: 0.2 };

/** How surely a need must be said to count at all, and how large its share of some words must be for these to name it. */
const leastSure = 0.05;
const leastShare = 0.15;

/**
 * Short texts hardly say anything but what is wanted: what the lists and the examples both hear in them is sure, and
 * what hardly anything speaks for is nothing. */
const plain = { stretches: 8, share: 0.05, sure: 0.6, least: 0.12 };

/** A situation below this share is not looked at. */
const leastSituation = 0.02;

/** Fewer telling words are no topic. */
const fewestOfTopic = 4;

/** A stretch demands something only when that is as likely as this, and it names no need as likely as that. */
const leastDemand = 0.6;

/** Fewer words than these demand nothing: 'payment' is no wish to pay once. */
const fewestOfDemand = 3;
const leastNone = 0.4;

/** Above this share, a piece names no need: background, mood, thanks. */
const noneShare = 0.45;

/** What of the model tells needs and demands. */
type HeardBy = Omit<Model, 'acceptance' | 'choices' | 'affinity' | 'digest'>;

/** Hears what a text names, stretch by stretch, as it learned it from examples. */
export class Listener {
  readonly #classifier: Classifier;
  readonly #model: HeardBy;

  /** By situation: the numbers of the needs that go with it, and how surely each does. */
  readonly #goesWith: { needs: Int32Array; sure: Float32Array }[];
  readonly #likely: Float32Array;

  constructor(model: HeardBy) {
    this.#model = model;
    this.#classifier = new Classifier(model);
    const { needs, situations } = model.heads;
    const numbers = new Map(needs.classes.map((need, number) => [need, number]));
    this.#goesWith = situations.classes.map((id) => {
      const known = Object.entries(model.situations[id]!).filter(([need]) => numbers.has(need));
      return {
        needs: Int32Array.from(known, ([need]) => numbers.get(need)!),
        sure: Float32Array.from(known, ([, sure]) => sure),
      };
    });
    this.#likely = new Float32Array(needs.classes.length);
  }

  /** @param intents of each of the text's words in English */
  hear(worded: Worded, intents: readonly Intent[], evidence: Evidence): Hearing {
    const sounds = this.listen(worded, intents);
    const { hints, topical, pieces, demands } = sounds;
    const heard: Heard[] = [];
    for (const need of candidatesOf(sounds, evidence)) {
      const hint = hints.get(need);
      const best = hint?.best ?? 0;
      const weighed = surenessOf(vectorOf(need, sounds, evidence), this.#model.fusion);
      const isPlain =
        pieces.length <= plain.stretches && evidence.said.has(need) && evidence.asked.has(need) && best >= plain.share;
      const sure = isPlain ? Math.max(plain.sure, weighed) : weighed;
      const intent = hint?.piece?.intent ?? 'wanted';
      const isNamed = evidence.said.has(need) || best >= leastShare;
      if (sure >= (pieces.length <= plain.stretches ? plain.least : leastSure))
        heard.push({ need, sure, isNamed, stretch: hint?.piece?.stretch, intent });
    }
    const askingFor = pieces.filter(({ none, stretch }) => none < noneShare && stretch.to - stretch.from > 1);
    return { heard, likely: topical, demands, unplaced: unplacedOf(askingFor, heard) };
  }

  /** What each stretch says by itself. */
  listen(worded: Worded, intents: readonly Intent[]): Sounds {
    const hints = new Map<string, Hint>();
    const { topical, wholes } = this.#hearWhole(worded);
    const likely = new Float32Array(this.#likely.length);
    const demands = new Map<string, Demand & { share: number }>();
    const pieces: Piece[] = [];
    for (const stretch of stretchesOf(worded.typed)) {
      const meant = wordsIn(worded, stretch);
      const typed = worded.typed.slice(stretch.from, stretch.to);
      this.#classifier.takeUp(typed, meant, knownIn(worded, stretch.from, stretch.to));
      const piece = this.#hearNeeds(hints, {
        stretch,
        telling: meant.filter((word) => !isStopWord(word.plain)).length,
        intent: intentOf(intents.filter((_, index) => isIn(worded.origins[index]!, stretch))),
      });
      pieces.push(piece);
      const here = this.#likelyHere();
      for (let need = 0; need < here.length; need++) if (here[need]! > likely[need]!) likely[need] = here[need]!;
      // What names a need demands nothing of the others: 'and an AI helper' does not refuse AI.
      const isDemand = typed.length >= fewestOfDemand && piece.none >= leastNone;
      if (isDemand) this.#hearDemands(demands, stretch);
    }
    return {
      hints,
      likely: this.#byNeed(likely),
      topical,
      wholes,
      pieces,
      background: backgroundOf(pieces),
      demands: [...demands.values()],
    };
  }

  /** What goes with the situation that the whole text tells of, and what it names; nothing when it tells of hardly anything. */
  #hearWhole(worded: Worded): Pick<Sounds, 'topical' | 'wholes'> {
    const isTopic = worded.words.filter((word) => !isStopWord(word.plain)).length >= fewestOfTopic;
    if (!isTopic) return { topical: new Map(), wholes: new Map() };
    this.#classifier.takeUp(worded.typed, worded.words, knownIn(worded, 0, worded.typed.length));
    const classes = this.#classifier.classesOf('wholes');
    const shares = this.#classifier.sharesOf('wholes');
    return {
      topical: this.#byNeed(this.#likelyHere()),
      wholes: new Map(Array.from(shares, (share, label) => [classes[label]!, share])),
    };
  }

  #byNeed(values: Float32Array): Map<string, number> {
    const classes = this.#classifier.classesOf('needs');
    const byNeed = new Map<string, number>();
    for (const [number, value] of values.entries()) if (value > 0) byNeed.set(classes[number]!, value);
    return byNeed;
  }

  #hearNeeds(hints: Map<string, Hint>, part: Pick<Piece, 'stretch' | 'telling' | 'intent'>): Piece {
    const classes = this.#classifier.classesOf('needs');
    const shares = this.#classifier.sharesOf('needs');
    const labels = highest(shares, mostOfStretch + 1).filter((label) => classes[label] !== none);
    const most = shares[labels[0]!]!;
    const piece = { ...part, none: shares[classes.indexOf(none)]!, most };
    for (const label of labels) {
      const need = classes[label]!;
      let hint = hints.get(need);
      if (!hint) hints.set(need, (hint = newHint()));
      addTo(hint, shares[label]!, label === labels[0] ? (shares[labels[1]!] ?? 0) : most, piece);
    }
    return piece;
  }

  /** How likely each need is, in the order of the needs' classes, for who says what was taken up; valid until the next call. */
  #likelyHere(): Float32Array {
    const likely = this.#likely.fill(0);
    const shares = this.#classifier.sharesOf('situations');
    for (let label = 0; label < shares.length; label++) {
      const share = shares[label]!;
      if (share < leastSituation) continue;
      const { needs, sure } = this.#goesWith[label]!;
      for (let i = 0; i < needs.length; i++) likely[needs[i]!]! += share * sure[i]!;
    }
    return likely;
  }

  #hearDemands(demands: Map<string, Demand & { share: number }>, stretch: Stretch): void {
    const classes = this.#classifier.classesOf('constraints');
    for (const [label, share] of this.#classifier.sharesOf('constraints').entries()) {
      const constraint = classes[label]!;
      if (share < leastDemand || constraint === none || share <= (demands.get(constraint)?.share ?? 0)) continue;
      demands.set(constraint, { constraint, stretch, share });
    }
  }
}

/** The needs that anything speaks for. */
export function candidatesOf({ hints, likely, topical, wholes }: Sounds, { said, implied }: Evidence): Set<string> {
  const isEnough = ([, sure]: [string, number]) => sure >= least.implied;
  return new Set([
    ...[...hints].filter(([, { best }]) => best >= least.share).map(([need]) => need),
    ...said.keys(),
    ...[...implied, ...likely, ...topical, ...wholes].filter(isEnough).map(([need]) => need),
  ]);
}

/** The places of the few highest values, the highest first. */
function highest(values: Float32Array, count: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < values.length; place++) {
    const value = values[place]!;
    if (places.length === count && value <= values[places.at(-1)!]!) continue;
    let at = places.length;
    while (at > 0 && values[places[at - 1]!]! < value) at--;
    places.splice(at, 0, place);
    if (places.length > count) places.pop();
  }
  return places;
}

/** The smallest of the pieces that ask for something, where nothing was heard. */
function unplacedOf(askingFor: readonly Piece[], heard: readonly Heard[]): Stretch[] {
  const isWithin = (a: Stretch, b: Stretch) => a.from >= b.from && a.to <= b.to;
  const stretches = askingFor.map(({ stretch }) => stretch);
  return stretches
    .filter((piece) => !heard.some(({ stretch }) => stretch && (isWithin(stretch, piece) || isWithin(piece, stretch))))
    .filter((piece) => !stretches.some((other) => other !== piece && isWithin(other, piece)));
}

const isIn = (place: number, { from, to }: Stretch) => place >= from && place < to;

/** What most of the words of a stretch are said with. */
function intentOf(intents: readonly Intent[]): Intent {
  const counts = new Map<Intent, number>();
  for (const intent of intents) counts.set(intent, (counts.get(intent) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'wanted';
}
