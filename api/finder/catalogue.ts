import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Catalogue, Language, Need, Theme, Tool } from './tool.ts';

const files = filesOf('./catalogue/');
const languages = filesOf('./languages/');

// Sorted, so that neither the answers nor the version depend on the order in which a disk lists its files.
function filesOf(path: string) {
  const folder = new URL(path, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
}

function read(file: string): unknown {
  const found = files.find((candidate) => candidate.file === file);
  if (!found) throw new Error(`The finder's catalogue lacks ${file}.`);
  return JSON.parse(found.text);
}

/** What the finder knows, as the files say it; `test/finder/catalogue.test.ts` checks them, nothing does at run time. */
export const catalogue: Catalogue = {
  needs: read('needs.json') as Need[],
  themes: read('themes.json') as Theme[],
  tools: files
    .filter(({ file }) => file !== 'needs.json' && file !== 'themes.json')
    .flatMap(({ text }) => JSON.parse(text) as Tool[])
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
  languages: languages.map(({ text }) => JSON.parse(text) as Language),
};

/** A short digest of the catalogue's files; a different one means that older answers may be out of date. */
export const catalogueVersion = createHash('sha256')
  .update(JSON.stringify([files, languages]))
  .digest('hex')
  .slice(0, 12);
