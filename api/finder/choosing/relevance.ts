import MiniSearch from 'minisearch';
import { isStopWord, readWords, stemOf } from '../reading/text.ts';
import type { Tool } from '../catalogue/tool.ts';

/** Words beyond these say little more, and each costs time. */
const mostWords = 60;

/** How well the tools' own texts answer a description. */
export class Relevance {
  readonly #index = new MiniSearch<Tool>({
    fields: ['name', 'description', 'features'],
    extractField: (tool, field) =>
      field === 'features' ? tool.features.join('. ') : String(tool[field as keyof Tool]),
    tokenize: (text) => readWords(text).map((word) => word.plain),
    processTerm: (plain) => (isStopWord(plain) ? null : stemOf(plain)),
    searchOptions: { tokenize: (text) => text.split(' '), processTerm: (stem) => stem, boost: { name: 0.5 } },
  });

  constructor(tools: readonly Tool[]) {
    this.#index.addAll(tools);
  }

  /** From 0 (no word in common) to 1 (the best of them), by the tool's id. */
  of(stems: Iterable<string>): ReadonlyMap<string, number> {
    const query = [...new Set(stems)].slice(0, mostWords).join(' ');
    const results = query === '' ? [] : this.#index.search(query);
    const best = results[0]?.score ?? 1;
    return new Map(results.map(({ id, score }) => [id as string, score / best]));
  }
}
