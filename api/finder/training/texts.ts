import { readdirSync, readFileSync } from 'node:fs';
import type { ProjectType } from '../../../common/values.ts';

/** What somebody typed of a project, and what of it names which needs. */
export interface Text {
  type: ProjectType;
  text: string;
  needs: {
    /** Words of the text. */
    says: string;
    /** Ids of the needs that they name; none when the catalogue has no such need. */
    ids: string[];
    /** Whether its writer would accept a tool of that name for it. */
    accepts: (name: string) => boolean;
  }[];
}

const folder = new URL('./texts/', import.meta.url);

/** All texts, in the order of the files' names. */
export function readTexts(): Text[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const { needs: accepted, cases } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Stored;
      const accepting = (need: string) => {
        const patterns = accepted[need]!.map((pattern) => new RegExp(pattern, 'i'));
        return (name: string) => patterns.some((pattern) => pattern.test(name));
      };
      return cases.map(({ projectType, projectDescription, needs }) => ({
        type: projectType,
        text: projectDescription,
        needs: needs.map(({ need, says, ids }) => ({ says, ids, accepts: accepting(need) })),
      }));
    });
}

interface Stored {
  /** Patterns of names that the writer would accept. */
  needs: Record<string, string[]>;
  cases: {
    projectType: ProjectType;
    projectDescription: string;
    needs: { need: string; says: string; ids: string[] }[];
  }[];
}
