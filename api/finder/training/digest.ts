import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dataVersion } from '../catalogue/data.ts';

/** By folder: the files that decide what is learned. */
const sources = {
  './': /\.(?:ts|txt|json|jsonl|br)$/,
  '../reading/':
    /^(?:cities\.json|(?:affinity|classifier|clauses|constraint|constraintWords|constraints|evidence|features|hash|headcount|intent|intentWords|languages|listener|mentions|model|numberWords|people|peopleWords|phrases|places|refusals|signals|spelling|text|vectors|wording)\.ts)$/,
  '../choosing/': /^(?:acceptance|fit|keeping|relevance)\.ts$/,
};

/** A digest of all that the model is learned from: the catalogue, the clauses, the word vectors, and the code that learns. */
export function digestOfSources(): string {
  const hash = createHash('sha256').update(dataVersion);
  for (const [folder, learning] of Object.entries(sources)) {
    const files = readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => learning.test(each)).sort()) {
      hash.update(file).update(readFileSync(new URL(`${folder}${file}`, import.meta.url)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
