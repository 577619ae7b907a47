import { unchosen, type Choices } from '../reading/model.ts';
import type { Tool } from '../catalogue/tool.ts';
import type { Passage } from './passages.ts';

/** A tool that nobody named is taken to be named so often, as if so many more people had been asked. */
const before = { share: 0.075, people: 4 };

/**
 * How often the writers of passages who have a need name each tool. Tools that nobody names for anything have come since:
 * they are taken to be named as often as others of their grade.
 */
export function choicesOf(passages: readonly Passage[], tools: readonly Tool[]): Choices {
  const asked = new Map<string, { people: number; named: Map<string, number> }>();
  for (const { needs } of passages) {
    for (const { ids, tools } of needs) {
      if (tools.length === 0) continue;
      for (const id of ids) {
        let of = asked.get(id);
        if (!of) asked.set(id, (of = { people: 0, named: new Map() }));
        of.people++;
        for (const tool of tools) of.named.set(tool, (of.named.get(tool) ?? 0) + 1);
      }
    }
  }
  const share = (named: number, people: number) =>
    Number(((named + before.share * before.people) / (people + before.people)).toFixed(3));
  const choices = Object.fromEntries(
    [...asked].map(([need, { people, named }]) => [
      need,
      Object.fromEntries([...named].map(([tool, count]) => [tool, share(count, people)])),
    ]),
  );
  const known = new Set(Object.values(choices).flatMap((chosen) => Object.keys(chosen)));
  const usual = usualShares(
    choices,
    tools.filter(({ id }) => known.has(id)),
  );
  for (const { id, grades = {} } of tools.filter(({ id }) => !known.has(id))) {
    for (const [need, grade] of Object.entries(grades)) {
      if (choices[need]) choices[need][id] = usual[Math.round(grade)]!;
    }
  }
  return choices;
}

/** How often tools are named for what they are graded for, by grade. */
function usualShares(choices: Choices, tools: readonly Tool[]): number[] {
  const sums = [0, 0, 0, 0].map(() => ({ share: 0, count: 0 }));
  for (const { id, grades = {} } of tools) {
    for (const [need, grade] of Object.entries(grades)) {
      const sum = sums[Math.round(grade)]!;
      sum.share += choices[need]?.[id] ?? unchosen;
      sum.count += 1;
    }
  }
  return sums.map(({ share, count }) => Number((count > 0 ? share / count : unchosen).toFixed(3)));
}
