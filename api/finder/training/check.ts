/** Fails when the model was not learned from the catalogue, clauses and code that are there. */
import { readModel, readNetwork } from '../reading/model.ts';
import { modelDigest, networkDigest } from './digest.ts';

if (readNetwork().digest !== networkDigest() || readModel().digest !== modelDigest()) {
  console.error('The finder’s model is out of date: run npm run finder:train.');
  process.exitCode = 1;
}
