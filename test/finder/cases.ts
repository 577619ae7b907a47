import { readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import type { Project } from '../../api/finder/recommend.ts';
import type { ProjectType } from '../../common/values.ts';

/** What is recommended for a project. */
export interface Answer {
  names: string[];
  totalCents: number;
  /** How many people it was reckoned for. */
  people: number;
  /** Words of the text that the answer says it could not place, or whose need it says that it does not meet. */
  toldUnmet: string[];
  /** Names of tools that the catalogue itself knows to break what the text demands. */
  breaking: string[];
}

/** What somebody asked for, and what they really need. */
export interface Case {
  id: string;
  /** Two letters. */
  language: string;
  projectType: ProjectType;
  /** US dollars a month. */
  budget: number;
  projectDescription: string;
  /** What is really wanted: the need's name, and the words of the text that say it. */
  needs: { need: string; says?: string }[];
  /** Patterns of names that are not asked for and yet of use. */
  fine?: string[];
  /** What the text demands of every tool, with patterns of names that do not keep it. */
  constraints?: { kind: string; says: string; country?: string; notCountry?: string; breaks?: string[] }[];
  /** Patterns of names that must not be recommended: what is there already, or refused. */
  without?: string[];
  /** How many people pay. */
  seats?: number;
  /** Words of the text that ask for what no tool can do. */
  cannot?: string[];
  /** Measured only as one of many, so that nobody tunes on it. */
  heldBack?: boolean;
}

/** Cases, and for each need the patterns of the names that meet it. */
export interface CaseSet {
  needs: Record<string, string[]>;
  cases: Case[];
}

function read(file: string): CaseSet {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as CaseSet;
}

/** The older files name needs only, and are in English where they do not say otherwise. */
function readOlder(file: string): CaseSet {
  const { needs, cases } = read(file) as unknown as {
    needs: CaseSet['needs'];
    cases: (Omit<Case, 'needs'> & { needs: string[] })[];
  };
  return {
    needs,
    cases: cases.map((each) => ({ ...each, language: 'en', needs: each.needs.map((need) => ({ need })) })),
  };
}

/** One set of several files, each with needs of its own. */
function readStrangers(): CaseSet {
  const sets = readdirSync(new URL('strangers/', import.meta.url))
    .sort()
    .map((file) => ({ hand: file[0]!, ...read(`strangers/${file}`) }));
  return {
    needs: Object.fromEntries(
      sets.flatMap(({ hand, needs }) => Object.entries(needs).map(([name, patterns]) => [`${hand} ${name}`, patterns])),
    ),
    cases: sets.flatMap(({ hand, cases }) =>
      cases.map((each) => ({ ...each, needs: each.needs.map((need) => ({ ...need, need: `${hand} ${need.need}` })) })),
    ),
  };
}

/** Texts of a hand that wrote nothing that is learned from; each says by id which tools meet its needs. */
function readValidation(): CaseSet {
  const nameOf = new Map(catalogue.tools.map(({ id, name }) => [id, name]));
  const passages = readFileSync(new URL('validation.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ValidationText);
  const needs: CaseSet['needs'] = {};
  const cases = passages.map(({ text, people, needs: named, ...project }, index): Case => ({
    ...project,
    id: `validation ${index + 1}`,
    projectDescription: text,
    ...(people !== undefined && { seats: people }),
    needs: named
      .filter(({ tools }) => tools.length > 0)
      .map(({ says, tools }) => {
        const need = `${index + 1} ${says}`;
        needs[need] = tools.map((id) => `^${RegExp.escape(nameOf.get(id)!)}$`);
        return { need, says };
      }),
  }));
  return { needs, cases };
}

interface ValidationText extends Pick<Case, 'language' | 'projectType' | 'budget'> {
  text: string;
  people?: number;
  needs: { says: string; tools: string[] }[];
}

const own = readOlder('cases.json');
const strangers = readStrangers();

const half = ({ needs, cases }: CaseSet, heldBack: boolean, isEnglish?: boolean): CaseSet => ({
  needs,
  cases: cases.filter(
    (each) =>
      (each.heldBack ?? false) === heldBack && (isEnglish === undefined || (each.language === 'en') === isEnglish),
  ),
});

export const caseSets = {
  shared: readOlder('sharedCases.json'),
  tuned: half(own, false),
  heldBack: half(own, true),
  strangersEnglish: half(strangers, false, true),
  strangersOther: half(strangers, false, false),
  strangersEnglishHeldBack: half(strangers, true, true),
  strangersOtherHeldBack: half(strangers, true, false),
  validation: readValidation(),
} satisfies Record<string, CaseSet>;

export function projectOf({ projectType, budget, projectDescription }: Case): Project {
  return { type: projectType, budgetCents: budget * 100, name: '', description: projectDescription };
}
