import { data } from '../catalogue/data.ts';
import type { Network, Weights } from '../reading/model.ts';
import { learnAcceptance } from './accept.ts';
import { modelDigest } from './digest.ts';
import { fuse } from './fuse.ts';
import { readTexts } from './texts.ts';

/** Learns from whole texts what the signals of a network count. */
export function weigh(network: Network): Weights {
  const texts = readTexts();
  const digest = modelDigest();
  const fusion = fuse(texts, data, network);
  const acceptance = learnAcceptance(texts, { ...data, model: { ...network, fusion, acceptance: [], digest } });
  return { digest, fusion, acceptance };
}
