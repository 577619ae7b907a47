import { readIntents } from '../reading/intent.ts';
import { candidatesOf, Listener } from '../reading/listener.ts';
import { ToolNames } from '../reading/mentions.ts';
import type { Network } from '../reading/model.ts';
import { vectorOf } from '../reading/signals.ts';
import { Wording } from '../reading/wording.ts';
import type { Catalogue } from '../catalogue/tool.ts';
import { logisticRegression } from './logisticRegression.ts';
import type { Text } from './texts.ts';

/** Learns from whole texts what each signal counts. */
export function fuse(texts: readonly Text[], catalogue: Catalogue, network: Network): number[] {
  const wording = new Wording(catalogue);
  const { weigher } = wording;
  const toolNames = new ToolNames(catalogue.tools, wording.ordinary);
  const listener = new Listener({ ...network, fusion: [] });
  const vectors: number[][] = [];
  const isNamed: boolean[] = [];
  for (const { text, needs } of texts) {
    const named = new Set(needs.flatMap(({ ids }) => ids));
    const worded = wording.read(text);
    const intents = readIntents(worded.words, (pair) => weigher.isNamed(pair));
    const mentions = toolNames.find(worded.words, intents);
    const evidence = weigher.weigh(worded.words, worded.matches, intents, worded.mended, mentions);
    const sounds = listener.listen(worded, intents);
    for (const need of candidatesOf(sounds, evidence)) {
      vectors.push(vectorOf(need, sounds, evidence));
      isNamed.push(named.has(need));
    }
  }
  return logisticRegression(vectors, isNamed);
}
