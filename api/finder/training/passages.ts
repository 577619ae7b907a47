import { readdirSync, readFileSync } from 'node:fs';
import { stretchesOf, type Stretch } from '../reading/clauses.ts';
import { none } from '../reading/model.ts';
import { readWords, type Word } from '../reading/text.ts';

/** What somebody typed of a project: the words that name needs, and all others, which name none. */
export interface Passage {
  text: string;
  needs: {
    /** Words of the text. */
    says: string;
    /** Ids of the needs that they name; none when the catalogue has no such need. */
    ids: string[];
    /** Ids of tools that would be accepted for it, the best first. */
    tools: string[];
  }[];
}

const folder = new URL('./passages/', import.meta.url);

/** All passages, in the order of the files' names. */
export function readPassages(): Passage[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Passage),
    );
}

/** A stretch of a passage, and the need that it names: its id, or 'none'. */
export interface Lesson {
  stretch: Stretch;
  need: string;
  /** How much it counts; 1 is usual. */
  weight: number;
  /** It is just what its writer marked. */
  isExact: boolean;
}

/** How much counts what names a need, the stretches that say much the same, and what names none. */
const weights = { named: 1.5, similar: 0.75, background: 0.7 };

/** What a passage teaches. */
export function lessonsOf({ needs }: Passage, typed: readonly Word[]): Lesson[] {
  const named = needs.flatMap(({ says, ids }) => {
    const stretch = stretchOf(typed, says);
    return stretch ? { stretch, ids } : [];
  });
  const marked = named.flatMap(({ stretch, ids }) =>
    ids.map((need) => ({ stretch, need, weight: weights.named / ids.length, isExact: true })),
  );
  const others = stretchesOf(typed).flatMap((stretch): Lesson[] => {
    const touching = named.filter((each) => sharedBy(stretch, each.stretch) > 0);
    if (touching.length === 0) return [{ stretch, need: none, weight: weights.background, isExact: false }];
    const [{ stretch: said, ids }] = touching as [(typeof touching)[number]];
    const isSimilar = touching.length === 1 && isMuchTheSame(stretch, said);
    return isSimilar ? ids.slice(0, 1).map((need) => ({ stretch, need, weight: weights.similar, isExact: false })) : [];
  });
  return [...marked, ...others];
}

const lengthOf = ({ from, to }: Stretch) => to - from;
const sharedBy = (a: Stretch, b: Stretch) => Math.min(a.to, b.to) - Math.max(a.from, b.from);

/** Whether two stretches share at least half of each. */
function isMuchTheSame(a: Stretch, b: Stretch): boolean {
  return 2 * sharedBy(a, b) >= Math.max(lengthOf(a), lengthOf(b));
}

/** Where in a text's words a quotation from it stands; a word of which it quotes only a part, as in Japanese, is all of it. */
export function stretchOf(words: readonly Word[], says: string): Stretch | undefined {
  const said = readWords(says).map(({ plain }) => plain);
  if (said.length === 0) return undefined;
  const from = words.findIndex((_, at) => said.every((plain, offset) => words[at + offset]?.plain === plain));
  if (from >= 0) return { from, to: from + said.length };
  const begins = (count: number) => words.slice(0, count).reduce((sum, { plain }) => sum + plain.length, 0);
  const all = words.map(({ plain }) => plain).join('');
  const start = all.indexOf(said.join(''));
  if (start < 0) return undefined;
  const end = start + said.join('').length;
  const first = words.findIndex((_, at) => begins(at + 1) > start);
  const last = words.findIndex((_, at) => begins(at + 1) >= end);
  return { from: first, to: last + 1 };
}
