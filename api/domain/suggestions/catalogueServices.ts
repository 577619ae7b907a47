import type { Price } from '../../../common/billing/cycle.ts';
import { catalogue } from '../../finder/catalogue/catalogue.ts';
import { toolNamed } from '../../finder/catalogue/named.ts';
import type { Plan, Tool } from '../../finder/catalogue/tool.ts';
import { categoryOf } from './categoryOf.ts';
import { suggestedPrice, type Suggestion } from './suggestion.ts';

/** The tools by their names in lower case, the most popular first. */
const named = catalogue.tools
  .flatMap((tool) => [tool.name, ...(tool.alsoCalled ?? [])].map((name) => ({ key: name.toLowerCase(), tool })))
  .sort((a, b) => b.tool.popularity - a.tool.popularity || (a.key < b.key ? -1 : 1));

/**
 * The tools of the catalogue that a text may become the name of: names that begin with it first, then those with a word
 * that does. What is only for other countries comes last.
 *
 * @param search in lower case
 * @param country of the reader, as a two-letter code
 */
export function toolsFor(search: string, country: string | undefined, first: number): Tool[] {
  const whole = toolNamed(search, catalogue.tools);
  const beginning = named.filter(({ key }) => key.startsWith(search));
  const within = named.filter(({ key }) => key.includes(` ${search}`));
  const tools = new Set([...beginning, ...within].map(({ tool }) => tool));
  if (whole) tools.add(whole);
  return [...tools].sort((a, b) => Number(isElsewhere(a, country)) - Number(isElsewhere(b, country))).slice(0, first);
}

const isElsewhere = ({ countries }: Tool, country: string | undefined): boolean =>
  countries !== undefined && country !== undefined && !countries.some((each) => each === country || each === 'EU');

/** A tool with what its plans cost, as of its day. Free plans cost nothing to track. */
export function suggestTool(tool: Tool, own: string): Suggestion {
  return {
    source: 'catalogue',
    name: tool.name,
    isTracked: false,
    category: categoryOf(tool),
    websiteUrl: tool.link,
    pricesAsOf: tool.pricesAsOf,
    prices: tool.plans.flatMap((plan) => {
      const name = withPlan(tool.name, plan.name);
      return pricesOf(plan).flatMap((price) => {
        const suggested = suggestedPrice(name, price, own);
        return suggested ? [{ ...suggested, plan: plan.name, isPerSeat: plan.perSeat === true }] : [];
      });
    }),
  };
}

/** 'Netflix Premium', but not 'Netflix Netflix' where a plan is called as its tool. */
const withPlan = (tool: string, plan: string) =>
  plan.toLowerCase().startsWith(tool.toLowerCase()) ? plan : `${tool} ${plan}`;

/** What a plan costs by the month, by the year and for good; the catalogue's prices are US dollars. */
function pricesOf({ monthlyCents, yearlyCents, onceCents }: Plan): (Price & { currency: 'USD' })[] {
  const cycles = [
    ['month', monthlyCents],
    ['year', yearlyCents],
    ['once', onceCents],
  ] as const;
  return cycles.flatMap(([cycleUnit, amountCents]) =>
    amountCents ? [{ amountCents, cycleCount: 1, cycleUnit, currency: 'USD' as const }] : [],
  );
}
