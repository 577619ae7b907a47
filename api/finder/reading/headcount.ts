import { toShares } from './classifier.ts';
import { hashOf, placeIn } from './hash.ts';

/** One number that may say how many people work with the tools, and what speaks for that, as places of features. */
export interface Count {
  people: number;
  features: number[];
}

/** How many places there are for features; different features may share one. */
export const countBins = 2 ** 17;

const fewest = 2;
const most = 10_000;
/** More numbers than these are a list of prices. */
const mostNumbers = 24;
/** A number is taken for the people only when that is at least this likely. */
const leastSure = 0.7;
/** So many words around a number are looked at wherever they stand. */
const around = 6;
/** So many words of a text may tell of two people without a number. */
const mostWords = 120;

const tokens = /\d+(?:[.,:]\d+)*|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{M}’']+|[^\s]/gu;

/**
 * Everything that may be the number of people in a text: its writer alone, the writer and somebody ('my wife and me
 * both need to tap it'), each of its numbers, and that number and the writer.
 *
 * @param plain in lower case, numbers as digits
 */
export function countsIn(plain: string): Count[] {
  const words = plain.match(tokens) ?? [];
  const numbers = [...words.keys()]
    .filter((at) => /^\d{1,5}$/.test(words[at]!) && Number(words[at]) >= fewest && Number(words[at]) <= most)
    .slice(0, mostNumbers);
  const largest = Math.max(0, ...numbers.map((at) => Number(words[at])));
  const counts: Count[] = [
    { people: 1, features: [placeOf(`alone ${Math.min(numbers.length, 3)}`)] },
    { people: 2, features: pairFeatures(words).map(placeOf) },
  ];
  for (const at of numbers) {
    const number = Number(words[at]);
    const says = featuresAt(words, at);
    if (number === largest) says.push('largest');
    if (numbers.length === 1) says.push('only');
    says.push('always', `size ${Math.floor(Math.log2(number))}`);
    for (const [how, more] of [
      ['these', 0],
      ['and me', 1],
    ] as const) {
      counts.push({ people: number + more, features: says.map((each) => placeOf(`${how} ${each}`)) });
    }
  }
  return counts;
}

/** The words of a text, alone and with the next. */
function pairFeatures(words: readonly string[]): string[] {
  const first = words.slice(0, mostWords);
  const said = first.flatMap((word, at) => (/\p{L}/u.test(word) ? [word, `${word} ${words[at + 1] ?? ''}`] : []));
  return ['pair', ...[...new Set(said)].map((each) => `pair ${each}`)];
}

/** The words before and after a number, by place, in pairs and in any order. */
function featuresAt(words: readonly string[], at: number): string[] {
  const word = (offset: number) => words[at + offset] ?? '';
  const places = [-3, -2, -1, 1, 2, 3];
  const near = new Set([...places.map(word), ...words.slice(Math.max(0, at - around), at + around + 1)]);
  const next = word(1);
  return [
    ...places.map((offset) => `${offset} ${word(offset)}`),
    `1-2 ${next} ${word(2)}`,
    `-1+1 ${word(-1)} ${next}`,
    `-2-1 ${word(-2)} ${word(-1)}`,
    `ends ${next.slice(-3)}`,
    `ends after ${word(2).slice(-3)}`,
    `starts ${next.slice(0, 4)}`,
    ...[...near].map((each) => `near ${each}`),
  ];
}

/**
 * How likely each count is to be the right one: shares that add up to 1.
 *
 * @param weights what each feature says, by place
 */
export function sharesOf(counts: readonly Count[], weights: Float32Array): Float32Array {
  const scores = Float32Array.from(counts, ({ features }) => features.reduce((sum, at) => sum + weights[at]!, 0));
  toShares(scores);
  return scores;
}

/** How many people work with the tools, by what was learned: 1 where no number is likely to count them. */
export function headcountOf(counts: readonly Count[], weights: Float32Array): number {
  const likely = new Map<number, number>();
  for (const [index, share] of sharesOf(counts, weights).entries()) {
    const { people } = counts[index]!;
    likely.set(people, (likely.get(people) ?? 0) + share);
  }
  const [people, share] = [...likely].reduce((best, each) => (each[1] > best[1] ? each : best));
  return share >= leastSure ? people : 1;
}

const placeOf = (text: string) => placeIn(hashOf(text), countBins);
