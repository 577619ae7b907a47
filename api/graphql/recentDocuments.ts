import { LRUCache } from 'lru-cache';

/**
 * All documents that are kept may have this many characters together. Parsed, each takes some 140 bytes, and anybody may send
 * documents: Yoga by itself would keep 1,024 of them, whatever they weigh.
 */
const mostCharacters = 200_000;

/** What came of the documents used last, by their text. */
export const recentByLength = <Outcome extends object>(): LRUCache<string, Outcome> =>
  new LRUCache({ maxSize: mostCharacters, sizeCalculation: (_outcome, text) => Math.max(1, text.length) });
