import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { recommend, type Project } from '../../api/finder/recommend.ts';
import { suiteSize } from '../../common/values.ts';
import { baselineFor } from './baseline.ts';
import { projectOf, type Answer, type Case, type CaseSet } from './cases.ts';

/** What was wrong with the answer to a case. */
export interface Result {
  case: Case;
  answer: Answer;
  /** Share of its needs that are met, 0 to 1. */
  coverage: number;
  missing: string[];
  isOverBudget: boolean;
  isNotFive: boolean;
  /** Names that must not be there. */
  violations: string[];
}

/** Of one recommender on one set of cases. */
export interface Totals {
  cases: number;
  /** Mean share of the needs that are met, 0 to 1. */
  coverage: number;
  overBudget: number;
  notFive: number;
  violated: number;
}

/** What is measured, by name: the finder, and a plain search beside it. */
export const recommenders: Record<'engine' | 'baseline', (project: Project) => Answer> = {
  engine: (project) => {
    const { picks, totalCents } = recommend(project, catalogue);
    return { names: picks.map(({ tool }) => tool.name), totalCents };
  },
  baseline: baselineFor(catalogue.tools),
};

export function resultsOf({ needs, cases }: CaseSet, answerTo: (project: Project) => Answer): Result[] {
  const isAnyOf = (patterns: readonly string[], name: string) =>
    patterns.some((pattern) => new RegExp(pattern, 'i').test(name));
  return cases.map((each) => {
    const answer = answerTo(projectOf(each));
    const { names, totalCents } = answer;
    const missing = each.needs.filter((need) => !names.some((name) => isAnyOf(needs[need]!, name)));
    return {
      case: each,
      answer,
      coverage: 1 - missing.length / each.needs.length,
      missing,
      isOverBudget: totalCents > each.budget * 100,
      isNotFive: new Set(names).size !== suiteSize || names.length !== suiteSize,
      violations: names.filter((name) => isAnyOf(each.without ?? [], name)),
    };
  });
}

export function totalsOf(results: readonly Result[]): Totals {
  return {
    cases: results.length,
    coverage: results.reduce((sum, { coverage }) => sum + coverage, 0) / results.length,
    overBudget: results.filter(({ isOverBudget }) => isOverBudget).length,
    notFive: results.filter(({ isNotFive }) => isNotFive).length,
    violated: results.filter(({ violations }) => violations.length > 0).length,
  };
}
