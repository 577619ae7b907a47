import type { Choice } from './choice.ts';
import type { Want } from '../reading/reading.ts';
import type { Candidate } from './rating.ts';

/** The least that an alternative must be worth for the need, against the pick: a tool that does it on the side is none. */
const leastShare = 0.5;

/**
 * Gives each choice another tool for what it is there for first of all, where there is one that leaves the whole within
 * the budget; each tool once, the best choices first.
 *
 * @param choices among the candidates
 * @param budget US cents a month
 */
export function withAlternatives(
  choices: readonly Choice[],
  candidates: readonly Candidate[],
  wants: readonly Want[],
  budget: number,
): Choice[] {
  const taken = new Set(choices.map(({ tool }) => tool.id));
  const left = choices.reduce((rest, { monthlyCents }) => rest - monthlyCents, budget);
  return choices.map((choice) => {
    const need = choice.meets[0]?.need.id ?? choice.tool.needs[0]!;
    const index = wants.findIndex((want) => want.need.id === need);
    const gainOf = ({ gains }: Candidate) => gains.find(({ want }) => want === index)?.value ?? 0;
    const own = candidates.find(({ tool }) => tool.id === choice.tool.id);
    const least = leastShare * (own ? gainOf(own) : 0);
    const others = candidates
      .filter(
        ({ tool, cents }) => !taken.has(tool.id) && tool.needs.includes(need) && cents <= left + choice.monthlyCents,
      )
      .filter((candidate) => gainOf(candidate) >= least)
      .map((candidate) => ({ candidate, value: gainOf(candidate) + candidate.own }))
      .sort((a, b) => b.value - a.value || (a.candidate.tool.id < b.candidate.tool.id ? -1 : 1));
    const best = others[0]?.candidate;
    if (!best) return choice;
    taken.add(best.tool.id);
    return { ...choice, alternative: { tool: best.tool, plan: best.plan, monthlyCents: best.cents } };
  });
}
