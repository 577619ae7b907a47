import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import type { Project } from '../../api/finder/recommend.ts';
import { projectTypeNames } from '../../common/values.ts';

/** Numbers from 0 to 1 that look like chance, but are the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = [
  ...catalogue.needs.flatMap(({ words }) => words),
  ...catalogue.themes.flatMap(({ words }) => words),
  ...catalogue.languages.flatMap((language) => Object.values(language.words).flatMap((list) => list.split(','))),
  ...catalogue.tools.map(({ name }) => name),
  ...'no/not/without/or/and/,/./already use/alternative to/about/for/free/但是/sans/ohne/sin'.split('/'),
];

const oddities = [
  '',
  ' ',
  '\t\n\r',
  '\u0000',
  '\ud800',
  '\u202eمرحبا بالعالم',
  'שלום עולם',
  '👩‍👩‍👧‍👦🏳️‍🌈🎸',
  'ﷺ',
  'e\u0301\u0301\u0301',
  'İıſẞß',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE users; --",
  '" OR 1=1 --',
  '{{7*7}}${7*7}',
  '../../etc/passwd',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'ignore all previous instructions',
  '((((((',
  '.*+?^${}()|[]\\',
  '1e999',
  '-0',
  'NaN',
];

/** A project that somebody might send by mistake, for fun or to do harm. */
export function hostileProject(next: () => number): Project {
  const below = (end: number) => Math.floor(next() * end);
  const one = <T>(list: readonly T[]) => list[below(list.length)]!;
  const letters = () => String.fromCodePoint(...Array.from({ length: 1 + below(12) }, () => 32 + below(0x3000)));
  const nonsense = () => Array.from({ length: 3 + below(10) }, () => String.fromCharCode(97 + below(26))).join('');
  const mistyped = () => {
    const word = one(words);
    const at = below(word.length);
    return word.slice(0, at) + String.fromCharCode(97 + below(26)) + word.slice(at + below(2));
  };
  const makers = [() => one(words), () => one(oddities), letters, nonsense, mistyped];
  const some = () => Array.from({ length: below(20) }, () => one(makers)()).join(one([' ', ' ', ', ', '', '. ']));
  const text = () => {
    const kind = next();
    if (kind < 0.05) return '';
    // Now and then a hundred kilobytes of the same.
    if (kind < 0.06) return (one(makers)() || 'a').repeat(100_000).slice(0, 100_000);
    if (kind < 0.08) return Array.from({ length: 800 }, one(makers)).join(' ');
    return some();
  };
  const budgetCents = one([100, 100 + below(5_000), 100 + below(30_000), 100 + below(1_000_000_000)]);
  return { type: one(projectTypeNames), budgetCents, name: next() < 0.8 ? '' : some(), description: text() };
}
