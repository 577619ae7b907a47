import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { allows, keeps } from '../../api/finder/choosing/keeping.ts';
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
  /** Share of the picks that meet a need that the text names, or are fine beside, 0 to 1. */
  precision: number;
  useless: string[];
  isOverBudget: boolean;
  isNotFive: boolean;
  /** Names that must not be there. */
  violations: string[];
  /** Names that do not keep what the text demands. */
  broken: string[];
  hasRightSeats: boolean;
  /** Of what is not met: what the answer says so of. */
  told: string[];
}

/** Of one recommender on one set of cases. */
export interface Totals {
  cases: number;
  /** Mean share of the needs that are met, 0 to 1. */
  coverage: number;
  precision: number;
  /** Cases with a tool that breaks a constraint, of 100 that have constraints. */
  broken: number;
  /** Share of the cases with a head-count that are reckoned for that many, 0 to 1. */
  seats: number;
  /** Share of what is not met that the answer says so of, 0 to 1. */
  told: number;
  /** Mean share of the budget that is spent, 0 to 1. */
  spent: number;
  overBudget: number;
  notFive: number;
  violated: number;
}

/** What is measured, by name: the finder, and a plain search beside it. */
export const recommenders: Record<'engine' | 'baseline', (project: Project) => Answer> = {
  engine: (project) => {
    const { picks, totalCents, people, unmetNeeds, understood, unplaced, constraints } = recommend(project, catalogue);
    return {
      names: picks.map(({ tool }) => tool.name),
      totalCents,
      people,
      toldUnmet: [
        ...unplaced,
        ...understood.filter(({ need }) => unmetNeeds.includes(need.name)).map(({ says }) => says),
      ].filter((says) => says !== ''),
      breaking: picks
        .filter(({ tool, plan }) => !constraints.every((each) => keeps(tool, each) && allows(tool, plan, each)))
        .map(({ tool }) => tool.name),
    };
  },
  baseline: baselineFor(catalogue.tools),
};

const isAnyOf = (patterns: readonly string[], name: string) =>
  patterns.some((pattern) => new RegExp(pattern, 'i').test(name));

export function resultsOf({ needs, cases }: CaseSet, answerTo: (project: Project) => Answer): Result[] {
  return cases.map((each) => {
    const answer = answerTo(projectOf(each));
    const { names, totalCents, toldUnmet } = answer;
    const missing = each.needs.filter(({ need }) => !names.some((name) => isAnyOf(needs[need]!, name)));
    const welcome = [...each.needs.flatMap(({ need }) => needs[need]!), ...(each.fine ?? [])];
    const useless = names.filter((name) => !isAnyOf(welcome, name));
    const breaks = (each.constraints ?? []).flatMap((constraint) => constraint.breaks ?? []);
    const unmet = [...missing.map(({ says }) => says ?? ''), ...(each.cannot ?? [])].filter((says) => says !== '');
    return {
      case: each,
      answer,
      coverage: each.needs.length === 0 ? 1 : 1 - missing.length / each.needs.length,
      missing: missing.map(({ need, says }) => (says === undefined ? need : `${need} (${says})`)),
      precision: names.length === 0 ? 0 : 1 - useless.length / names.length,
      useless,
      isOverBudget: totalCents > each.budget * 100,
      isNotFive: new Set(names).size !== suiteSize || names.length !== suiteSize,
      violations: names.filter((name) => isAnyOf(each.without ?? [], name)),
      broken: [...new Set([...names.filter((name) => isAnyOf(breaks, name)), ...answer.breaking])],
      hasRightSeats: answer.people === (each.seats ?? answer.people),
      told: unmet.filter((says) => toldUnmet.some((told) => overlaps(told, says))),
    };
  });
}

/** Whether one of the two texts holds the other, or they share a word of four letters or more. */
function overlaps(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  if (one.includes(other) || other.includes(one)) return true;
  const words = new Set(one.match(/\p{L}{4,}/gu));
  return (other.match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word));
}

export function totalsOf(results: readonly Result[]): Totals {
  const mean = (of: (result: Result) => number, among = results) =>
    among.length === 0 ? 1 : among.reduce((sum, result) => sum + of(result), 0) / among.length;
  const constrained = results.filter(({ case: { constraints } }) => constraints?.some(({ breaks }) => breaks?.length));
  const counted = results.filter(({ case: { seats } }) => seats !== undefined);
  const unmet = ({ missing, case: { cannot = [] } }: Result) => missing.length + cannot.length;
  const allUnmet = results.reduce((sum, result) => sum + unmet(result), 0);
  return {
    cases: results.length,
    coverage: mean(({ coverage }) => coverage),
    precision: mean(({ precision }) => precision),
    broken: constrained.length === 0 ? 0 : 100 * mean(({ broken }) => Number(broken.length > 0), constrained),
    seats: mean(({ hasRightSeats }) => Number(hasRightSeats), counted),
    told: allUnmet === 0 ? 1 : results.reduce((sum, { told }) => sum + told.length, 0) / allUnmet,
    spent: mean(({ answer, case: { budget } }) => (budget > 0 ? answer.totalCents / 100 / budget : 0)),
    overBudget: results.filter(({ isOverBudget }) => isOverBudget).length,
    notFive: results.filter(({ isNotFive }) => isNotFive).length,
    violated: results.filter(({ violations }) => violations.length > 0).length,
  };
}
