import { readdirSync, readFileSync } from 'node:fs';

/** What somebody typed of a project, and what of it names which needs. */
export interface Text {
  text: string;
  needs: {
    /** Words of the text. */
    says: string;
    /** Ids of the needs that they name; none when the catalogue has no such need. */
    ids: string[];
  }[];
}

const folder = new URL('./texts/', import.meta.url);

/** All texts, in the order of the files' names. */
export function readTexts(): Text[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { cases: StoredText[] }).cases)
    .map(({ projectDescription, needs }) => ({ text: projectDescription, needs }));
}

type StoredText = Pick<Text, 'needs'> & { projectDescription: string };
