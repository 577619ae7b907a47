import { readWords } from './text.ts';
import type { Tool } from './tool.ts';

/** The tool that somebody means by what they call a subscription: 'Netflix' and 'netflix premium' alike. */
export function toolNamed(name: string, tools: readonly Tool[]): Tool | undefined {
  const called = keyOf(name);
  const meant = tools.filter((tool) => called.startsWith(keyOf(tool.name)));
  return meant.sort((a, b) => b.name.length - a.name.length)[0];
}

/** The words of a name between spaces, so that a name begins with another only at a whole word. */
const keyOf = (name: string) =>
  ` ${readWords(name)
    .map(({ plain }) => `${plain} `)
    .join('')}`;
