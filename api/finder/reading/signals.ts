import type { Stretch } from './clauses.ts';
import type { Evidence } from './evidence.ts';
import type { Intent } from './intent.ts';

/** What speaks for and against a text's naming a need, in the order of the numbers. */
export const signalNames = [
  'always',
  /** The largest share of any stretch, and the logarithm of its odds. */
  'best',
  'bestOdds',
  'secondOdds',
  /** That any stretch at all says it, were they independent; and the same among needs alone. */
  'any',
  'anyOfNeeds',
  'oddsOfNeeds',
  /** Of the stretch that says it best: how much more surely than it says another need, how long it is, what it names at all. */
  'lead',
  'length',
  'isTelling',
  'isBackground',
  'isOutdone',
  /** What the lists find, and what the kinds of project and the situations that the text tells of imply. */
  'listed',
  'implied',
  'likely',
  'likelyAndSaid',
  'topical',
  'topicalOdds',
  'topicalAndSaid',
  /** The share of the need in all that the whole text names, and the same where a stretch says it. */
  'wholeOdds',
  'wholeAndSaid',
  /** The text: how much it says, and how much of that is background. */
  'stretches',
  'background',
] as const;

/** What is known of one stretch of a text. */
export interface Piece {
  stretch: Stretch;
  /** How many of its words say something. */
  telling: number;
  intent: Intent;
  /** How surely it names no need at all, 0 to 1. */
  none: number;
  /** The largest share of any need. */
  most: number;
}

/** A need that a text may name, and what speaks for it. */
export interface Hint {
  best: number;
  second: number;
  ofNeeds: number;
  /** The chance that no stretch says it. */
  unsaid: number;
  unsaidOfNeeds: number;
  lead: number;
  piece: Piece | undefined;
}

/** Something that the text demands of every tool. */
export interface Demand {
  constraint: string;
  stretch: Stretch;
}

/** What a text says, before it is weighed. */
export interface Sounds {
  hints: ReadonlyMap<string, Hint>;
  /** By need: how likely it is for who says any of the stretches, and for who says the whole. */
  likely: ReadonlyMap<string, number>;
  topical: ReadonlyMap<string, number>;
  /** By need: its share in what the whole names. */
  wholes: ReadonlyMap<string, number>;
  pieces: readonly Piece[];
  /** How much of them is background, 0 to 1. */
  background: number;
  demands: Demand[];
}

/** A share that leaves all needs as they are: those below hardly differ. */
const floor = 0.003;

/** Beyond this, what one stretch says is not surer. */
const surest = 0.99;

const odds = (share: number) => Math.log((share + floor) / (1 - share + floor));

/** Needs that go with the topic less than this are all the same; and what counts where there is no topic. */
const leastTopical = 0.02;
const noTopic = 0.1;

export const newHint = (): Hint => ({
  best: 0,
  second: 0,
  ofNeeds: 0,
  unsaid: 1,
  unsaidOfNeeds: 1,
  lead: 0,
  piece: undefined,
});

/**
 * Adds what a stretch says of a need to what is known.
 *
 * @param share of the need in the stretch
 * @param rival the largest share there of any other need
 */
export function addTo(hint: Hint, share: number, rival: number, piece: Piece): void {
  const ofNeeds = Math.min(surest, share / (1 + 0.02 - piece.none));
  hint.ofNeeds = Math.max(hint.ofNeeds, ofNeeds);
  hint.unsaid *= 1 - share;
  hint.unsaidOfNeeds *= 1 - ofNeeds * (piece.telling > 1 ? 1 : 0.5) * Math.min(1, 3 * (1 - piece.none));
  if (share <= hint.best) {
    hint.second = Math.max(hint.second, share);
    return;
  }
  hint.second = hint.best;
  hint.best = share;
  hint.lead = share - rival;
  hint.piece = piece;
}

const lengthOf = ({ from, to }: Stretch) => to - from;

/** How much of the pieces is background, 0 to 1. */
export function backgroundOf(pieces: readonly Piece[]): number {
  const all = pieces.reduce((sum, { stretch }) => sum + lengthOf(stretch), 0);
  const background = pieces.reduce((sum, { stretch, none }) => sum + none * lengthOf(stretch), 0);
  return all > 0 ? background / all : 0;
}

/** The signals of a need, in the order of `signalNames`. */
export function vectorOf(
  need: string,
  { hints, likely, topical, wholes, pieces, background }: Sounds,
  { said, implied }: Pick<Evidence, 'said' | 'implied'>,
): number[] {
  const { best, second, ofNeeds, unsaid, unsaidOfNeeds, lead, piece } = hints.get(need) ?? newHint();
  const topic = topical.get(need) ?? 0;
  const whole = wholes.get(need) ?? 0;
  const likelihood = likely.get(need) ?? 0;
  const vector: Record<(typeof signalNames)[number], number> = {
    always: 1,
    best,
    bestOdds: odds(best),
    secondOdds: odds(second),
    any: 1 - unsaid,
    anyOfNeeds: 1 - unsaidOfNeeds,
    oddsOfNeeds: odds(ofNeeds),
    lead,
    length: piece ? Math.log(1 + lengthOf(piece.stretch)) : 0,
    isTelling: Number((piece?.telling ?? 0) > 3),
    isBackground: piece?.none ?? 0,
    isOutdone: Number(piece !== undefined && piece.most > best + 0.2),
    listed: said.get(need) ?? 0,
    implied: implied.get(need) ?? 0,
    likely: likelihood,
    likelyAndSaid: likelihood * best,
    topical: topic,
    topicalOdds: odds(topical.size > 0 ? Math.max(topic, leastTopical) : noTopic),
    topicalAndSaid: topic * best,
    wholeOdds: odds(whole),
    wholeAndSaid: whole * best,
    stretches: Math.log(1 + pieces.length),
    background,
  };
  return signalNames.map((name) => vector[name]);
}

/** How surely a text names a need, by its signals: 0 to 1. */
export function surenessOf(vector: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += vector[i]! * weights[i]!;
  return 1 / (1 + Math.exp(-sum));
}
