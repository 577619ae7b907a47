import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { data, dataVersion } from '../catalogue/data.ts';

/** By folder: the files that decide something. */
type Sources = Readonly<Record<string, RegExp>>;

/** What whole texts are for, which teach what the network's signals count. */
const ofWeights = /^(?:accept|check|digest|fuse|logisticRegression|texts|train|weigh)\.ts$|^texts\//;

const networkSources: Sources = {
  './': new RegExp(`^(?!${ofWeights.source}).*\\.(?:ts|txt|json|jsonl|br)$`),
  '../reading/':
    /^(?:affinity|classifier|clauses|evidence|features|hash|headcount|languages|model|needWeights|numberWords|people|peopleWords|phrases|spelling|text|vectors|wording)\.ts$/,
};

const allSources: Sources = {
  './': /\.(?:ts|txt|json|jsonl|br)$/,
  '../reading/':
    /^(?:cities\.json|(?:affinity|classifier|clauses|constraint|constraintWords|constraints|evidence|features|hash|headcount|intent|intentWords|languages|listener|mentions|model|namedTools|needWeights|needs|numberWords|people|peopleWords|phrases|places|refusals|signals|spelling|text|vectors|wording)\.ts)$/,
  '../choosing/': /^(?:acceptance|fit|keeping|plans|relevance)\.ts$/,
};

/** What the network is taught by the catalogue; prices, plans and facts are no part of it. */
function taught(): string {
  const { needs, themes, languages, tools } = data;
  const texts = tools.map(({ id, name, vendor, description, features, needs, grades, countries }) => {
    return [id, name, vendor, description, features, needs, grades, countries];
  });
  return JSON.stringify([needs, themes, languages, texts]);
}

/** A digest of what the network is learned from: the catalogue's texts, the clauses and passages, the word vectors, and the code that learns. */
export const networkDigest = () => digestOf(taught(), networkSources);

/** A digest of all that is learned from: the same, the whole catalogue, the whole texts, and the code that reads and chooses. */
export const modelDigest = () => digestOf(dataVersion, allSources);

function digestOf(catalogue: string, sources: Sources): string {
  const hash = createHash('sha256').update(catalogue);
  for (const [folder, deciding] of Object.entries(sources)) {
    const files = readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => deciding.test(each)).sort()) {
      hash.update(file).update(readFileSync(new URL(`${folder}${file}`, import.meta.url)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
