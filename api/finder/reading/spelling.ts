import { stemOf, type Word } from './text.ts';

// Common words that are one slip away from a word that says a need: 'sheep' is not 'sleep' mistyped.
const lookAlikes = new Set(
  `abort banner barter basis beast bender black bland blank blender blunder boots braid bribe bridge broke broken brook
  caution chair chant charm chatter cheat chest chief choke chose clams clap clarity clash classy cloudy coarse confidence
  context contradict contrast cosmic could crook crush curse daring debit debut dedication department destruction diner
  distinction ditch domination drugs electrical electricity exceptional experimental feast fight flood forgot friction
  fright front green grocer guess haunt hostel hurt incident inject insert invent invert irritation jungle larger learnt
  least lodging loose mango manual marker mates matter medal mediate melt metal mining monkey moody myths neutral noses
  older outrage pain pants parity partly pasta pasty patent patrol pirate plates poppy porter potter prevent private
  proportion quiet reactor rebel recite refinement relay remainder reputation revolution rewrote safer salmon salt scar
  scratch scrub shade shall sharp sheep shell shore shown slave slice slide sling smell smile spring stair stale stare
  statistician steep stew still sting stone storm stove strengthen string struck strum stuff sweep swell swing tail though
  tidy tile trailer trait trial tried trivial tumor vocation voter waiter wealthy weeding welding`
    .split(/\s+/)
    .map(stemOf),
);

/** A text made of nonsense must not take a thousand look-ups. */
const mostLookups = 30;

interface Target {
  word: string;
  frequency: number;
  /** A bit for each letter that it has. */
  letters: number;
}

/** Mends words that are not known by the known word they most resemble. */
export class Speller {
  readonly #known: ReadonlySet<string>;
  /** By first letter and length. */
  readonly #targets = new Map<string, Target[]>();

  /**
   * @param targets words that a mistyped one may stand for; those that come more often are likelier
   * @param known stems of words that are left alone, whatever they resemble
   */
  constructor(targets: readonly string[], known: ReadonlySet<string>) {
    this.#known = known;
    const frequency = new Map<string, number>();
    for (const word of targets) {
      if (word.length >= 4) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
    for (const [word, count] of frequency) {
      const key = word[0]! + word.length;
      const target = { word, frequency: count, letters: lettersOf(word) };
      this.#targets.set(key, [...(this.#targets.get(key) ?? []), target]);
    }
  }

  /** The text with its typing errors mended, and the indexes of the words that were. */
  mend(words: readonly Word[]): { words: Word[]; mended: ReadonlySet<number> } {
    const mended = new Set<number>();
    const seen = new Map<string, string | undefined>();
    const result = words.map((word, index) => {
      // A capital inside a sentence is a name.
      if (word.isCapital && words[index - 1]?.sentence === word.sentence) return word;
      if (
        word.plain.length < 5 ||
        this.#known.has(word.stem) ||
        lookAlikes.has(word.stem) ||
        !/^[a-z]+$/.test(word.plain)
      )
        return word;
      if (!seen.has(word.plain)) {
        if (seen.size >= mostLookups) return word;
        seen.set(word.plain, this.#nearest(word.plain));
      }
      const plain = seen.get(word.plain);
      if (plain === undefined) return word;
      mended.add(index);
      return { ...word, plain, stem: stemOf(plain) };
    });
    return { words: result, mended };
  }

  #nearest(typed: string): string | undefined {
    const allowed = typed.length >= 10 ? 2 : 1;
    const letters = lettersOf(typed);
    let nearest: Found | undefined;
    for (let length = typed.length - allowed; length <= typed.length + allowed; length++) {
      for (const target of this.#targets.get(typed[0]! + length) ?? []) {
        // Each slip takes or brings at most one letter, or swaps one for another.
        if (countOf(letters & ~target.letters) > allowed || countOf(target.letters & ~letters) > allowed) continue;
        const found = { ...target, slips: slips(typed, target.word) };
        if (found.slips <= allowed && (!nearest || isNearer(found, nearest))) nearest = found;
      }
    }
    return nearest?.word;
  }
}

type Found = Target & { slips: number };

function isNearer(a: Found, b: Found): boolean {
  if (a.slips !== b.slips) return a.slips < b.slips;
  return a.frequency === b.frequency ? a.word < b.word : a.frequency > b.frequency;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) - 97);
  return letters;
}

/** How many bits are set. */
function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How many letters must be changed, added, dropped or swapped with a neighbour to turn one word into the other. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}
