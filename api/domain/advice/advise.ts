import { aboveListPrices } from './aboveListPrices.ts';
import type { Advice } from './advice.ts';
import { alternatives } from './alternatives.ts';
import { cheaperPlans } from './cheaperPlans.ts';
import { duplicates } from './duplicates.ts';
import { endings } from './endings.ts';
import { overlaps } from './overlaps.ts';
import type { Portfolio } from './portfolio.ts';
import { hasOthers } from './sharing.ts';
import { subjectsOf } from './subjects.ts';
import { unused } from './unused.ts';
import { yearlyPlans } from './yearlyPlans.ts';

/** All advice that a user's subscriptions give, in no order. It is silent where it is not sure, and never costs more. */
export function advise(portfolio: Portfolio): Advice[] {
  const { today, rates } = portfolio;
  const subjects = subjectsOf(portfolio);
  const overlapping = overlaps(subjects, rates);
  const ended = new Set(overlapping.flatMap((each) => each.subjects.map(({ id }) => id)));
  return [
    ...duplicates(subjects, rates),
    ...overlapping,
    ...yearlyPlans(subjects, today),
    ...cheaperPlans(subjects, today, hasOthers(subjects)),
    ...alternatives(subjects, today, rates, ended),
    ...aboveListPrices(subjects, today),
    ...endings(subjects, today),
    ...unused(subjects),
  ].filter(({ saving }) => saving.over > 0n);
}
