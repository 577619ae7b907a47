import { lazily } from './lazily.ts';
import { locale } from './locale.ts';
import type { Values } from './said.ts';

const format = lazily(() => new Intl.ListFormat(locale(), { type: 'conjunction' }));

/** How many names a sentence holds at most. */
const mostNamed = 3;

const others = /*i18n*/ { id: 'names.others', message: '{count, plural, one {# other} other {# others}}' };

/** 'a', 'a and b', 'a, b, and c'. */
export const listed = (words: Iterable<string>): string => format().format(words);

/**
 * The same of names that may be many: 'a, b, c, and 2 others'.
 *
 * @param say puts a text into words
 */
export function namedFew(names: readonly string[], say: (id: string, values: Values) => string): string {
  if (names.length <= mostNamed) return listed(names);
  return listed([...names.slice(0, mostNamed), say(others.id, { count: names.length - mostNamed })]);
}
