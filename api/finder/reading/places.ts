import cities from './cities.json' with { type: 'json' };
import type { Language, Tool } from '../catalogue/tool.ts';
import type { Word } from './text.ts';

/** Cities, currencies and other words that say where somebody is, beside the names of countries; in lower case. */
const more: Readonly<Record<string, string>> = {
  AU: 'queensland, new south wales, tasmania, nsw',
  AT: 'osterreich, wien, vienna, salzburg, graz',
  CA: 'ontario, alberta, manitoba, saskatchewan, nova scotia, british columbia, sudbury',
  CH: 'schweiz, suisse, zurich, geneva, bern, basel',
  DE: 'deutschland, berlin, munchen, munich, hamburg, koln, cologne, frankfurt, stuttgart, gmbh, elster',
  ES: 'espana, madrid, barcelona, sevilla, valencia',
  EU: 'europe, european union, eu',
  FR: 'paris, lyon, marseille, toulouse, impots',
  GB: 'uk, britain, great britain, england, scotland, wales, london, manchester, birmingham, northern ireland, yorkshire, cornwall, devon, cumbria, lancashire, hmrc',
  IE: 'limerick, galway, waterford, wexford, dundalk, clonmel, donegal',
  IN: 'mumbai, delhi, bangalore, bengaluru, kerala, punjab',
  MY: 'kuala lumpur, penang, johor, selangor, sabah, sarawak, ringgit, lhdn, sdn bhd',
  NL: 'holland, nederland, amsterdam, rotterdam',
  US: 'us, usa, america, california, texas, florida, new york, irs',
};

// These are more often something else: a bird, dishes, a name, a state, an animal, a part of New Jersey.
const ambiguous = new Set(['turkey', 'china', 'jordan', 'chad', 'georgia', 'guinea', 'jersey', 'niger', 'mali']);

// Where somebody goes is not where they are.
const journeys = new Set(
  `trip trips travel travels traveling travelling visit visiting holiday holidays vacation flight
  flights tour touring backpacking itinerary`.split(/\s+/),
);

// Many cities have the names of people and things: they are places after these words only.
const before = new Set(
  `in from near around outside round en de desde em a aus bei nahe di da sur dari kat dekat`.split(' '),
);

interface Entry {
  words: readonly string[];
  country: string;
  /** One of `cities.json`. */
  isCity: boolean;
}

const byFirstWord = Map.groupBy(allEntries(), ({ words }) => words[0]!);

function allEntries(): Entry[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = letters.flatMap((first) =>
    letters.flatMap((second): [string, string][] => {
      const name = names.of(first + second);
      return name === undefined ? [] : [[first + second, name]];
    }),
  );
  const certain = [...countries, ...Object.entries(more)].map(([country, phrases]) => ({
    country,
    phrases,
    isCity: false,
  }));
  const likely = Object.entries(cities).map(([country, phrases]) => ({ country, phrases, isCity: true }));
  return [...certain, ...likely].flatMap(({ country, phrases, isCity }) =>
    phrases
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .split(',')
      .map((phrase) => ({ words: phrase.trim().split(/[^a-z]+/), country, isCity }))
      .filter(({ words }) => words[0] !== '' && !ambiguous.has(words.join(' '))),
  );
}

/** The two letters of a country, or `EU`, by one of its names. */
export function countryNamed(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/);
  return byFirstWord.get(words[0]!)?.find((entry) => !entry.isCity && entry.words.join(' ') === words.join(' '))
    ?.country;
}

/** The countries that a text is written from, as far as it says so: two-letter codes, and `EU` for somewhere in Europe. */
export function placesIn(words: readonly Word[]): Set<string> {
  const places = new Set<string>();
  for (const [index, { plain, clause }] of words.entries()) {
    for (const { words: name, country, isCity } of byFirstWord.get(plain) ?? []) {
      if (isCity && !before.has(words[index - 1]?.plain ?? '')) continue;
      const isThere = name.every((each, offset) => words[index + offset]?.plain === each);
      const earlier = words.slice(Math.max(0, index - 4), index).filter((word) => word.clause === clause);
      const isElsewhere = earlier.at(-1)?.plain === 'new' || earlier.some((word) => journeys.has(word.plain));
      if (isThere && !isElsewhere) places.add(country);
    }
  }
  return places;
}

/** Where somebody is: the countries that the text names, or else the one where most of those are who write its language. */
export function homesOf(named: ReadonlySet<string>, language: Language | undefined): ReadonlySet<string> {
  if (!language || language.countries.some((country) => named.has(country))) return named;
  return named.union(new Set(language.countries.slice(0, 1)));
}

/** Which regional tools, by id, are made for where somebody is, and which cannot be had there. */
export function whereOf(
  regional: readonly Tool[],
  places: ReadonlySet<string>,
  wishes: ReadonlyMap<string, number>,
): { local: Set<string>; elsewhere: Set<string> } {
  const local = new Set<string>();
  const elsewhere = new Set<string>();
  for (const { id, countries = [] } of regional) {
    // Who does not say where they are is taken to be in the United States, where most of these are from.
    const isHere = countries.some((country) => (places.size === 0 ? country === 'US' : places.has(country)));
    if (!isHere && !wishes.has(id)) elsewhere.add(id);
    else if (places.size > 0) local.add(id);
  }
  return { local, elsewhere };
}
