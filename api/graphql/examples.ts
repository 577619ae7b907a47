import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('examples/', import.meta.url);

/** GraphiQL's initial tabs, in the order of their file names; the first is a welcome. */
export const examples = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
