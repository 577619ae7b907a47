import { catalogue } from '../../finder/catalogue/catalogue.ts';
import type { Tool } from '../../finder/catalogue/tool.ts';
import { lazily } from '../../../common/lazily.ts';
import { nicknames, products } from './nicknames.ts';
import { plainWords, slips, wordsOf } from './words.ts';

/** What somebody surely means by a name. */
export interface Service {
  tool: Tool;
  /** What it is best known for. */
  need: string;
  /** Whether it is only a part of the tool, whose plans then say nothing of its price. */
  isPart: boolean;
  /** The words after the tool's name, which may name a plan. */
  rest: readonly string[];
  /** Words that may name whose it is. */
  owner: readonly string[];
}

interface Called {
  /** The words of a name without spaces, as people put them in different places. */
  joined: string;
  tool: Tool;
  need: string;
  isPart: boolean;
}

/** All names, the longest first. */
const names = lazily((): { exact: ReadonlyMap<string, Called>; all: readonly Called[] } => {
  const tools = new Map(catalogue.tools.map((tool) => [tool.id, tool]));
  const own = (tool: Tool, name: string): Called => ({
    joined: wordsOf(name).join(''),
    tool,
    need: tool.needs[0]!,
    isPart: false,
  });
  const all = [
    ...products.map(({ name, tool, need }): Called => ({ ...own(tools.get(tool)!, name), need, isPart: true })),
    ...catalogue.tools.map((tool) => own(tool, tool.name)),
    ...catalogue.tools.flatMap((tool) =>
      [...(tool.alsoCalled ?? []), ...(nicknames[tool.id] ?? [])].map((name) => own(tool, name)),
    ),
  ];
  const exact = new Map<string, Called>();
  for (const each of all) if (!exact.has(each.joined)) exact.set(each.joined, each);
  return { exact, all: [...exact.values()] };
});

const known = new Map<string, Service | null>();
const mostKnown = 20_000;

/**
 * The tool that a name surely means: 'netflix', 'Spotify Family' and 'Spotfy' do; 'Gym', 'Apple' and 'Box of vegetables' do
 * not.
 */
export function serviceNamed(name: string): Service | undefined {
  const before = known.get(name);
  if (before !== undefined) return before ?? undefined;
  const found = find(name);
  if (known.size >= mostKnown) known.clear();
  known.set(name, found ?? null);
  return found;
}

function find(name: string): Service | undefined {
  // 'Netflix (Anna)' and 'Mum's Netflix' name their people.
  const [, inside = ''] = /[([]([^)\]]*)[)\]]/.exec(name) ?? [];
  const [, whose = ''] = /^(\p{L}+)['’]s\s/iu.exec(name) ?? [];
  const words = wordsOf(name.replace(/[([][^)\]]*[)\]]/g, ' ').replace(/^(\p{L}+)['’]s\s/iu, ''));
  while (words.length > 1 && (words[0] === 'my' || words[0] === 'the' || words[0] === 'our')) words.shift();
  const found = byPrefix(words) ?? bySlip(words);
  if (!found) return undefined;
  const rest = [...found.rest, ...wordsOf(inside).filter((word) => isPlain(word, found.called.tool))];
  const owner = [...wordsOf(whose), ...wordsOf(inside).filter((word) => !isPlain(word, found.called.tool))];
  const { tool, need, isPart } = found.called;
  return { tool, need, isPart, rest, owner };
}

/** Whether a word after a tool's name leaves no doubt that it is this tool. */
const isPlain = (word: string, tool: Tool): boolean =>
  plainWords.has(word) || /^\d+$/.test(word) || planWords(tool).has(word);

const planWordsOf = new WeakMap<Tool, ReadonlySet<string>>();

function planWords(tool: Tool): ReadonlySet<string> {
  const before = planWordsOf.get(tool);
  if (before) return before;
  const words = new Set([
    ...tool.plans.flatMap((plan) => wordsOf(plan.name)),
    ...wordsOf(tool.vendor),
    ...(tool.alsoCalled ?? []).flatMap(wordsOf),
  ]);
  planWordsOf.set(tool, words);
  return words;
}

interface Found {
  called: Called;
  rest: string[];
}

function byPrefix(words: readonly string[]): Found | undefined {
  for (let count = words.length; count > 0; count--) {
    const called = names().exact.get(words.slice(0, count).join(''));
    if (!called) continue;
    const rest = words.slice(count);
    // A longer name is the closer one: what follows a shorter one is not what it seems.
    return rest.every((word) => isPlain(word, called.tool)) ? { called, rest } : undefined;
  }
  // 'Super Duolingo' and 'Premium Netflix'.
  const [first = '', ...others] = words;
  const found = others.length > 0 && others.length < 3 ? byPrefix(others) : undefined;
  return found && isPlain(first, found.called.tool) && first.length > 2
    ? { ...found, rest: [first, ...found.rest] }
    : undefined;
}

/** The shortest typed names that are recognised with a slip, and with two. */
const shortest = { one: 6, oneOfWellKnown: 5, two: 10 };

const wellKnown = 4;

function bySlip(words: readonly string[]): Found | undefined {
  for (let count = Math.min(words.length, 4); count > 0; count--) {
    const rest = words.slice(count);
    const typed = words.slice(0, count).join('');
    const allowed = typed.length >= shortest.two ? 2 : typed.length >= shortest.oneOfWellKnown ? 1 : 0;
    if (allowed === 0 || !words.slice(0, count).some((word) => !plainWords.has(word) && word.length >= 4)) continue;
    const near = names().all.filter(
      ({ joined, tool }) =>
        joined[0] === typed[0] &&
        joined.length >= shortest.one &&
        (typed.length >= shortest.one || tool.popularity >= wellKnown) &&
        slips(typed, joined) <= allowed,
    );
    const tools = new Set(near.map(({ tool }) => tool));
    const [called] = near;
    if (tools.size === 1 && rest.every((word) => isPlain(word, called!.tool))) return { called: called!, rest };
  }
  return undefined;
}
