/** A catalogue of a test's own. */
import type { Catalogue, Need, Tool } from '../../api/finder/catalogue/tool.ts';

export function toolOf(id: string, needs: string[], monthlyCents: number, popularity = 3): Tool {
  return {
    id,
    name: `The ${id} one`,
    vendor: 'Maker',
    company: 'US',
    link: 'https://example.com/',
    description: 'Does what it is there to do for whoever needs it.',
    features: ['One thing', 'Another thing', 'A third thing'],
    needs,
    suits: [],
    platforms: ['web'],
    plans: [{ name: monthlyCents === 0 ? 'Free' : 'Paid', monthlyCents }],
    worksWellWith: [],
    popularity,
    pricesAsOf: '2025-01-01',
  };
}

export function catalogueOf(needIds: string[], tools: Tool[]): Catalogue {
  const needs = needIds.map((id): Need => ({
    id,
    name: id.replace('n', 'N'),
    about: `What ${id} is about.`,
    words: [id],
  }));
  return { needs, themes: [], tools, languages: [] };
}
