import { Acceptance } from '../choosing/acceptance.ts';
import { keeps } from '../choosing/keeping.ts';
import { Relevance } from '../choosing/relevance.ts';
import { affinitiesOf } from '../reading/affinity.ts';
import { NeedReader } from '../reading/needs.ts';
import { readWords } from '../reading/text.ts';
import { Wording } from '../reading/wording.ts';
import type { Catalogue } from '../catalogue/tool.ts';
import { logisticRegression } from './logisticRegression.ts';
import { stretchOf } from './passages.ts';
import type { Text } from './texts.ts';

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
