import type { Tool } from '../../api/finder/catalogue/tool.ts';

const freshForMs = 180 * 24 * 60 * 60 * 1_000;

/** The tools whose prices nobody has looked at for more than 180 days, the oldest first. */
export function staleTools(tools: readonly Tool[], now: Date): Tool[] {
  return tools
    .filter(({ pricesAsOf }) => now.getTime() - Date.parse(pricesAsOf) > freshForMs)
    .toSorted((a, b) => (a.pricesAsOf < b.pricesAsOf ? -1 : 1));
}
