/**
 * `npm run finder:train`: learns the finder's classifier from what people say (`clauses/`, `situations/`, `constraints/`,
 * `passages/`), the lists' entries and the tools' own texts, and what its signals count from whole texts (`texts/`). The
 * first takes long, and is done only when something has changed that it is learned from.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { data } from '../catalogue/data.ts';
import { networkFile, packNetwork, readNetwork, weightsFile } from '../reading/model.ts';
import { learnAffinity } from './affinity.ts';
import { choicesOf } from './choices.ts';
import { networkDigest } from './digest.ts';
import { learn } from './learn.ts';
import { readPassages } from './passages.ts';
import { readDemands, readSayings, readSituations } from './sayings.ts';
import { readVectors } from './vectors.ts';
import { weigh } from './weigh.ts';

const from = performance.now();
const tell = (what: string) => console.log(`${what} in ${((performance.now() - from) / 1000).toFixed(1)} s.`);
if (readNetwork().digest === networkDigest()) console.log('The network is up to date.');
else learnNetwork();
writeFileSync(weightsFile, `${JSON.stringify(weigh(readNetwork()), null, 2)}\n`);
tell('The signals were weighed');

function learnNetwork(): void {
  const lessons = {
    sayings: readSayings(),
    situations: readSituations(),
    demands: readDemands(),
    passages: readPassages(),
  };
  const learned = learn(lessons, data, readVectors());
  const choices = choicesOf(lessons.passages, data.tools);
  const affinity = learnAffinity(lessons.passages, data, choices);
  const network = { ...learned, choices, affinity, digest: networkDigest() };
  const bytes = packNetwork(network, learned.words, learned.vectors);
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  writeFileSync(networkFile, packed);
  const size = (length: number) => `${(length / 1e6).toFixed(1)} MB`;
  tell(
    `${lessons.sayings.length} sayings, ${lessons.situations.length} situations and ${lessons.demands.length} demands: ${size(bytes.length)}, ${size(packed.length)} packed`,
  );
}
