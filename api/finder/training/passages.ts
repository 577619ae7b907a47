import { readdirSync, readFileSync } from 'node:fs';
import { stretchesOf, type Stretch } from '../reading/clauses.ts';
import { none } from '../reading/model.ts';
import { readWords, type Word } from '../reading/text.ts';

/** What somebody typed of a project: the words that name needs or demand something, and all others, which do neither. */
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
  /** What is demanded of every tool: words of the text, and a kind of constraint as `constraints/` names it. */
  demands?: { kind: string; says: string }[];
  /** How many people would work with the tools, where the text tells it. */
  people?: number;
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

/** A stretch of a passage, and what it says: the need that it names, and what it demands of every tool, or 'none'. */
export interface Lesson {
  stretch: Stretch;
  need: string;
  demand: string;
  /** How much it counts; 1 is usual. */
  weight: number;
}

/** How much counts what says something, the stretches that say much the same, and what says nothing. */
const weights = { named: 1.5, demanded: 2, similar: 0.75, background: 0.7 };

/** What a passage teaches. */
export function lessonsOf({ needs, demands = [] }: Passage, typed: readonly Word[]): Lesson[] {
  const said: Said[] = [
    ...needs.map(({ says, ids }) => ({ says, ids, weight: weights.named })),
    ...demands.map(({ says, kind }) => ({ says, ids: [none], demand: kind, weight: weights.demanded })),
  ];
  const marked = said.flatMap((each) => {
    const stretch = stretchOf(typed, each.says);
    return stretch ? [{ ...each, stretch }] : [];
  });
  const others = stretchesOf(typed).flatMap((stretch): Lesson[] => {
    const touching = marked.filter((each) => sharedBy(stretch, each.stretch) > 0);
    const [first] = touching;
    if (!first) return [{ stretch, need: none, demand: none, weight: weights.background }];
    const isSimilar = touching.length === 1 && isMuchTheSame(stretch, first.stretch);
    return isSimilar && first.ids.length > 0 ? [lessonOf(first, first.ids[0]!, stretch, weights.similar)] : [];
  });
  return [
    ...marked.flatMap((each) => each.ids.map((id) => lessonOf(each, id, each.stretch, each.weight / each.ids.length))),
    ...others,
  ];
}

/** Words that a writer has marked, with what they say. */
interface Said {
  says: string;
  ids: string[];
  demand?: string;
  weight: number;
}

function lessonOf({ demand = none }: Said, need: string, stretch: Stretch, weight: number): Lesson {
  return { stretch, need, demand, weight };
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
