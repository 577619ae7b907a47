/**
 * `npm run finder:train`: learns the finder's classifier from what people say (`clauses/`), the lists' entries and the tools' own
 * texts, and writes it to `reading/model.bin.br`.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { data } from '../catalogue/data.ts';
import { modelFile, packModel } from '../reading/model.ts';
import { digestOfSources } from './digest.ts';
import { learn } from './learn.ts';
import { readSayings } from './sayings.ts';
import { readVectors } from './vectors.ts';

const from = performance.now();
const sayings = readSayings();
const learned = learn(sayings, data, readVectors());
const bytes = packModel({ ...learned, digest: digestOfSources() }, learned.words, learned.vectors);
const packed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(modelFile, packed);
const seconds = ((performance.now() - from) / 1000).toFixed(1);
const size = (length: number) => `${(length / 1e6).toFixed(1)} MB`;
console.log(
  `${learned.classes.length} classes from ${sayings.length} sayings in ${seconds} s: ${size(bytes.length)}, ${size(packed.length)} packed.`,
);
