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
        ? /\.(?:ts|txt|json|br)$/
        : /^(?:classifier|clauses|evidence|features|intent|languages|listener|mentions|model|phrases|signals|spelling|text|vectors|wording)\.ts$/;
    for (const file of files.filter((each) => learning.test(each)).sort()) {
      hash.update(file).update(readFileSync(new URL(`${folder}${file}`, import.meta.url)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
