import { brotliCompressSync, constants } from 'node:zlib';
import { data } from '../catalogue/data.ts';
import { packNetwork } from '../reading/model.ts';
import { learnAffinity } from './affinity.ts';
import { choicesOf } from './choices.ts';
import { networkDigest } from './digest.ts';
import { learn } from './learn.ts';
import { readPassages } from './passages.ts';
import { readDemands, readSayings, readSituations } from './sayings.ts';
import { readVectors } from './vectors.ts';

/** Learns the network from all that people say, and packs it as its file has it. */
export function learnNetwork(): Buffer {
  const passages = readPassages();
  const lessons = { sayings: readSayings(), situations: readSituations(), demands: readDemands(), passages };
  const learned = learn(lessons, data, readVectors());
  const choices = choicesOf(passages, data.tools);
  const affinity = learnAffinity(passages, data, choices);
  const network = { ...learned, choices, affinity, digest: networkDigest() };
  const bytes = packNetwork(network, learned.words, learned.vectors);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
