import { Acceptance, unchosen } from '../choosing/acceptance.ts';
import { keeps } from '../choosing/keeping.ts';
import { Relevance } from '../choosing/relevance.ts';
import { affinitiesOf } from '../reading/affinity.ts';
import type { Choices } from '../reading/model.ts';
import { NeedReader } from '../reading/needs.ts';
import { readWords } from '../reading/text.ts';
import { Wording } from '../reading/wording.ts';
import type { Catalogue, Tool } from '../catalogue/tool.ts';
import { logisticRegression } from './logisticRegression.ts';
import { stretchOf, type Passage } from './passages.ts';
import type { Text } from './texts.ts';

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

/** Learns from whole texts which tools their writers would accept for what they need. */
export function learnAcceptance(texts: readonly Text[], catalogue: Catalogue): number[] {
  const reader = new NeedReader(catalogue);
  const relevance = new Relevance(catalogue.tools, catalogue.model?.vectors);
  const acceptance = new Acceptance(catalogue.tools, { choices: catalogue.model!.choices });
  const needs = new Map(catalogue.needs.map((need) => [need.id, need]));
  const wording = new Wording(catalogue);
  const vectors: number[][] = [];
  const isAccepted: boolean[] = [];
  for (const { type, text, needs: named } of texts) {
    const reading = reader.read(type, text);
    const worded = wording.read(text);
    for (const { says, ids, accepts } of named) {
      const affinities = affinitiesOf(catalogue.model!.affinity, worded, stretchOf(worded.typed, says));
      for (const id of ids) {
        const want = { need: needs.get(id)!, weight: 1, from: 'text' as const, words: readWords(says), affinities };
        for (const [tool, vector] of acceptance.vectors(want, relevance.forWant(want), reading, type)) {
          if (reading.elsewhere.has(tool.id) || reading.leftOut.has(tool.id)) continue;
          if (!reading.constraints.every((constraint) => keeps(tool, constraint))) continue;
          vectors.push(vector);
          isAccepted.push(accepts(tool.name));
        }
      }
    }
  }
  return logisticRegression(vectors, isAccepted);
}
