import { readdirSync, readFileSync } from 'node:fs';
import type { Stretch } from '../reading/clauses.ts';
import { readWords, type Word } from '../reading/text.ts';

/** What somebody typed of a project: the words that name needs, and all others, which name none. */
export interface Passage {
  /** Who wrote it. */
  hand: string;
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
        .map((line) => ({ hand: file.replace('.jsonl', ''), ...(JSON.parse(line) as Omit<Passage, 'hand'>) })),
    );
}

/** Where in a text's words a quotation from it stands. */
export function stretchOf(words: readonly Word[], says: string): Stretch | undefined {
  const said = readWords(says);
  const from = words.findIndex((_, at) => said.every(({ plain }, offset) => words[at + offset]?.plain === plain));
  return from < 0 || said.length === 0 ? undefined : { from, to: from + said.length };
}
