import { daysLater, type Day } from '../../../common/billing/schedule.ts';
import type { Tool } from '../../finder/catalogue/tool.ts';
import type { Sentence } from './advice.ts';

/** How old a list price may be before its age is named as such. */
const oldAfterDays = 365;

/** How old the prices are that advice rests on. */
export const ageOf = ({ pricesAsOf }: Tool, today: Day): Sentence => ({
  id: daysLater(pricesAsOf, oldAfterDays) < today ? 'advice.pricesOld' : 'advice.pricesOf',
  values: { month: { month: pricesAsOf.slice(0, 7) } },
});
