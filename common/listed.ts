import { lazilyFor } from './lazily.ts';
import { locale } from './locale.ts';
import type { Values } from './said.ts';

const format = lazilyFor((where) => new Intl.ListFormat(where, { type: 'conjunction' }));

/** How many names a sentence holds at most. */
const mostNamed = 3;

const others = /*i18n*/ { id: 'names.others', message: '{count, plural, one {# other} other {# others}}' };

/**
 * 'a', 'a and b', 'a, b, and c'.
 *
 * @param where the reader's locale, of localeFor()
 */
export const listed = (words: Iterable<string>, where = locale()): string => format(where).format(words);

/**
 * The same of names that may be many: 'a, b, c, and 2 others'.
 *
 * @param say puts a text into words
 * @param where the reader's locale, of localeFor()
 */
export function namedFew(
  names: readonly string[],
  say: (id: string, values: Values) => string,
  where = locale(),
): string {
  if (names.length <= mostNamed) return listed(names, where);
  return listed([...names.slice(0, mostNamed), say(others.id, { count: names.length - mostNamed })], where);
}
