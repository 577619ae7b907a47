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

export const clausesFolder = new URL('./clauses/', import.meta.url);

/** All clauses and phrases, in the order of the files' names. */
export function readSayings(): Saying[] {
  return readdirSync(clausesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => sayingsIn(file, readFileSync(new URL(file, clausesFolder), 'utf8')));
}

/**
 * A file has blocks: a line `## need`, then a clause on each line, and lines of phrases that begin with `%` and are divided by
 * it.
 */
function sayingsIn(file: string, text: string): Saying[] {
  const [language, hand] = file.replace(/\.txt$/, '').split('/') as [string, string];
  const sayings: Saying[] = [];
  let need = 'none';
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith('## ')) need = line.slice(3);
    else if (line.startsWith('%')) {
      const phrases = line.split('%').map((each) => each.trim());
      for (const phrase of phrases) if (phrase) sayings.push({ text: phrase, need, language, hand, kind: 'phrase' });
    } else if (line) sayings.push({ text: line, need, language, hand, kind: 'clause' });
  }
  return sayings;
}
