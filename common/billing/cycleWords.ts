import { mostUnits, type Cycle, type CycleUnit } from './cycle.ts';

// The words of cycles: in lower case, with spaces for hyphens.

/** Units, which follow '/', 'a', 'every 3' and the like. */
const units = cyclesOf([
  [1, 'day', 'd, day, days'],
  [1, 'week', 'w, wk, wks, week, weeks'],
  [2, 'week', 'fortnight, fortnights'],
  [1, 'month', 'm, mo, mos, mth, mths, month, months'],
  [3, 'month', 'q, qtr, quarter, quarters'],
  [1, 'year', 'y, yr, yrs, year, years, annum'],
]);

/** Words that are a whole cycle. */
const adverbs = cyclesOf([
  [1, 'day', 'daily'],
  [1, 'week', 'weekly, pw'],
  [2, 'week', 'fortnightly, biweekly, bi weekly'],
  [1, 'month', 'monthly, pm, pcm'],
  [2, 'month', 'bimonthly, bi monthly'],
  [3, 'month', 'quarterly'],
  [6, 'month', 'half yearly, half annual, half annually, semi annual, semi annually, semiannual, semiannually'],
  [6, 'month', 'bi annual, bi annually, biannual, biannually'],
  [1, 'year', 'yearly, annual, annually, pa'],
  [2, 'year', 'biennial, biennially'],
  [1, 'once', 'once, onetime, one time, one off, lifetime, for life'],
]);

/** Numbers of units; 'every other week' is every two weeks. */
const counts = new Map([
  ...numbered('one two three four five six seven eight nine ten eleven twelve'),
  ...numbered('first second third fourth fifth sixth'),
  ['other', 2],
]);

/** How many payments a period has. */
const frequencies = new Map(Object.entries({ once: 1, twice: 2, thrice: 3 }));

const introductions = new Set(['/', 'per', 'p', 'a', 'an', 'each', 'every', 'for']);
const fillers = new Set(['a', 'the', 'calendar']);

/** '$120 billed annually' is a yearly price, but '$12/month billed annually' is a monthly one. */
const billing = new Set(['billed', 'charged', 'invoiced', 'paid', 'payable']);

/** Nouns that may follow a cycle: 'one-time payment', 'annual plan'. */
const nouns = new Set(['deal', 'fee', 'licence', 'license', 'payment', 'plan', 'purchase', 'subscription']);

const known = new Set(
  [...units.keys(), ...adverbs.keys(), ...counts.keys(), ...frequencies.keys(), 'half', 'times']
    .concat(...introductions, ...fillers, ...billing, ...nouns)
    .flatMap((words) => words.split(' ')),
);
const beginnings = new Set([...known].flatMap((word) => Array.from(word, (_letter, end) => word.slice(0, end))));

/** The cycle of each word. */
function cyclesOf(table: [cycleCount: number, cycleUnit: CycleUnit, words: string][]): Map<string, Cycle> {
  return new Map(
    table.flatMap(([cycleCount, cycleUnit, words]) =>
      words.split(', ').map((word) => [word, { cycleCount, cycleUnit }]),
    ),
  );
}

function numbered(words: string): [word: string, number: number][] {
  return words.split(' ').map((word, index) => [word, index + 1]);
}

/** A cycle in words, and the index after its last word. */
interface Phrase {
  /** undefined for a cycle that cannot be stored, such as 'twice a month' and 'every 400 days'. */
  cycle: Cycle | undefined;
  end: number;
}

/** The words, numbers and signs of a text, without punctuation between them. */
function wordsOf(text: string): string[] {
  const spelled = text
    .toLowerCase()
    .replace(/(?<=[a-z])\./g, '') // p.m.
    .replace(/(?<=[a-z\d])-(?=[a-z])/g, ' '); // half-yearly
  return spelled.match(/[a-z]+|\d+(?:st|nd|rd|th)?|[^\s.,;:()\-–—]/g) ?? [];
}

/**
 * The cycle that a whole text means, such as ' a month', '/3 mo', ' every other week' and ', billed annually'.
 *
 * @returns undefined when there is no cycle, or other words
 */
export function readCycle(text: string): Cycle | undefined {
  const words = wordsOf(text);
  while (nouns.has(words.at(-1) ?? '')) words.pop();
  const first = phraseAt(words, 0) ?? bareUnitAt(words, 0);
  const next = first?.end ?? 0;
  const billed = billing.has(words[next] ?? '') ? phraseAt(words, next + 1) : undefined;
  return (billed ?? first)?.end === words.length ? (first ?? billed)?.cycle : undefined;
}

