import { Acceptance } from '../choosing/acceptance.ts';
import { keeps } from '../choosing/keeping.ts';
import { Relevance } from '../choosing/relevance.ts';
import type { Choices } from '../reading/model.ts';
import { NeedReader } from '../reading/needs.ts';
import { readWords } from '../reading/text.ts';
import type { Catalogue } from '../catalogue/tool.ts';
import { logisticRegression } from './logisticRegression.ts';
import type { Passage } from './passages.ts';
import type { Text } from './texts.ts';

/** A tool that nobody named is taken to be named so often, as if so many more people had been asked. */
const before = { share: 0.075, people: 4 };

/** How often the writers of passages who have a need name each tool. */
export function choicesOf(passages: readonly Passage[]): Choices {
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
  return Object.fromEntries(
    [...asked].map(([need, { people, named }]) => [
      need,
      Object.fromEntries([...named].map(([tool, count]) => [tool, share(count, people)])),
    ]),
  );
}

/** Learns from whole texts which tools their writers would accept for what they need. */
export function learnAcceptance(texts: readonly Text[], catalogue: Catalogue): number[] {
  const reader = new NeedReader(catalogue);
  const relevance = new Relevance(catalogue.tools, catalogue.model?.vectors);
  const acceptance = new Acceptance(catalogue.tools, { choices: catalogue.model!.choices });
  const needs = new Map(catalogue.needs.map((need) => [need.id, need]));
  const vectors: number[][] = [];
  const isAccepted: boolean[] = [];
  for (const { type, text, needs: named } of texts) {
    const reading = reader.read(type, text);
    for (const { says, ids, accepts } of named) {
      for (const id of ids) {
        const want = { need: needs.get(id)!, weight: 1, from: 'text' as const, words: readWords(says) };
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
