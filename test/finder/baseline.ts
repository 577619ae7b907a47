import MiniSearch from 'minisearch';
import { monthlyCentsOf, textOf } from '../../api/finder/choosing/plans.ts';
import type { Project } from '../../api/finder/recommend.ts';
import type { Tool } from '../../api/finder/catalogue/tool.ts';
import { suiteSize } from '../../common/values.ts';
import type { Answer } from './cases.ts';

/**
 * What a search box would answer: the tools whose texts share most with the description (BM25), from the top as far as
 * the budget goes, filled up with the cheapest.
 */
export function baselineFor(tools: readonly Tool[]): (project: Project) => Answer {
  const index = new MiniSearch<Tool>({
    fields: ['name', 'description', 'features'],
    extractField: (tool, field) =>
      field === 'features' ? tool.features.map(textOf).join('. ') : String(tool[field as keyof Tool]),
  });
  index.addAll(tools);
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const centsOf = (tool: Tool) => Math.min(...tool.plans.map(monthlyCentsOf));
  const cheapest = tools.toSorted((a, b) => centsOf(a) - centsOf(b));

  return ({ description, budgetCents }) => {
    const found = index.search(description).map(({ id }) => byId.get(id as string)!);
    const chosen = new Set<Tool>();
    let totalCents = 0;
    for (const tool of [...found, ...cheapest]) {
      if (chosen.size === suiteSize) break;
      if (chosen.has(tool) || totalCents + centsOf(tool) > budgetCents) continue;
      chosen.add(tool);
      totalCents += centsOf(tool);
    }
    return { names: [...chosen].map(({ name }) => name), totalCents, people: 1, toldUnmet: [], breaking: [] };
  };
}