/**
 * The cycle that a part of a text means. The cycle of billing counts only when there is no other.
 *
 * @returns 'unclear' when there seems to be a cycle that cannot be read, as in '/fortnite' and 'every so often'
 */
export function findCycle(text: string): Cycle | 'unclear' | undefined {
  const words = wordsOf(text);
  let billed: Cycle | undefined;
  for (let start = 0; start < words.length;) {
    const phrase = phraseAt(words, start);
    if (phrase && !billing.has(words[start - 1] ?? '')) return phrase.cycle ?? 'unclear';
    billed ??= phrase?.cycle;
    start = phrase?.end ?? start + 1;
  }
  if (billed) return billed;
  if (/year|\byr\b/i.test(text)) return { cycleCount: 1, cycleUnit: 'year' };
  return words.some((word) => ['/', 'per', 'each', 'every'].includes(word)) ? 'unclear' : undefined;
}

/** Whether a text may become a cycle with further typing, such as '/mon', ' every 3' and ' once a '. */
export function isUnfinishedCycle(text: string): boolean {
  const words = wordsOf(text);
  const last = words.pop() ?? '';
  const isKnown = (word: string) => known.has(word) || /^\d+$/.test(word);
  return words.every(isKnown) && !units.has(last) && (isKnown(last) || (beginnings.has(last) && !/\s$/.test(text)));
}

const phraseAt = (words: readonly string[], start: number): Phrase | undefined =>
  frequencyAt(words, start) ?? introducedAt(words, start) ?? adverbAt(words, start);

/** 'twice a year', 'once every 2 weeks', '4 times per year' */
function frequencyAt(words: readonly string[], start: number): Phrase | undefined {
  const isCounted = words[start + 1] === 'times';
  const frequency = isCounted ? countAt(words, start) : frequencies.get(words[start] ?? '');
  if (frequency === undefined) return undefined;
  const after = start + (isCounted ? 2 : 1);
  if (words[start] === 'once' && !introductions.has(words[after] ?? '')) return undefined; // paid once
  const period = introducedAt(words, after);
  return { cycle: divided(period?.cycle, frequency), end: period?.end ?? after };
}

/** '/mo', 'p/m', 'per calendar month', 'every other week', 'for 3 months', 'each half year' */
function introducedAt(words: readonly string[], start: number): Phrase | undefined {
  if (!introductions.has(words[start] ?? '')) return undefined;
  let at = words[start] === 'p' && words[start + 1] === '/' ? start + 2 : start + 1;
  const skipFillers = () => {
    while (fillers.has(words[at] ?? '')) at++;
  };
  skipFillers();
  const isHalf = words[at] === 'half';
  const count = countAt(words, at);
  if (isHalf || count !== undefined) at++;
  skipFillers();
  const word = words[at] ?? '';
  // A single letter might mean anything.
  const isClear = word.length > 1 || count !== undefined || ['/', 'p'].includes(words[start] ?? '');
  const unit = isClear ? units.get(word) : undefined;
  return unit && { cycle: isHalf ? divided(unit, 2) : multiplied(unit, count ?? 1), end: at + 1 };
}

function adverbAt(words: readonly string[], start: number): Phrase | undefined {
  const [first = '', second = ''] = words.slice(start, start + 2);
  const both = adverbs.get(`${first} ${second}`);
  const cycle = both ?? adverbs.get(first);
  return cycle && { cycle, end: start + (both ? 2 : 1) };
}

/** '9.99 mo' */
function bareUnitAt(words: readonly string[], start: number): Phrase | undefined {
  const word = words[start] ?? '';
  const cycle = word.length > 1 ? units.get(word) : undefined;
  return cycle && { cycle, end: start + 1 };
}

function countAt(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? '';
  return /^\d{1,3}\D*$/.test(word) ? Number.parseInt(word) : counts.get(word);
}

function multiplied({ cycleCount, cycleUnit }: Cycle, by: number): Cycle | undefined {
  const count = cycleCount * by;
  return count >= 1 && count <= mostUnits ? { cycleCount: count, cycleUnit } : undefined;
}

/** A cycle divided into whole units; a year counts as twelve months. */
function divided(cycle: Cycle | undefined, by: number): Cycle | undefined {
  if (!cycle || by === 0) return undefined;
  const { cycleCount, cycleUnit } = cycle;
  if (cycleCount % by === 0) return { cycleCount: cycleCount / by, cycleUnit };
  return cycleUnit === 'year' ? divided({ cycleCount: 12 * cycleCount, cycleUnit: 'month' }, by) : undefined;
}
