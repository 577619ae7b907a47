import { readdirSync, readFileSync } from 'node:fs';

/** Something people say, and the need that it names: its id, or 'none'. */
export interface Saying {
  text: string;
  need: string;
  /** The language's folder: 'en', 'de', … */
  language: string;
  /** Who wrote it. */
  hand: string;
  /** A clause, or a word or phrase of the need's vocabulary. */
  kind: 'clause' | 'phrase';
}

/** All clauses and phrases, in the order of the files' names. */
export function readSayings(): Saying[] {
  return blocksIn('clauses').flatMap(({ file, name, clauses, phrases }) => {
    const [language, hand] = file.replace(/\.txt$/, '').split('/') as [string, string];
    const of = { need: name, language, hand };
    return [
      ...clauses.map((text) => ({ ...of, text, kind: 'clause' as const })),
      ...phrases.map((text) => ({ ...of, text, kind: 'phrase' as const })),
    ];
  });
}

/** What somebody is or does, how people say it, and what goes with it. */
export interface Situation {
  id: string;
  /** By need: how likely it is, 0 to 1. */
  needs: Record<string, number>;
  clauses: string[];
  phrases: string[];
}

/** All situations; the same one by two hands is two. */
export function readSituations(): Situation[] {
  return blocksIn('situations').map(({ file, name, needs, clauses, phrases }) => ({
    id: `${file.replace(/\.txt$/, '')} ${name}`,
    needs,
    clauses,
    phrases,
  }));
}

/** What people say who demand something of every tool: the constraint's name, or 'none' for what only looks like one. */
export function readDemands(): { text: string; constraint: string }[] {
  return blocksIn('constraints').flatMap(({ name, clauses }) => clauses.map((text) => ({ text, constraint: name })));
}

interface Block {
  file: string;
  name: string;
  needs: Record<string, number>;
  clauses: string[];
  phrases: string[];
}

/**
 * A file has blocks: a line `## name`, then a clause on each line, lines of phrases that begin with `%` and are divided by it,
 * and a line `needs:` with ids and numbers. A clause may begin with its language: `[de]`.
 */
function blocksIn(folder: string): Block[] {
  const at = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => {
      const blocks: Block[] = [];
      for (const line of readFileSync(new URL(file, at), 'utf8')
        .split('\n')
        .map((each) => each.trim())) {
        const block = blocks.at(-1);
        if (line.startsWith('## ')) blocks.push({ file, name: line.slice(3), needs: {}, clauses: [], phrases: [] });
        else if (!block || !line) continue;
        else if (line.startsWith('needs:')) block.needs = needsIn(line.slice('needs:'.length));
        else if (line.startsWith('%')) block.phrases.push(...line.split('%').map(trimmed).filter(Boolean));
        else block.clauses.push(line.replace(/^\[\w\w\] /, ''));
      }
      return blocks;
    });
}

const trimmed = (text: string) => text.trim();

/** 'online-shop 0.5, payments 0.6'. */
function needsIn(line: string): Record<string, number> {
  return Object.fromEntries(
    line.split(',').map((each) => {
      const [id, sure] = each.trim().split(' ');
      return [id, Number(sure)];
    }),
  ) as Record<string, number>;
}
