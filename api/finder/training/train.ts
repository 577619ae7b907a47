/**
 * `npm run finder:train`: learns the finder's classifier from what people say (`clauses/`, `situations/`, `constraints/`,
 * `passages/`), the lists' entries and the tools' own texts, and what its signals count from whole texts (`texts/`). The
 * first takes long, and is done only when something has changed that it is learned from.
 */
import { writeFileSync } from 'node:fs';
import { networkFile, readNetwork, weightsFile } from '../reading/model.ts';
import { networkDigest } from './digest.ts';
import { learnNetwork } from './learnNetwork.ts';
import { weigh } from './weigh.ts';

const from = performance.now();
const tell = (what: string) => console.log(`${what} in ${((performance.now() - from) / 1000).toFixed(1)} s.`);
if (readNetwork().digest === networkDigest()) console.log('The network is up to date.');
else {
  writeFileSync(networkFile, learnNetwork());
  tell('The network was learned');
}
writeFileSync(weightsFile, `${JSON.stringify(weigh(readNetwork()), null, 2)}\n`);
tell('Its signals were weighed');
