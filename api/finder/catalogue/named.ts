import { readWords } from '../reading/text.ts';
import type { Tool } from './tool.ts';

interface Named {
  key: string;
  tool: Tool;
}

// Reading the names takes far longer than comparing with them; it is done once for each list of tools.
const lists = new WeakMap<readonly Tool[], Named[]>();

/** The tool that somebody means by what they call a subscription: 'Netflix' and 'netflix premium' alike. */
export function toolNamed(name: string, tools: readonly Tool[]): Tool | undefined {
  const called = keyOf(name);
  return namesOf(tools).find(({ key }) => called.startsWith(key))?.tool;
}

/** Longest name first, so that the first match is the closest. */
function namesOf(tools: readonly Tool[]): Named[] {
  let names = lists.get(tools);
  if (!names) {
    names = tools
      .map((tool) => ({ key: keyOf(tool.name), tool }))
      .sort((a, b) => b.tool.name.length - a.tool.name.length);
    lists.set(tools, names);
  }
  return names;
}

/** The words of a name between spaces, so that a name begins with another only at a whole word. */
const keyOf = (name: string) =>
  ` ${readWords(name)
    .map(({ plain }) => `${plain} `)
    .join('')}`;
