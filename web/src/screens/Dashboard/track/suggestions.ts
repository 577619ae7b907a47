import { readEntry } from '../../../../../common/billing/entry.ts';

/** What a suggestion fills in. */
export interface Chosen {
  /** The line, or the beginning of one where no price is known. */
  line: string;
  /** The name of a category in the API. */
  category: string | null | undefined;
  websiteUrl: string | null | undefined;
}

/** The list of suggestions, as the field that it belongs to refers to it. */
export interface ShownList {
  id: string;
  /** The id of the option that Enter chooses. */
  activeId: string | undefined;
}

/** Shorter beginnings fit too many names. */
const shortest = 2;
const longest = 100;

/** The beginning of a name that somebody is typing; undefined once the line has all that it needs. */
export function nameBegun(line: string, currency: string): string | undefined {
  const name = line.replace(/[\s\-–—]+$/, '').trimStart();
  if (name.length < shortest || name.length > longest) return undefined;
  return typeof readEntry(line, currency) === 'string' ? name : undefined;
}
