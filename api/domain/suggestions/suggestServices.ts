import { isStorable } from '../../../common/text.ts';
import type { User } from '../../generated/prisma/client.ts';
import { suggestTool, toolsFor } from './catalogueServices.ts';
import { knownServices } from './knownServices.ts';
import { ownServices } from './ownServices.ts';
import type { Suggestion } from './suggestion.ts';

/** No longer text is the beginning of a name. */
const longestSearch = 100;

/**
 * The services that somebody may be about to add, by the beginning of a name: first what they had before, then what the
 * catalogue knows, then what at least five others track. A service is suggested once, with its plans where the catalogue
 * knows them.
 */
export async function suggestServices(user: User, text: string, first: number): Promise<Suggestion[]> {
  const search = text.trim().replace(/\s+/g, ' ').toLowerCase();
  if (search === '' || search.length > longestSearch || !isStorable(search)) return [];
  const country = new Intl.Locale(user.locale).maximize().region;
  const [own, others] = await Promise.all([ownServices(user, search), knownServices(search, first)]);
  const suggestions = [
    ...own,
    ...toolsFor(search, country, first).map((tool) => suggestTool(tool, user.currency)),
    ...others.map((name): Suggestion => ({ source: 'others', name, isTracked: false, prices: [] })),
  ];
  const byName = Map.groupBy(suggestions, ({ name }) => name.toLowerCase());
  return Array.from(byName.values(), (same) => merged(same)).slice(0, first);
}

/** One suggestion of several of the same name: what the first says counts, with all prices. */
function merged(same: readonly Suggestion[]): Suggestion {
  const dated = same.find(({ pricesAsOf }) => pricesAsOf);
  const websiteUrl = same.find(({ websiteUrl }) => websiteUrl)?.websiteUrl;
  return { ...dated, ...same[0]!, websiteUrl, prices: same.flatMap(({ prices }) => prices) };
}
