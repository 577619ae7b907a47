import { hashOf, mix, placeIn } from './hash.ts';
import type { Word } from './text.ts';

/** How many places there are for features; different features may share one. */
export const featureBins = 2 ** 17;

const shortestGram = 3;
const longestGram = 5;
/** Scripts without spaces say much more with each character. */
const longestDenseGram = 3;

const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * What a stretch of a text is made of, for the classifier: its words, alone and in pairs, the letters that follow each other, and
 * what the lists find in it.
 *
 * @param known what the lists find: ids of needs and themes
 * @returns places of features, each once, 0 to `featureBins` - 1
 */
export function featuresOf(words: readonly Word[], known: Iterable<string>): Set<number> {
  const bins = new Set<number>();
  let before = '';
  for (const { stem } of words) {
    bins.add(placeOf('w', stem));
    bins.add(placeOf('p', `${before} ${stem}`));
    before = stem;
  }
  bins.add(placeOf('p', `${before} `));
  let text = ' ';
  let characters = '';
  for (const { plain } of words) {
    if (dense.test(plain)) characters += plain;
    else text += `${plain} `;
  }
  if (text.length > 1) addGrams(bins, text, shortestGram, longestGram);
  if (characters) addGrams(bins, characters, 1, longestDenseGram);
  for (const id of known) bins.add(placeOf('k', id));
  return bins;
}

function addGrams(bins: Set<number>, text: string, shortest: number, longest: number): void {
  for (let from = 0; from < text.length; from++) {
    let hash = hashOf('c');
    for (let length = 1; length <= longest && from + length <= text.length; length++) {
      hash = mix(hash, text.charCodeAt(from + length - 1));
      if (length >= shortest) bins.add(placeIn(hash, featureBins));
    }
  }
}

const placeOf = (kind: string, text: string) => placeIn(hashOf(text, hashOf(kind)), featureBins);
