import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Catalogue, Language, Need, Theme, Tool } from './tool.ts';

const tools = filesOf('./tools/');
const languages = filesOf('../reading/languages/');
const needs = textOf('./needs.json');
const themes = textOf('./themes.json');

// Sorted, so that neither the answers nor the version depend on the order in which a disk lists its files.
function filesOf(folder: string): string[] {
  return readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => textOf(`${folder}${file}`));
}

function textOf(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** What the finder's files say; `test/finder/catalogue.test.ts` checks them, nothing does at run time. */
export const data: Catalogue = {
  needs: JSON.parse(needs) as Need[],
  themes: JSON.parse(themes) as Theme[],
  tools: tools.flatMap((text) => JSON.parse(text) as Tool[]).sort((a, b) => (a.id < b.id ? -1 : 1)),
  languages: languages.map((text) => JSON.parse(text) as Language),
};

/** A short digest of the files. */
export const dataVersion = createHash('sha256')
  .update(JSON.stringify([needs, themes, tools, languages]))
  .digest('hex')
  .slice(0, 12);
