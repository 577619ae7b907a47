import { readFileSync } from 'node:fs';
import type { Project } from '../../api/finder/recommend.ts';
import type { ProjectType } from '../../common/values.ts';

/** What is recommended for a project. */
export interface Answer {
  names: string[];
  totalCents: number;
}

/** What somebody asked for, and what they really need. */
export interface Case {
  id: string;
  projectType: ProjectType;
  /** US dollars a month. */
  budget: number;
  projectDescription: string;
  /** Names of needs. */
  needs: string[];
  /** Patterns of names that must not be recommended: what is there already, or refused. */
  without?: string[];
  /** Measured only as one of many, so that nobody tunes on it. */
  heldBack?: boolean;
}

/** What is recommended for a project. */
export interface Answer {
  names: string[];
  totalCents: number;
}

/** Cases, and for each need the patterns of the names that meet it. */
export interface CaseSet {
  needs: Record<string, string[]>;
  cases: Case[];
}

function read(file: string): CaseSet {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as CaseSet;
}

const own = read('cases.json');

export const caseSets = {
  shared: read('sharedCases.json'),
  tuned: { ...own, cases: own.cases.filter(({ heldBack }) => !heldBack) },
  heldBack: { ...own, cases: own.cases.filter(({ heldBack }) => heldBack) },
} satisfies Record<string, CaseSet>;

export function projectOf({ projectType, budget, projectDescription }: Case): Project {
  return { type: projectType, budgetCents: budget * 100, name: '', description: projectDescription };
}
