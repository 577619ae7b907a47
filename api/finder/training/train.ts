/**
 * `npm run finder:train`: learns the finder's classifier from what people say (`clauses/`, `situations/`, `constraints/`), the
 * lists' entries and the tools' own texts, and writes it to `reading/model.bin.br`.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { data } from '../catalogue/data.ts';
import { modelFile, packModel } from '../reading/model.ts';
import { WordVectors } from '../reading/vectors.ts';
import { choicesOf, learnAcceptance } from './accept.ts';
import { learnAffinity } from './affinity.ts';
import { digestOfSources } from './digest.ts';
import { fuse } from './fuse.ts';
import { learn } from './learn.ts';
import { readPassages } from './passages.ts';
import { readDemands, readSayings, readSituations } from './sayings.ts';
import { readTexts } from './texts.ts';
import { readVectors } from './vectors.ts';

const from = performance.now();
const lessons = {
  sayings: readSayings(),
  situations: readSituations(),
  demands: readDemands(),
  passages: readPassages(),
};
const learned = learn(lessons, data, readVectors());
const vectors = new WordVectors(learned.words, learned.vectors);
const texts = readTexts();
const fusion = fuse(texts, data, { ...learned, vectors });
const choices = choicesOf(lessons.passages, data.tools);
const affinity = learnAffinity(lessons.passages, data, choices);
const model = { ...learned, fusion, acceptance: [], choices, affinity, digest: digestOfSources() };
const acceptance = learnAcceptance(texts, { ...data, model: { ...model, vectors } });
const bytes = packModel({ ...model, acceptance }, learned.words, learned.vectors);
const packed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
});
writeFileSync(modelFile, packed);
const seconds = ((performance.now() - from) / 1000).toFixed(1);
const size = (length: number) => `${(length / 1e6).toFixed(1)} MB`;
console.log(
  `${lessons.sayings.length} sayings, ${lessons.situations.length} situations and ${lessons.demands.length} demands in ${seconds} s: ${size(bytes.length)}, ${size(packed.length)} packed.`,
);
