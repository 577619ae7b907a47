import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('examples/', import.meta.url);

/** The operations that GraphiQL opens with, in the order of their files' names; the first welcomes. */
export const examples = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
