import { icons } from './icons.ts';
import { keyOf, wordsOf } from './nameKey.ts';

/** What may follow a service's name without making it another service. */
const planWords = new Set(
  `account ad ads advanced annual annually basic business com couple couples creator creators duo enterprise essential
  essentials family families for free gb hd individual individuals lite me member membership monthly month personal plan
  plus premium pro professional solo standard starter student students sub subscription tb team teams trial ultimate
  ultra unlimited user users with year yearly 4k`.split(/\s+/),
);

const isPlanWord = (word: string) => planWords.has(word) || /^\d+(?:gb|tb)?$/.test(word);

const keys = new Map([...icons].flatMap(([id, { names }]) => names.map((name) => [keyOf(wordsOf(name)), id])));

/** What the API says of the field. */
export const logoDescription =
  'The id of the icon of the service that its name names: `/logos/{id}.json` has the icon, and of several ids with commas between them, 100 at most. Null when there is none.';

/**
 * The icon of the service that somebody means by a name: 'Netflix', 'netflix premium' and 'Netflix (Mum)' alike. Never a
 * guess: 'Netflix Cup' and 'Gym' have none.
 *
 * @returns the icon's id
 */
export function logoOf(name: string): string | undefined {
  const words = wordsOf(name.replace(/\([^)]*\)\s*$/, ''));
  for (let length = words.length; length > 0; length -= 1) {
    const id = keys.get(keyOf(words.slice(0, length)));
    if (id) return id;
    if (!isPlanWord(words[length - 1]!)) return undefined;
  }
  return undefined;
}
