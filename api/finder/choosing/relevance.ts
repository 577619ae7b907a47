import MiniSearch from 'minisearch';
import { textOf } from './plans.ts';
import { isStopWord, readWords, stemOf } from '../reading/text.ts';
import type { Want } from '../reading/reading.ts';
import type { WordVectors } from '../reading/vectors.ts';
import type { Tool } from '../catalogue/tool.ts';

/** Words beyond these say little more, and each costs time. */
const mostWords = 60;

/** Tells how well the tools' own texts answer a description. */
export class Relevance {
  readonly #index = new MiniSearch<Tool>({
    fields: ['name', 'description', 'features'],
    extractField: (tool, field) =>
      field === 'features' ? tool.features.map(textOf).join('. ') : String(tool[field as keyof Tool]),
    tokenize: (text) => readWords(text).map((word) => word.plain),
    processTerm: (plain) => (isStopWord(plain) ? null : stemOf(plain)),
    searchOptions: { tokenize: (text) => text.split(' '), processTerm: (stem) => stem, boost: { name: 0.5 } },
  });

  readonly #vectors: WordVectors | undefined;
  /** By need: the tools for it, and where the texts of each point. */
  readonly #forNeed = new Map<string, { id: string; pointing: Float32Array | undefined }[]>();

  constructor(tools: readonly Tool[], vectors: WordVectors | undefined) {
    this.#index.addAll(tools);
    this.#vectors = vectors;
    for (const { id, description, features, needs } of tools) {
      const pointing = vectors?.of(readWords([description, ...features.map(textOf)].join('. ')));
      for (const need of needs) this.#forNeed.set(need, [...(this.#forNeed.get(need) ?? []), { id, pointing }]);
    }
  }

  /**
   * How well the texts of the tools for a need answer the words that name it, by the tool's id: from 0 to 1, by the words
   * they share and by how close their meaning is.
   */
  forWant({ need, words }: Want): ReadonlyMap<string, number> {
    const tools = this.#forNeed.get(need.id) ?? [];
    const stems = words.filter(({ plain }) => !isStopWord(plain)).map(({ stem }) => stem);
    const ids = new Set(tools.map(({ id }) => id));
    const shared = this.#shared(stems, ids);
    const asked = this.#vectors?.of(words);
    if (!asked) return shared;
    return new Map(
      tools.map(({ id, pointing }) => {
        const closeness = pointing ? Math.max(0, product(asked, pointing)) : 0;
        return [id, (closeness + (shared.get(id) ?? 0)) / 2];
      }),
    );
  }

  /** From 0 (no word in common) to 1 (the best of them), by the tool's id. */
  #shared(stems: readonly string[], ids: ReadonlySet<string>): Map<string, number> {
    const query = [...new Set(stems)].slice(0, mostWords).join(' ');
    if (query === '') return new Map();
    const results = this.#index.search(query, { filter: ({ id }) => ids.has(id as string) });
    const best = results[0]?.score ?? 1;
    return new Map(results.map(({ id, score }) => [id as string, score / best]));
  }
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}
