import MiniSearch from 'minisearch';
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

/** Looking up one word takes some 50 µs; a text made of nonsense must not take a thousand look-ups. */
const mostLookups = 30;

/** Mends words that are not known by the known word they most resemble. */
export class Speller {
  readonly #known: ReadonlySet<string>;
  readonly #frequency = new Map<string, number>();
  readonly #index = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    storeFields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  /**
   * @param targets words that a mistyped one may stand for; those that come more often are likelier
   * @param known stems of words that are left alone, whatever they resemble
   */
  constructor(targets: readonly string[], known: ReadonlySet<string>) {
    this.#known = known;
    for (const word of targets) {
      if (word.length >= 4) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
    }
    this.#index.addAll([...this.#frequency.keys()].map((word, id) => ({ id, word })));
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
    // Two swapped letters are one slip of the fingers, but two changes to the index.
    const frequency = (word: string) => this.#frequency.get(word) ?? 0;
    return this.#index
      .search(typed, { fuzzy: allowed + 1 })
      .map((result) => ({ word: result['word'] as string, slips: slips(typed, result['word'] as string) }))
      .filter(({ word, slips }) => slips <= allowed && word[0] === typed[0])
      .sort((a, b) => a.slips - b.slips || frequency(b.word) - frequency(a.word) || (a.word < b.word ? -1 : 1))[0]
      ?.word;
  }
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
