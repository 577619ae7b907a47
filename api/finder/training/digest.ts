import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dataVersion } from '../catalogue/data.ts';

/** A digest of all that the model is learned from: the catalogue, the clauses, the word vectors, and the code that learns. */
export function digestOfSources(): string {
  const hash = createHash('sha256').update(dataVersion);
  for (const folder of ['./', '../reading/']) {
    const files = readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' });
    const learning =
      folder === './'
        ? /\.(?:ts|txt|br)$/
        : /^(?:features|vectors|wording|phrases|text|spelling|languages|evidence|model)\.ts$/;
    for (const file of files.filter((each) => learning.test(each)).sort()) {
      hash.update(file).update(readFileSync(new URL(`${folder}${file}`, import.meta.url)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
