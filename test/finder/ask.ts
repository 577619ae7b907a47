import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { recommend, understand, type Project, type Suite } from '../../api/finder/recommend.ts';

/** What is recommended for a description, in a personal project of $60 unless the project says something else. */
export function ask(description: string, project: Partial<Project> = {}): Suite {
  return recommend({ type: 'personal', budgetCents: 6000, name: '', description, ...project }, catalogue);
}

/** What is read from a description. */
export function read(description: string, type: Project['type'] = 'personal') {
  return understand({ type, budgetCents: 6000, name: '', description }, catalogue).reading;
}

/** Ids of the needs that a description is understood to name. */
export const namedNeeds = (description: string, type?: Project['type']) =>
  read(description, type)
    .wants.filter(({ from }) => from === 'text')
    .map(({ need }) => need.id);

export const idsOf = (suite: Suite) => suite.picks.map(({ tool }) => tool.id);
export const mainNeedsOf = (suite: Suite) => suite.picks.map(({ tool }) => tool.needs[0]);
